import Garland

/// The containers that come with Garland, as Swift writes them.
struct ContainerExhibits: View {
  var body: some View {
    h2 { Text("Containers that come with Garland") }
    ChoosingExhibits()
    FoldingExhibits()
    LayingOutExhibits()
    Exhibit("Set apart from the text") {
      ForEach(CalloutKind.allCases, id: \.self) { kind in
        Callout(kind) { p { Text("This is what a callout of the kind “\(kind.rawValue)” looks like.") } }
      }
    }
  }
}

/// One of several: tabs and a picker of one key.
private struct ChoosingExhibits: View {
  var body: some View {
    Group {
      Exhibit("A choice that the tabs below follow") {
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
      Exhibit("Tabs of the same key, in another order") {
        TabBar("Remove", sync: "manager") {
          CodeBlock("yarn remove garland", language: "sh").childLabel("Yarn").tag("yarn")
          CodeBlock("npm uninstall garland", language: "sh").childLabel("npm").tag("npm")
        }
      }
    }
    .environment(\.headingLevel, 4)
  }
}

/// What folds, scrolls and counts.
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

/// What stands beside what.
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
