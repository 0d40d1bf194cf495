import Articles
import Containers
import Diagnostics
import Garland

/// A page with every kind of code block.
enum CodePage {
  static let site = Site(["index.html": html])

  /// The same page with German words, as a template writes them.
  static let german = Site(["index.html": html.replacing("<body>", with: "<body data-copy=\"Kopieren\">")])

  private static let html = Document(lang: "en") {
    title { Text("Code") }
    style(css: ":root { color-scheme: light dark } body { margin: 1rem }")
  } content: {
    HTML.main {
      h1 { Text("Code") }
      article.content
    }
  }.rendered().html

  private static var article: Article {
    var sources = SourceMap()
    let file = SourceFile(path: "code.md", text: markdown)
    return Article(file, as: sources.add(file), options: ArticleOptions(containers: .standard))
  }

  /// Code with many kinds of tokens, then line numbers, changes, focus and titles.
  private static let markdown = """
    ```swift {#plain}
    let a = 1 // one
    ```

    ```swift {#numbered} numbers start=98 lines=2 title="main.swift"
    let a = "x \\(y)\\n" + #"raw"#
    @Test func f() -> Int { #if DEBUG
    f(nil, 0xFF)
    ```

    ```swift {#changed} diff
     let a = 1
    -let b = 2
    +let b = 3
    ```

    ```swift {#ranges} added=1 removed=2 focus=3
    let a = 1
    let b = 2
    let c = "three" // four
    ```

    ```text {#long}
    \(String(repeating: "a line that is longer than any page is wide ", count: 12))
    ```

    ```text {#private} copy=false
    not to be copied
    ```

    ```yaml {#noted notes numbers lines=2}
    a: b  # (1)!
    c: d  # (2)!
    ```

    1. One.
    2. Two.

    ```console {#session}
    $ ls -l \\
        a
    total 0
    $ pwd
    /home
    ```

    """
}
