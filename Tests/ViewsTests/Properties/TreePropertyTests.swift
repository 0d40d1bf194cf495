import Garland
import TestSupport
import Testing

/// Properties of every view tree; a failure prints its seed.
@Suite struct `Any view tree` {
  static let seeds = 0..<200 as Range<UInt64>

  @Test(arguments: seeds)
  func `built twice has the same ids, the same bytes and the same dump`(seed: UInt64) {
    let (spec, level) = Self.spec(seed)
    let first = Self.look(at: spec.view, in: .level(level))
    let second = Self.look(at: spec.view, in: .level(level))
    #expect(first == second, "\(spec)")
  }

  @Test(arguments: seeds)
  func `has a ViewTree that matches its markup`(seed: UInt64) {
    let (spec, level) = Self.spec(seed)
    let environment = EnvironmentValues.level(level)
    let (resolved, rendered) = Self.bothWays(spec.view, in: environment)
    #expect(resolved == rendered, "\(spec)")
  }

  @Test(arguments: seeds)
  func `has one node per child, and unique ids`(seed: UInt64) {
    let (spec, _) = Self.spec(seed)
    let (ids, nodes) = Self.children(of: spec.view)
    #expect(ids.map { "\($0)" } == nodes.map(\.identity), "\(spec)")
    #expect(unique(ids), "\(spec)")
    #expect(unique(ids.map { "\($0)" }), "\(spec)")
    #expect(unique(Self.sectionIDs(of: spec.view)), "\(spec)")
  }

  @Test(arguments: seeds)
  func `prints no memory address and no hash in an id`(seed: UInt64) {
    let (spec, _) = Self.spec(seed)
    let dump = Self.dump(spec.view)
    #expect(!dump.contains("0x"))
    #expect(!dump.contains(/[0-9]{7,}/), "\(dump)")
  }

  @Test(arguments: seeds)
  func `a container that only places its children does not change the page`(seed: UInt64) {
    let (spec, level) = Self.spec(seed)
    let environment = EnvironmentValues.level(level)
    let plain = Self.page(spec.view, in: environment)
    let placed = Self.placed(spec.view, in: environment)
    for (way, page) in placed {
      #expect(page.html == plain.html, "\(way): \(spec)")
      // Only containers are compared here, because a container reports a modifier's diagnostic once per child.
      #expect(page == placed.first?.page, "\(way): \(spec)")
    }
    #expect(Self.page(AnyView(Around(content: AnyView(spec.view.erased))), in: environment) == plain, "\(spec)")
  }

  @Test(arguments: seeds)
  func `streams the same bytes, in chunks of any size`(seed: UInt64) {
    let (spec, level) = Self.spec(seed)
    var random = SeededGenerator(seed: seed)
    for chunk in [1, 64, 64 + random.below(100), 16_384] {
      let (streamed, rendered) = Self.streamed(spec.view, in: .level(level), chunk: chunk)
      #expect(streamed == rendered, "chunks of \(chunk): \(spec)")
    }
  }

  private static func spec(_ seed: UInt64) -> (spec: Spec, level: Int) {
    var random = SeededGenerator(seed: seed)
    return (.page(using: &random), random.below(3))
  }

  /// All output of a view.
  private struct Look: Equatable {
    let page: Page
    let dump: String
    let ids: [AnyHashable]
    let subviewIDs: [Subview.ID]
    let sectionIDs: [SectionConfiguration.ID]
  }

  private static func look(at view: some View, in environment: EnvironmentValues) -> Look {
    Look(
      page: Page(view.rendered(in: environment)), dump: ViewTree(view, environment: environment).description,
      ids: ids { view }, subviewIDs: subs { view }.map(\.id), sectionIDs: sections { view }.map(\.id))
  }

  private static func bothWays(_ view: some View, in environment: EnvironmentValues) -> (String, String) {
    (ViewTree(view, environment: environment).nodes.serialised, view.rendered(in: environment).html)
  }

  private static func children(of view: some View) -> ([AnyHashable], [ViewTree.Node]) {
    (ids { view }, ViewTree(view).nodes)
  }

  private static func sectionIDs(of view: some View) -> [SectionConfiguration.ID] {
    sections { view }.map(\.id)
  }

  private static func dump(_ view: some View) -> String { ViewTree(view).description }

  private static func page(_ view: some View, in environment: EnvironmentValues) -> Page {
    Page(view.rendered(in: environment))
  }

  private static func placed(_ view: some View, in environment: EnvironmentValues) -> [(way: String, page: Page)] {
    let inSections = ForEach(sections: view) { section in
      section.header
      section.content
      section.footer
    }
    return [
      ("a multi root", page(view.variadic { $0 }, in: environment)),
      ("ForEach over children", page(view.variadic { ForEach($0) { $0 } }, in: environment)),
      ("Group(subviews:)", page(Group(subviews: view) { $0 }, in: environment)),
      ("ForEach(subviews:)", page(ForEach(subviews: view) { $0 }, in: environment)),
      ("two roots", page(view.variadic { $0 }.variadic { $0 }, in: environment)),
      ("slices", page(view.variadic { $0.dropFirst(0) }.variadic { $0[...] }, in: environment)),
      ("sections", page(inSections, in: environment)),
    ]
  }

  private static func streamed(
    _ view: some View, in environment: EnvironmentValues, chunk: Int
  ) -> (streamed: Page, rendered: Page) {
    (Page.streaming(view, in: environment, chunk: chunk).page, Page(view.rendered(in: environment)))
  }
}

private struct Around<Content: View>: View {
  let content: Content
  var body: some View { content }
}

extension [ViewTree.Node] {
  /// The markup of the nodes.
  var serialised: String { map(\.serialised).joined() }
}

extension ViewTree.Node {
  /// The markup of the node.
  var serialised: String {
    var attributes = MarkupBuffer()
    for attribute in self.attributes { _ = attributes.append(attribute) }
    let content = children.serialised
    switch kind {
    case .text(let text):
      var buffer = MarkupBuffer()
      buffer.appendText(text)
      return buffer.string
    case .raw(let markup): return markup
    case .root: return content.isEmpty && attributes.count == 0 ? "" : "<div\(attributes.string)>\(content)</div>"
    case .element(let name):
      let isVoid = ["hr", "br", "img", "input", "meta", "link"].contains(name)
      return "<\(name)\(attributes.string)>" + (isVoid ? "" : "\(content)</\(name)>")
    }
  }
}
