import Articles
import Containers
import Diagnostics
import Garland
import Testing

/// Renders articles with containers to pages, with the assets that the containers require.
enum ContainerPage {
  /// Returns the HTML of a page with an article, and fails the test if there are diagnostics.
  static func html(_ markdown: String, isMirrored: Bool = false, first script: String? = nil) -> String {
    var sources = SourceMap()
    let file = SourceFile(path: "page.md", text: markdown)
    let article = Article(file, as: sources.add(file), options: ArticleOptions(containers: .standard))
    let page = Document(lang: "en") {
      title { Text("Containers") }
      style(css: ":root { color-scheme: light dark } body { margin: 1rem; background: Canvas; color: CanvasText }")
      if let script { HTML.script(javaScript: script) }
    } content: {
      HTML.main {
        h1 { Text("Containers") }
        article.content
      }
    }
    .attribute(.dir(isMirrored ? .rtl : .ltr)).rendered()
    for diagnostic in article.diagnostics + page.diagnostics { Issue.record("\(diagnostic.message)") }
    return page.html
  }

  /// A site with every container, some of them nested, from left to right and from right to left.
  static let everything = Site([
    "index.html": html(all), "rtl.html": html(all, isMirrored: true), "picture.svg": picture(width: 1600),
  ])

  /// Returns a picture with a width, as SVG.
  static func picture(width: Int) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"300\"><path d=\"M0 0h99v99z\"/></svg>"
  }

  /// A word that is wider than 320 pixels.
  private static let long = "`NonisolatedNonsendingByDefaultInEveryTarget`"

  /// Every container, some of them nested.
  static let all = """
    ## Sets

    ::::tabs[Where it is installed from]{sync=manager}
    ### npm
    Words with \(long).

    :::carousel[In a tab]
    First slide in a tab.

    Second slide in a tab.
    :::

    ### yarn
    :::accordion{multiple}
    #### Folded in a tab
    Folded away in a tab.
    :::

    ### A rather long label with `code`
    ```sh
    npm install --save-exact --no-audit --no-fund --ignore-scripts --prefer-offline the-very-package another-package
    ```
    ::::

    :::picker[Which manager do you use?]{sync=manager selected=yarn}
    ### npm
    It comes with Node. \(long)

    ### yarn
    It came first with a lock file.

    ### A third one with a rather long label
    Nobody knows.
    :::

    ::::accordion
    ### Does it fold? {: open}
    It does. \(long)

    ### Does it hold tabs, and is its question rather long?
    :::tabs[In a fold]
    #### Left
    Left of the fold.

    #### Right
    Right of the fold.
    :::
    ::::

    ::::carousel[Screens]
    A slide with \(long).

    A slide with [a link](#sets).

    :::note
    A callout as a slide.
    :::
    ::::

    ## Talk

    ::::chat[With Grace]
    ### Ada
    Is it long? \(long)

    ### Grace {: own}
    :::columns
    Left of Grace.

    Right of Grace.
    :::
    ::::

    ## Layouts

    :::steps{start=3}
    ### Download
    Take the archive. \(long)

    ### Unpack
    Put it anywhere.
    :::

    ::::cards
    ### Feature
    The first. \(long)

    ### Second
    :::tabs[In a card]
    #### Up
    Up the card.

    #### Down
    Down the card.
    :::

    ### Third
    [A link](#talk) in a card.

    ### Fourth
    The rest.
    ::::

    ::::columns{count=3}
    The first column. \(long)

    :::accordion
    #### Folded in a column
    Folded away in a column.
    :::

    | a | b |
    |---|---|
    | c | d |
    ::::

    ::::stack{axis=horizontal}
    One of a row. \(long)

    :::stack
    Two of a row.

    And below it.
    :::

    Three of a row.
    ::::

    :::divided
    Over the rule.

    Under the rule.
    :::

    :::interleave
    Before the dots.

    After the dots.
    :::

    :::interleave[*and*]
    Before the word.

    After the word.
    :::

    :::warning[Mind the gap]
    It is dangerous. \(long)
    :::

    > [!TIP]
    > An alert.

    :::gallery[From the oven]
    ![Loaf](picture.svg) ![Rolls](picture.svg)

    ![Oven](picture.svg)
    :::

    :::figure[A loaf]
    ![Loaf](picture.svg)
    :::

    :::reversed
    Comes last.

    Comes first.
    :::

    """
}
