import Elements
public import Markup
public import Views

/// A whole page: its head, its body, and the assets that the body's views said they need.
///
/// The body is written first, since the head links what it needs.
///
/// ```swift
/// Document(lang: "en") {
///   title { Text("Hello") }
/// } content: {
///   main { p { Text("World") } }
/// }
/// ```
public struct Document<Head: View, Content: View>: UnaryPrimitive {
  let language: String?
  let inlined: [String: String]
  let head: Head
  let content: Content

  /// Makes a page in a language from its head and its body.
  ///
  /// Assets are linked, but those whose text is given, by their addresses, stand in the page: for one that is a single file.
  public init(
    lang language: String? = nil, inlining texts: [String: String] = [:], @ViewBuilder head: () -> Head,
    @ViewBuilder content: () -> Content
  ) {
    self.language = language
    inlined = texts
    self.head = head()
    self.content = content()
  }

  /// Writes the body, and then the head in front of it.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    context.output.append("<!doctype html>")
    context.writeElement("<html></html>", view.attributes) { context in
      context.frame {
        write(view.pageBody, at: location.child(0), in: &$0)
      } head: {
        write(view.pageHead(linking: $1), at: location.child(1), in: &$0)
      }
    }
  }

  /// The page's element.
  public static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.Node(
      kind: .element("html"), attributes: view.attributes + attributes,
      children: ViewTree.nodes(of: view.pageHead(linking: [])) + ViewTree.nodes(of: view.pageBody))
  }

  private var attributes: [MarkupAttribute] {
    language.map { [MarkupAttribute(" lang=\"", .text($0))] } ?? []
  }

  private var pageBody: some View { HTML.body { content } }

  private func pageHead(linking assets: [Asset]) -> some View {
    HTML.head {
      HTML.meta(.charset("utf-8"))
      HTML.meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
      head
      AssetLinks(assets: assets, texts: inlined)
    }
  }

  private static func write<V: View>(_ view: V, at location: Location, in context: inout RenderContext) {
    V._render(view, at: location, in: &context)
  }
}

/// The assets that a page needs, each as its kind is linked, or as its text.
private struct AssetLinks: View {
  @Environment(\.assetAddresses) private var addresses

  let assets: [Asset]
  let texts: [String: String]

  var body: some View {
    ForEach(assets, id: \.self) { asset in
      let url = addresses[asset.url] ?? asset.url
      switch (asset.kind, texts[asset.url]) {
      case (.style, nil): HTML.link(.rel("stylesheet"), .href(url))
      case (.style, let text?): HTML.style(css: text)
      case (.script, nil): HTML.script(.src(url), .defer)
      case (.early, nil): HTML.script(.src(url))
      case (.early, let text?): HTML.script(javaScript: text)
      case (.module, nil): HTML.script(.src(url), .type(.module))
      case (.script, let text?), (.module, let text?): HTML.script(javaScript: text, .type(.module))
      }
    }
  }
}
