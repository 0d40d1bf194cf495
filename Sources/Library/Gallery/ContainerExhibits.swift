import Garland

/// The built-in containers as Swift views.
struct ContainerExhibits: View {
  var body: some View {
    h2 { Text("Built-in containers") }
    ChoosingExhibits()
    FoldingExhibits()
    LayingOutExhibits()
    Exhibit("Callouts") {
      ForEach(CalloutKind.allCases, id: \.self) { kind in
        Callout(kind) { p { Text("This is what a callout of the kind “\(kind.rawValue)” looks like.") } }
      }
    }
  }
}

/// Tabs and pickers with the same synchronization key.
private struct ChoosingExhibits: View {
  var body: some View {
    Group {
      Exhibit("A picker that synchronizes the tabs below") {
        Picker("Which one do you use?", selection: "yarn", sync: "manager") {
          p { Text("It comes with Node.") }.childLabel("npm").tag("npm")
          p { Text("It was the first with a lock file.") }.childLabel("Yarn").tag("yarn")
        }
      }
      Exhibit("Tabs") {
        TabBar("Install", sync: "manager") {
          CodeBlock("npm install garland", language: "sh").childLabel("npm").tag("npm")
          CodeBlock("yarn add garland", language: "sh").childLabel("Yarn").tag("yarn")
        }
      }
      Exhibit("Tabs with the same key in another order") {
        TabBar("Remove", sync: "manager") {
          CodeBlock("yarn remove garland", language: "sh").childLabel("Yarn").tag("yarn")
          CodeBlock("npm uninstall garland", language: "sh").childLabel("npm").tag("npm")
        }
      }
    }
    .environment(\.headingLevel, 4)
  }
}

/// Accordions, steps, carousels and chats.
private struct FoldingExhibits: View {
  var body: some View {
    Group {
      Exhibit("An accordion") {
        Accordion {
          p { Text("No: each is a details element.") }.childLabel("Does it need script?")
          p { Text("Into it.") }.childLabel("Where does a link to a closed one lead?").initiallyOpen()
        }
      }
      Exhibit("Steps") {
        Steps {
          p { Text("Take the archive.") }.childLabel("Download")
          p { Text("Put it anywhere.") }.childLabel("Unpack")
        }
      }
      Exhibit("A carousel") {
        Carousel("Slides") {
          ForEach(1..<6) { number in p(.class("slide")) { Text("Slide \(number)") } }
        }
      }
      Exhibit("A chat") {
        Chat("With Grace") {
          p { Text("Is it long?") }.childLabel("Ada")
          p { Text("It scrolls, and this is where it starts.") }.childLabel("Grace").ownMessage()
        }
      }
    }
    .environment(\.headingLevel, 4)
  }
}

/// Cards, columns and divided lists.
private struct LayingOutExhibits: View {
  var body: some View {
    Group {
      Exhibit("Cards") {
        Cards {
          ForEach(["The feature", "A second", "Another second", "The rest", "The rest, too"], id: \.self) { title in
            p { Text("It has its place by its position.") }.childLabel(title)
          }
        }
      }
      Exhibit("Columns") { Columns(3) { ForEach(["One", "Two", "Three"], id: \.self) { name in p { Text(name) } } } }
      Exhibit("A divided list") { DividedList { ForEach(["One", "Two"], id: \.self) { name in p { Text(name) } } } }
    }
    .environment(\.headingLevel, 4)
  }
}

/// Highlighted code.
struct CodeExhibits: View {
  var body: some View {
    h2 { Text("Code") }
    Exhibit("A file with line numbers and marked lines") {
      CodeBlock(
        Self.container, language: "swift", CodePresentation(title: "DividedList.swift", firstNumber: 1, marked: [5...8])
      )
    }
    Exhibit("A diff") {
      CodeBlock(Self.change, language: "swift", CodePresentation(readsChanges: true))
    }
    Exhibit("Markdown with highlighted code") {
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
