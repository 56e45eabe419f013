/// Names that are hostile to terminals, DOT, SVG, HTML, Markdown, Mermaid or JSON.
public let hostileNames = [
  "plain", "Name With Spaces", "\"quoted\"", "it's", "back\\slash", "trailing\\", "<script>alert(1)</script>", "a & b", "&lt;", "#quot;", "#35;",
  "line\nbreak", "carriage\rreturn", "tab\tstop", "\u{1B}[31mred\u{1B}[0m", "\u{1B}]8;;http://example.com\u{7}link\u{1B}]8;;\u{7}", "nul\u{0}byte",
  "bell\u{7}", "del\u{7F}", "c1\u{9B}31m", "line\u{2028}separator", "paragraph\u{2029}separator", "right\u{202E}to left", "iso\u{2066}late\u{2069}",
  "zero\u{200B}width", "bom\u{FEFF}", "tag\u{E0041}", "`code`", "``` fence", "**bold**", "[link](javascript:alert(1))", "| pipe |", "%% comment",
  "%%{init: {}}%%", "--> arrow", "}\n  n0 --> n1", "end", "subgraph", "]", ")", "}", "[[x]]", "\"]; evil [\"", "1. list", "- item", "$(command)", "%s%n%d",
  "é", "e\u{301}", "Å", "A\u{30A}", "日本語", "👨‍👩‍👧", "\u{301}combining", ":colon", "😀\u{10FFFF}", "::error file=a::b", "%0A", "a,b;c",
]

/// The same and more, for reports: what is hostile to XML, to comments on hosts, to links, to workflow commands; and a name of ten kilobytes.
public let hostileTexts =
  hostileNames + [
    "]]>", "<![CDATA[", "<!-- c -->", "&#0;", "@everyone", "#1", "a_b_c", "http://example.com", "www.example.com", "file:///etc/passwd", "C:\\x",
    "../up", "/abs/olute", "non\u{FFFE}char\u{FFFF}", "{0}", "[1](2)", "</details>", "</script>", "</style>", "' onmouseover='x", "1. `a` | b",
    "##[error]x", "odd ` tick", "a`b`c|d\\", String(repeating: "long<&`|", count: 1250),
  ]
