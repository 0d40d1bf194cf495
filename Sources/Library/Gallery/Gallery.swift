import Examples
import Garland

/// A program that prints a page with all containers: `swift run Gallery > gallery.html`.
@main
struct Gallery: View {
  static func main() {
    print(Gallery().rendered().html)
  }

  var body: some View {
    Document(lang: "en", inlining: Asset.builtIn) {
      title { Text("Garland: containers that receive their children one by one") }
      style(css: Self.styles)
    } content: {
      HTML.main {
        h1 { Text("Containers that receive their children one by one") }
        ContainerExhibits()
        RootKindsExhibits()
        TransformingExhibits()
        DividingExhibits()
        ChatExhibits()
        DisplayBoardExhibits()
        CodeExhibits()
      }
    }
  }

  private static let styles = """
    :root { color-scheme: light dark; --line: light-dark(#8a8f98, #7b818b); }
    body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; }
    main { max-width: 48rem; margin: 0 auto; padding: 1rem; }
    .exhibit { margin: 1.5rem 0; padding: 1rem; background: var(--raised); border-radius: .5rem; overflow-x: auto; }
    .exhibit h3 { margin: 0 0 .75rem; font-size: 1rem; }
    .vstack > hr { align-self: stretch; }
    .hstack > hr { align-self: stretch; width: 1px; margin: 0; border: 0; background: var(--line); }
    .list { list-style: none; margin: 0; padding: 0; align-self: stretch; }
    hr { border: 0; border-top: 1px solid var(--line); margin: .25rem 0; }
    hr.dashed { border-top-style: dashed; align-self: stretch; }
    .scroll { max-height: 14rem; overflow: auto; }
    .inverted { transform: scaleY(-1); }
    span.inverted { display: inline-block; }
    .slide { margin: 0; padding: 3rem 1rem; border: 1px solid var(--line); border-radius: .5rem; text-align: center; }
    .card, .feature-card, .second-card { padding: .75rem; border: 1px solid var(--line); border-radius: .5rem; }
    .feature-card { font-size: 1.5rem; }
    .card.small { font-size: .8rem; padding: .4rem; }
    .rejected { text-decoration: line-through; opacity: .75; }
    button { font: inherit; padding: .35rem .8rem; }
    button[aria-pressed=true] { font-weight: bold; text-decoration: underline; }
    """
}

/// A container with its name.
struct Exhibit<Content: View>: UnaryView {
  let name: String
  let content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var markup: some View {
    section(.class("exhibit")) {
      h3 { Text(name) }
      content
    }
  }
}
