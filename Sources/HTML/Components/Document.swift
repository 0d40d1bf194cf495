import Elements
public import Markup
public import Views

/// A complete page: the head, the body, and links to the assets that the views of the body require.
///
/// The body is rendered first, because the head links its assets.
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

  /// Creates a page.
  ///
  /// `texts` contains the text of assets by their URL. These assets are embedded in the page instead of linked, for
  /// example in a page that is a single file.
  public init(
    lang language: String? = nil, inlining texts: [String: String] = [:], @ViewBuilder head: () -> Head,
    @ViewBuilder content: () -> Content
  ) {
    self.language = language
    inlined = texts
    self.head = head()
    self.content = content()
  }

  /// Writes the body, then the head before it.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    context.output.append("<!doctype html>")
    context.writeElement("<html></html>", view.attributes) { context in
      context.frame {
        write(view.pageBody, at: location.child(0), in: &$0)
      } head: {
        writeHead(of: view, linking: $1, at: location.child(1), in: &$0)
      }
    }
  }

  /// Returns the element of the page.
  public static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.Node(
      kind: .element("html"), attributes: view.attributes + attributes,
      children: ViewTree.nodes(of: view.pageHead) + ViewTree.nodes(of: view.pageBody))
  }

  /// Writes the head.
  ///
  /// A view in the head can write all of it, also what each page needs. So the head is rendered before its first lines.
  private static func writeHead(
    of view: Self, linking assets: [Asset], at location: Location, in context: inout RenderContext
  ) {
    context.writeElement("<head></head>", []) { context in
      var isComplete = false
      context.frame {
        isComplete = $0.writesCompleteHead { write(view.head, at: location.child(1), in: &$0) }
      } head: { context, _ in
        if !isComplete { write(HeadStart(), at: location.child(0), in: &context) }
      }
      if !isComplete { write(view.links(to: assets), at: location.child(2), in: &context) }
    }
  }

  private var attributes: [MarkupAttribute] {
    language.map { [MarkupAttribute(" lang=\"", .text($0))] } ?? []
  }

  private var pageBody: some View { Elements.body { content } }

  private var pageHead: some View {
    Elements.head {
      HeadStart()
      head
    }
  }

  private func links(to assets: [Asset]) -> AssetLinks { AssetLinks(assets: assets, texts: inlined) }

  private static func write<V: View>(_ view: V, at location: Location, in context: inout RenderContext) {
    V._render(view, at: location, in: &context)
  }
}

/// The first lines of a head: the encoding, and the width for small screens.
private struct HeadStart: View {
  var body: some View {
    Elements.meta(.charset("utf-8"))
    Elements.meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
  }
}

/// The required assets of a page, linked or embedded.
private struct AssetLinks: View {
  @Environment(\.assetAddresses) private var addresses

  let assets: [Asset]
  let texts: [String: String]

  var body: some View {
    ForEach(assets, id: \.self) { asset in
      let url = addresses[asset.url] ?? asset.url
      switch (asset.kind, texts[asset.url]) {
      case (.style, nil): Elements.link(.rel("stylesheet"), .href(url))
      case (.style, let text?): Elements.style(css: text)
      case (.script, nil): Elements.script(.src(url), .defer)
      case (.early, nil): Elements.script(.src(url))
      case (.early, let text?): Elements.script(javaScript: text)
      case (.module, nil): Elements.script(.src(url), .type(.module))
      case (.script, let text?), (.module, let text?): Elements.script(javaScript: text, .type(.module))
      case (.picture, _): EmptyView()
      }
    }
  }
}
