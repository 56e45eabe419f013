import Site
import Testing

/// What the hosts' documentation says of `CODEOWNERS`, in our own words.
@Suite struct CodeOwnersTests {
  @Test(arguments: [
    // The last line that fits counts, not the most exact one.
    ("* @all\n*.swift @swift", "A/B.swift", "@swift"), ("*.swift @swift\n* @all", "A/B.swift", "@all"), ("* @all", ".hidden", "@all"),
    // A folder at the top, with all that lies in it.
    ("/build/logs/ @ops", "build/logs/a/b.txt", "@ops"), ("/build/logs/ @ops", "x/build/logs/a.txt", ""), ("/build/logs/ @ops", "build/logs", ""),
    // What lies directly in a folder.
    ("docs/* a@example.com", "docs/start.md", "a@example.com"), ("docs/* a@example.com", "docs/more/start.md", ""),
    // A folder of this name anywhere.
    ("apps/ @apps", "x/apps/y.swift", "@apps"), ("apps/ @apps", "apps/y/z.swift", "@apps"), ("apps/ @apps", "myapps/y.swift", ""),
    ("**/logs @logs", "build/logs/a.txt", "@logs"), ("**/logs @logs", "a/b/logs/c/d.txt", "@logs"), ("**/logs @logs", "logs/a", "@logs"),
    // A slash in the middle ties it to the top.
    ("App/Home @home", "App/Home/View.swift", "@home"), ("App/Home @home", "x/App/Home/View.swift", ""), ("Home.swift @home", "a/b/Home.swift", "@home"),
    ("/a/**/z @deep", "a/z", "@deep"), ("/a/**/z @deep", "a/b/c/z/f.swift", "@deep"), ("/a/** @deep", "a/b/c", "@deep"),
    // A line without owners takes them away.
    ("/apps/ @apps\n/apps/github", "apps/github/x.swift", ""), ("/apps/ @apps\n/apps/github @octo", "apps/github/x.swift", "@octo"),
    // Comments, spaces, several owners.
    ("# no\n*.md @a @b # both\n", "x.md", "@a @b"), ("Sources/My\\ App/ @app", "Sources/My App/A.swift", "@app"), ("*.swift\t@tab", "A.swift", "@tab"),
    ("View?.swift @one", "View1.swift", "@one"), ("View?.swift @one", "View12.swift", ""), ("*View*.swift @v", "MyViewModel.swift", "@v"),
    // Not known there: no line.
    ("* @all\n!x.swift @x", "x.swift", "@all"), ("", "x.swift", ""), ("\\", "x", ""), ("* nobody", "x", ""),
  ]) func gitHub(_ text: String, _ path: String, _ owners: String) {
    #expect(CodeOwners(text, host: .gitHub).owners(of: path).joined(separator: " ") == owners)
  }

  @Test(arguments: [
    // Each section has a last line of its own.
    ("* @all\n[Docs]\n*.md @docs\n[Security] @sec\n*.md\n", "x.md", "@all @docs @sec"), ("* @all\n[Docs]\n*.md @docs", "x.swift", "@all"),
    ("[A] @a\n*.md\n*.swift @b", "x.md", "@a"), ("[A] @a\n*.md\n*.swift @b", "x.swift", "@b"), ("^[Maybe][2] @m\n*", "x", "@m"),
    // The same section again, in other letters, goes on.
    ("[Docs]\n*.md @a\n[DOCS]\nx.md @b", "x.md", "@b"), ("[Two words]\n* @t", "x", "@t"),
    // Only a slash at the beginning ties a pattern to the top.
    ("[S]\ninternal/a.md @i", "x/internal/a.md", "@i"), ("[S]\n/internal/a.md @i", "x/internal/a.md", ""), ("[S]\n/docs/ @d", "docs/a/b.md", "@d"),
    // A folder needs its slash.
    ("[S]\n/docs @d", "docs/a.md", ""), ("[S]\n/docs/*.md @d", "docs/a.md", "@d"), ("[S]\n/docs/**/*.md @d", "docs/a/b/c.md", "@d"),
    // Left out of a section for good.
    ("[S]\n* @s\n!*.rb\n*.rb @late", "x.rb", ""), ("[S]\n* @s\n!*.rb\n[T]\n* @t", "x.rb", "@t"), ("[S]\n\\#file @h", "#file", "@h"),
  ]) func gitLab(_ text: String, _ path: String, _ owners: String) {
    #expect(CodeOwners(text, host: .either).owners(of: path).joined(separator: " ") == owners)
  }

  @Test func manyStarsTakeNoTime() {
    let owners = CodeOwners(String(repeating: "*a", count: 2000) + "b @x\n" + String(repeating: "**/", count: 500) + "z @y", host: .gitHub)
    #expect(owners.owners(of: String(repeating: "a", count: 4000)).isEmpty)
    #expect(owners.owners(of: String(repeating: "d/", count: 500) + "z") == ["@y"])
  }

  @Test func pathsOfTheGraphAreSeenFromTheRepository() {
    var options = DocsOptions()
    options.owners = SourceOwners(rules: CodeOwners("/App/Shop/ @shop\n/Packages/ @packages", host: .gitHub), prefix: "App/")
    let text = DocsForm.markdown.write(Documentation(shop, options), LinkOptions()).text("screens/ItemDetail.md") ?? ""
    #expect(text.contains("- **Owner**: `@shop`\n"))
  }
}
