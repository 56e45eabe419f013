/// Names that frameworks have. Written from the documentation of SwiftUI, UIKit, Foundation and the standard library: not all there are, but those
/// that the samples and patterns declare too, and some more.
enum FrameworkNames {
  /// What conformances, overrides and the language ask for by name.
  static let required: Set<String> = [
    "body", "previews", "id", "hash", "rawValue", "allCases", "description", "errorDescription", "defaultValue", "wrappedValue", "projectedValue",
    "makeBody", "makeUIViewController", "updateUIViewController", "makeUIView", "updateUIView", "makeCoordinator", "encode", "callAsFunction",
    "dynamicMember",
    "application", "scene", "windowScene", "window", "tableView", "collectionView", "numberOfSections", "tabBarController", "navigationController",
    "userNotificationCenter", "perform", "entities", "suggestedEntities", "main", "newValue", "oldValue", "error", "coder", "Content", "Context",
    "Configuration", "Body", "Value", "Element", "self", "Self", "init", "subscript",
    "pageViewController", "performSegue", "instantiateViewController", "instantiateInitialViewController", "prepare",
    // The nested types of a reducer, and the method by which it answers.
    "Action", "State", "action", "into", "reduce", "state",
    // What a coordinator of tabs holds these in, and what makes a route of a link.
    "child", "from",
  ]

  /// Members of framework types, modifiers and static members: where the source declares one of these too, it takes the receiver to tell whose is meant.
  static let members: Set<String> = [
    "alert", "all", "always", "animated", "animation", "appearance", "append", "automatic", "background", "badge", "bar", "black", "blue", "bold", "bottom",
    "button", "buttons", "cancel", "caption", "cell", "center", "clear", "close", "color", "compact", "confirmationDialog", "contains", "content",
    "contents", "context", "coordinator", "count", "current", "custom", "data", "date", "default", "delegate", "deny", "destructive",
    "disabled", "dismiss", "display", "distance", "done", "edit", "empty", "environment", "file",
    "filter", "finish", "first", "focused", "font", "format", "formatted", "frame", "fullScreen", "fullScreenCover", "gray", "green", "grid", "grouped",
    "handle", "header", "height", "help", "hidden", "host", "icon", "image", "index", "indices", "info", "inline", "insert", "inspector", "isActive",
    "isEmpty", "isEnabled", "isPresented", "item", "items", "joined", "key", "kind", "label", "large", "last", "leading", "left", "list",
    "map", "max", "medium", "menu", "message", "min", "modifier", "month", "name", "navigationItem",
    "navigationTitle", "next", "none", "number", "object", "offset", "on", "opacity", "open", "openURL", "options", "order", "overlay", "padding",
    "page", "path", "picker", "plain", "popover", "post", "present", "presentation", "presentationMode", "primary",
    "prominent", "publisher", "query", "queue", "read", "red", "regular", "remove", "removeAll", "removeLast", "replace", "reset",
    "resume", "right", "role", "root", "rootView", "rootViewController", "rounded", "run", "save", "scheme", "screen", "search", "searchable", "second",
    "secondary", "section", "select", "selection", "send", "shared", "sheet", "show", "sidebar", "size", "small", "sorted", "spacing",
    "stack", "state", "status", "step", "stop", "store", "stroke", "style", "subtitle", "symbol", "tab", "tabItem", "tag", "tags", "task", "text", "tint",
    "title", "toggle", "toolbar", "top", "topLeading", "trailing", "type", "update", "url", "value", "values", "view", "visible", "week",
    "weight", "white", "width", "windows", "x", "y", "year", "yellow", "zero", "id",
  ]

  static let wrappers: Set<String> = ["Bindable", "Binding"]

  /// The arguments of foreign calls that take a value of the app's own.
  static let valueLabels: Set<String> = ["value", "selection", "item", "presenting", "contentsOf", "for", "equals"]
  static let valueCalls: Set<String> = ["tag", "append", "insert", "Optional", "constant", "send"]
}
