import Articles
import Containers
import Diagnostics
import Foundation
import Sites
@testable import Gallery
import Garland
import Parsing
import TestSupport

extension CheckedPage {
  /// All pages that must be valid.
  static let valid = articles + containers + views + sample

  /// Creates a page with an article; styles and scripts are linked.
  init(
    _ name: String, markdown: some Sequence<UInt8>, options: ArticleOptions = ArticleOptions(containers: .standard)
  ) {
    var sources = SourceMap()
    let file = SourceFile(path: "\(name).md", utf8: Array(markdown))
    let article = Article(file, as: sources.add(file), options: options)
    let rendering = Self.document(named: name) { article.content }.rendered()
    let errors = (article.diagnostics + rendering.diagnostics).filter { $0.severity == .error }
    self.init(name: name, html: rendering.html, errors: errors.map(\.message))
  }

  /// Creates a page with a view.
  init(_ name: String, @ViewBuilder content: () -> some View) {
    self.init(name: name, html: Self.document(named: name, content: content).rendered().html)
  }

  private static func document<Content: View>(
    named name: String, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return Document(lang: "en") {
      title { Text(name) }
    } content: {
      HTML.main { content }
    }
  }
}

extension CheckedPage {
  /// All golden articles without errors.
  static let articles = goldenNames.compactMap { name in
    let file = goldenFolder.appending(path: "\(name)/article.md")
    let page = (try? Data(contentsOf: file)).map { CheckedPage("article-\(name)", markdown: $0) }
    return page.flatMap { $0.errors.isEmpty ? $0 : nil }
  }

  private static let goldenFolder = Program.repository.appending(path: "Tests/Fixtures/Articles")
  private static let goldenNames =
    ((try? FileManager.default.contentsOfDirectory(atPath: goldenFolder.path)) ?? []).sorted()
}

extension CheckedPage {
  /// All pages of the sample site.
  static let sample = SampleSite.built.files.filter { $0.path.hasSuffix(".html") }.map { file in
    CheckedPage(
      name: "sample-" + file.path.replacing("/", with: "-"),
      html: String(decoding: SampleSite.bytes(of: file), as: UTF8.self))
  }
}

extension CheckedPage {
  /// The views that Markdown does not have, and the gallery with all examples.
  static let views = [
    CheckedPage("view-components") {
      h1 { Text("Components") }
      VStack {
        Text("<one>")
        Divider()
        HStack {
          Link("two & three", destination: "/?a=1&b=2")
          Spacer()
          Image("/four.png", alt: "\"four\"")
        }
        ScrollView { List { ForEach(5..<7) { Text("\($0)") } } }
        ZStack { p { Text("seven") } }
      }
    },
    CheckedPage(name: "gallery", html: Gallery().rendered().html.withoutLayers),
  ]
}

