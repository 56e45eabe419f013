"""Rules that scan each Swift library where it is built, and link what was scanned: see docs/sharding.md."""

NavgraphFactsInfo = provider(
    doc = "What libraries say of navigation.",
    fields = {"facts": "A depset of files that `navgraph scan` wrote."},
)

# What navgraph reads beside Swift: storyboards, tables of texts, property lists, Objective-C.
_EXTENSIONS = ["swift", "storyboard", "xib", "strings", "xcstrings", "plist", "entitlements", "m", "mm", "h"]

# Where rules for Swift and for apps keep their files, and where what they depend on.
_FILES = ["srcs", "hdrs", "resources", "data", "infoplists", "strings", "launch_storyboard", "entitlements"]
_DEPS = ["deps", "private_deps", "extensions", "watch_application", "app_clips", "implementation_deps"]

def _as_list(value):
    if value == None:
        return []
    return value if type(value) == "list" else [value]

def _files(attributes):
    found = []
    for name in _FILES:
        for target in _as_list(getattr(attributes, name, None)):
            if type(target) == "Target":
                found += [file for file in target.files.to_list() if file.extension in _EXTENSIONS and file.is_source]
    return found

def _kind(rule, has_testonly):
    if has_testonly:
        return "test"
    if "extension" in rule:
        return "extension"
    if "watchos" in rule:
        return "watch-app"
    if "clip" in rule:
        return "clip"
    return "app" if "application" in rule else "library"

def _scan_impl(_target, ctx):
    attributes = ctx.rule.attr
    transitive = []
    for name in _DEPS:
        for target in _as_list(getattr(attributes, name, None)):
            if type(target) == "Target" and NavgraphFactsInfo in target:
                transitive.append(target[NavgraphFactsInfo].facts)
    files = _files(attributes)
    direct = []
    if files:
        facts = ctx.actions.declare_file(ctx.label.name + ".navgraph.facts")
        arguments = ctx.actions.args()
        arguments.add("scan")
        arguments.add("--follow-links")
        arguments.add("--no-config")
        arguments.add("--module", getattr(attributes, "module_name", None) or ctx.label.name)
        arguments.add("--kind", _kind(ctx.rule.kind, getattr(attributes, "testonly", False)))
        arguments.add("--output", facts)
        arguments.add_all(files)
        ctx.actions.run(
            executable = ctx.executable._navgraph,
            arguments = [arguments],
            inputs = files,
            outputs = [facts],
            mnemonic = "NavgraphScan",
            progress_message = "Scanning the navigation of %s" % ctx.label,
        )
        direct.append(facts)
    return [NavgraphFactsInfo(facts = depset(direct, transitive = transitive))]

_NAVGRAPH = attr.label(default = Label("//tools/navgraph"), executable = True, cfg = "exec", allow_files = True)

navgraph_scan = aspect(
    doc = "Scans a target and all that it is made of.",
    implementation = _scan_impl,
    attr_aspects = _DEPS,
    attrs = {"_navgraph": _NAVGRAPH},
)

def _facts(ctx):
    return ctx.attr.app[NavgraphFactsInfo].facts

def _graph_impl(ctx):
    output = ctx.actions.declare_file(ctx.label.name + ".json")
    facts = _facts(ctx)
    arguments = ctx.actions.args()
    arguments.add("link")
    arguments.add_all(facts)
    arguments.add("--output", output)
    configuration = _as_list(ctx.file.config)
    if configuration:
        arguments.add("--config", ctx.file.config)
    else:
        arguments.add("--no-config")
    ctx.actions.run(
        executable = ctx.executable._navgraph,
        arguments = [arguments],
        inputs = depset(configuration, transitive = [facts]),
        outputs = [output],
        mnemonic = "NavgraphLink",
        progress_message = "Linking the navigation of %s" % ctx.label,
    )
    return [DefaultInfo(files = depset([output]))]

_APP = {
    "app": attr.label(doc = "The app, or a library.", aspects = [navgraph_scan], mandatory = True),
    "config": attr.label(doc = "The project's .navgraph.yml.", allow_single_file = True),
    "_navgraph": _NAVGRAPH,
}

navgraph_graph = rule(
    doc = "The navigation graph of an app as JSON, which other commands of navgraph read.",
    implementation = _graph_impl,
    attrs = _APP,
)

def _lint_impl(ctx):
    facts = _facts(ctx)
    configuration = _as_list(ctx.file.config)
    words = ["lint"] + (["--config", ctx.file.config.short_path] if configuration else ["--no-config"]) + ctx.attr.options
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    list_file = ctx.actions.declare_file(ctx.label.name + ".parts")
    ctx.actions.write(list_file, "".join([file.short_path + "\n" for file in facts.to_list()]))
    ctx.actions.write(
        script,
        "#!/bin/sh\nexec '%s' %s --files-from '%s'\n" % (
            ctx.executable._navgraph.short_path,
            " ".join(["'%s'" % word.replace("'", "'\\''") for word in words]),
            list_file.short_path,
        ),
        is_executable = True,
    )
    runfiles = ctx.runfiles(files = configuration + [list_file, ctx.executable._navgraph], transitive_files = facts)
    return [DefaultInfo(executable = script, runfiles = runfiles)]

navgraph_lint_test = rule(
    doc = "A test that fails where `navgraph lint` does.",
    implementation = _lint_impl,
    attrs = dict(_APP, options = attr.string_list(doc = "Further options of `navgraph lint`.")),
    test = True,
)
