#include <stddef.h>
#include <graphviz/cgraph.h>
#include <graphviz/gvc.h>

// What Swift cannot see: macros, and a function whose type depends on the version of Graphviz.

/// Renders a laid-out graph into memory. The length is `unsigned int *` before Graphviz 14 and `size_t *` since; there is no
/// version macro to ask, so the type of the function itself chooses the variable. Returns what `gvRenderData` returns: 0 is success.
static inline int navgraph_render(GVC_t *context, Agraph_t *graph, const char *format, char **data, size_t *length) {
  unsigned int narrow = 0;
  size_t wide = 0;
  *data = NULL;
  int status = gvRenderData(
      context, graph, format, data,
      _Generic(&gvRenderData,
               int (*)(GVC_t *, Agraph_t *, const char *, char **, unsigned int *): &narrow,
               default: &wide));
  *length = narrow != 0 ? (size_t)narrow : wide;
  return status;
}

/// Sets an attribute of the whole graph.
static inline int navgraph_set(Agraph_t *graph, char *name, char *value) {
  return agsafeset(graph, name, value, "");
}

/// The number of errors that the library counts; its highest severity is sticky (`agreseterrors` clears it).
static inline int navgraph_errors(void) {
  return agerrors();
}