extension CheckedPage {
  /// All containers of Markdown, and all presentations of code.
  static let containers = [
    markdown("divided", ":::divided\nOne\n\n- two\n\n> three\n:::"),
    markdown("interleave", ":::interleave\nOne\n\nTwo\n\nThree\n:::"),
    markdown("interleave-markdown", ":::interleave[*and* then]\nOne\n\nTwo\n:::"),
    markdown("stack", ":::stack\nOne\n\nTwo\n:::\n\n:::stack{axis=horizontal}\nOne\n\nTwo\n:::"),
    markdown("cards", ":::cards\n## First\nOne\n\n## Second {#own}\nTwo\n\n## Third\nThree\n\n## Fourth\nFour\n:::"),
    markdown("cards-of-items", ":::cards\n- One\n- Two\n:::"),
    markdown("tabs", ":::tabs[Install]{sync=manager}\n### npm\nRun `npm`.\n\n### yarn {#yarn}\nRun `yarn`.\n:::"),
    markdown("tabs-twice", ":::tabs\n### npm\nOne\n:::\n\n:::tabs\n### npm\nTwo\n:::"),
    markdown("tabs-of-code", ":::tabs\n```sh [npm]\nnpm i\n```\n\n```swift [main.swift] {1}\nlet a = 1\n```\n:::"),
    markdown("picker", ":::picker[Install with]{sync=manager}\n### npm\nOne\n\n### yarn\n- two\n:::"),
    markdown("picker-of-a-key", ":::picker{sync=m selected=b}\n### A\nOne\n\n### B\nTwo\n:::"),
    markdown("accordion", ":::accordion\n### Why?\nOne\n\n### How?\nTwo\n:::"),
    markdown("accordion-of-a-group", ":::accordion{group=faq}\n### Why?\nOne\n\n### How?\nTwo\n:::"),
    markdown("accordion-open", ":::accordion{: multiple}\n### Why? {: open}\nOne\n\n### How? {: open}\nTwo\n:::"),
    markdown("carousel", ":::carousel[Screens]\n![One](/one.png)\n\n![Two](/two.png)\n:::"),
    markdown("steps", ":::steps\n### First\nOne\n\n### Second\nTwo\n:::"),
    markdown("steps-later", ":::steps{start=3}\n- One\n- Two\n:::"),
    markdown("columns", ":::columns{count=3}\nOne\n\nTwo\n\nThree\n:::"),
    markdown("chat", ":::chat\nHow are containers?\n\nThey meet their children.\n:::"),
    markdown("chat-of-two", ":::chat[With Grace]\n### Ada\nOne\n\n### Grace {: own}\nTwo\n:::"),
    markdown("empty", names.map { ":::\($0)\n:::" }.joined(separator: "\n\n")),
    markdown("callouts", ":::warning[Mind the gap]\nOne\n:::\n\n:::note\nTwo\n:::\n\n> [!TIP]\n> Three"),
    markdown("figure", ":::figure[A loaf]\n![Loaf](/loaf.png)\n:::"),
    markdown("gallery", ":::gallery[Oven]\n![Loaf](/loaf.png)\n![Roll](/roll.png \"Rolls\")\n:::"),
    markdown("video", ":::video[Kneading]{youtube=dQw4w9WgXcQ}\n:::"),
    markdown("reversed", ":::reversed\nOne\n\nTwo\n:::"),
    markdown("one-in-another", "::::tabs\n### One\n:::accordion\n#### Two\nThree\n:::\n::::"),
    markdown("code", code),
    CheckedPage("abbreviations-and-line-links", markdown: explained.utf8, options: explaining),
  ]

  private static let explained = """
    # Title

    HTML, **HTML** and [a link to HTML](/).

    ## The HTML

    :::tabs
    ### HTML
    - HTML

    ### Other
    | HTML |
    |---|
    | HTML |
    :::

    :::accordion
    ### HTML
    One
    :::

    ```text numbers lines=1 diff
    +a

    -b
    ```

    ```text {#own start=9}
    a
    b
    ```

    *[HTML]: HyperText "Markup" Language
    """

  private static var explaining: ArticleOptions {
    var options = ArticleOptions(containers: .standard)
    (options.additions, options.lineLinks) = ([.abbreviations], true)
    return options
  }

  private static let names = ContainerRegistry.standard.containers.filter(\.requiredAttributes.isEmpty).map(\.name)

  private static func markdown(_ name: String, _ text: String) -> CheckedPage {
    CheckedPage("container-\(name)", markdown: "# Title\n\n\(text)\n".utf8)
  }

  private static let code = """
    ```swift {#numbered} numbers start=98 lines=2 title="main.swift"
    let a = "x \\(y)\\n" + #"<raw>"#
    f(nil, 0xFF) // & so on
    ```

    ```swift diff
     let a = 1
    -let b = 2
    +let b = 3
    ```

    ```html added=1 removed=2 focus=3 copy=false
    <p class=a>
    </p>
    <script>let a = "</b>"</script>
    ```

        indented & <plain>
    """
}

extension String {
  /// The text without the layer around each stylesheet: the checker does not know `@layer`, and would skip its content.
  fileprivate var withoutLayers: String {
    replacing(/<style>([\s\S]*?)<\/style>/) { match in
      let parts = match.1.split(separator: /@layer garland \{/, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let end = parts[1].lastIndex(of: "}") else { return String(match.0) }
      return "<style>\(parts[0])\(parts[1][..<end])</style>"
    }
  }
}
