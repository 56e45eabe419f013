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

// What a layout fixed, in points. The fields of nodes, edges and graphs are macros over records that differ between versions.

typedef struct {
  double x, y;
} navgraph_point;

typedef struct {
  double x, y, width, height;
} navgraph_area;

static inline navgraph_area navgraph_area_of_box(boxf box) {
  navgraph_area area = {(box.LL.x + box.UR.x) / 2, (box.LL.y + box.UR.y) / 2, box.UR.x - box.LL.x, box.UR.y - box.LL.y};
  return area;
}

static inline navgraph_area navgraph_area_of_label(textlabel_t *label) {
  navgraph_area area = {label->pos.x, label->pos.y, label->dimen.x, label->dimen.y};
  return area;
}

static inline navgraph_area navgraph_node_area(Agnode_t *node) {
  navgraph_area area = {ND_coord(node).x, ND_coord(node).y, ND_width(node) * 72, ND_height(node) * 72};
  return area;
}

/// The whole drawing, or a cluster.
static inline navgraph_area navgraph_graph_area(Agraph_t *graph) {
  return navgraph_area_of_box(GD_bb(graph));
}

/// Whether a graph has a label with a place; its place is then written.
static inline int navgraph_graph_label(Agraph_t *graph, navgraph_area *area) {
  textlabel_t *label = GD_label(graph);
  if (label == NULL || !label->set) return 0;
  *area = navgraph_area_of_label(label);
  return 1;
}

static inline int navgraph_cluster_count(Agraph_t *graph) {
  return GD_n_cluster(graph);
}

/// - Parameter index: from 0, below the count.
static inline Agraph_t *navgraph_cluster(Agraph_t *graph, int index) {
  return GD_clust(graph)[index + 1];
}

/// The number of lines that an edge is drawn by.
static inline int navgraph_line_count(Agedge_t *edge) {
  return ED_spl(edge) == NULL ? 0 : (int)ED_spl(edge)->size;
}

/// The number of control points of a line.
static inline int navgraph_control_count(Agedge_t *edge, int line) {
  return (int)ED_spl(edge)->list[line].size;
}

static inline navgraph_point navgraph_control(Agedge_t *edge, int line, int index) {
  pointf at = ED_spl(edge)->list[line].list[index];
  navgraph_point point = {at.x, at.y};
  return point;
}

/// Whether a line has an arrowhead at its end; its tip is then written.
static inline int navgraph_tip(Agedge_t *edge, int line, navgraph_point *tip) {
  bezier *curve = &ED_spl(edge)->list[line];
  if (!curve->eflag) return 0;
  tip->x = curve->ep.x;
  tip->y = curve->ep.y;
  return 1;
}

/// Whether an edge has a label with a place; its place is then written.
static inline int navgraph_edge_label(Agedge_t *edge, navgraph_area *area) {
  textlabel_t *label = ED_label(edge);
  if (label == NULL || !label->set) return 0;
  *area = navgraph_area_of_label(label);
  return 1;
}

/// Puts the middle of an edge's label elsewhere.
static inline void navgraph_move_edge_label(Agedge_t *edge, double x, double y) {
  textlabel_t *label = ED_label(edge);
  if (label == NULL) return;
  label->pos.x = x;
  label->pos.y = y;
}

/// Puts the middle of a cluster's label elsewhere.
static inline void navgraph_move_graph_label(Agraph_t *graph, double x, double y) {
  textlabel_t *label = GD_label(graph);
  if (label == NULL) return;
  label->pos.x = x;
  label->pos.y = y;
}
