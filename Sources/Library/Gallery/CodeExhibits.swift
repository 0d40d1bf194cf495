import Garland

/// Code in its colours.
struct CodeExhibits: View {
  var body: some View {
    h2 { Text("Code") }
    Exhibit("A file, with numbers and a line to look at") {
      CodeBlock(
        Self.container, language: "swift", CodePresentation(title: "DividedList.swift", firstNumber: 1, marked: [5...8])
      )
    }
    Exhibit("What changed") {
      CodeBlock(Self.change, language: "swift", CodePresentation(readsChanges: true))
    }
    Exhibit("Markdown, with the code in it in its own colours") {
      CodeBlock(Self.article, language: "markdown", CodePresentation(focused: [3...8]))
    }
    Exhibit("A long line, which scrolls in its block") {
      CodeBlock(Self.session, language: "console")
    }
  }

  private static let container = #"""
    struct DividedList<Content: View>: View {
      @ViewBuilder let content: Content

      var body: some View {
        Group(subviews: content) { children in
          ForEach(children) { child in
            if child.id != children.first?.id { Divider() }
            p(.class("row \(child.id)")) { child }
          }
        }
      }
    }
    """#

  private static let change = #"""
     func greeting(for name: String) -> String {
    -  return "Hello " + name
    +  "Hello, \(name.isEmpty ? "world" : name)!"
     }
    """#

  private static let article = """
    # Installing

    :::tabs{sync=manager}
    ### npm
    ```sh
    npm install --save-dev garland  # once
    ```
    :::

    Then *write*.
    """

  private static let session = """
    $ garland build --content Content --templates Templates --output _site --base-url https://example.com/blog/ --strict
    1,255 pages: 3 rendered, 1,252 unchanged, in 41 ms
    """
}
