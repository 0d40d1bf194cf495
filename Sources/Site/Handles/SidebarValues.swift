import Articles
package import Mustache
package import Planning
import Records

extension Sidebar {
  /// The number of nodes up to which every page shows the whole sidebar.
  ///
  /// Beyond it, a page shows the entries around itself and the names of the other sections. Otherwise the size of a
  /// site would grow with the square of the number of its pages.
  static let completeLimit = 150

  /// The number of nodes up to which all sections are open: a window shows them without scrolling.
  static let openLimit = 24

  /// The number of entries that a page shows of each level in a larger sidebar.
  static let nearbyLimit = 40

  /// Returns the sidebar as the template of the page at a node sees it.
  package func value(at node: Int, in scope: HandleScope) -> TemplateValue {
    let view = SidebarView(current: node, path: path(to: node), isComplete: nodes.count <= Self.completeLimit)
    return value(of: 0, view, in: scope)
  }

  private func value(of index: Int, _ view: SidebarView, in scope: HandleScope) -> TemplateValue {
    let node = nodes[index]
    let shown = shownChildren(of: index, view)
    let hasItems = !shown.isEmpty
    let isSection = hasItems && node.kind != .group
    return .record([
      "is_complete": .flag(view.isComplete),
      "title": .text(node.title.text), "title_html": .title(node.title),
      "badge": node.title.badge.map { .text($0) } ?? .nothing, "url": .text(scope.local(node.address)),
      "is_current": .flag(index == view.current),
      "is_open": .flag(view.path.contains(index) || isSection && nodes.count <= Self.openLimit),
      "is_group": .flag(hasItems && node.kind == .group),
      "is_section": .flag(isSection),
      "is_cut": .flag(hasItems && shown.count < node.children.count),
      "items": .list(
        LazyList(shown.count, hashing: hashedTexts(of: shown, view)) { offset in
          value(of: shown[shown.startIndex + offset], view, in: scope)
        }),
    ])
  }

  /// Returns texts that determine how a page shows some nodes and all nodes below them.
  ///
  /// The pages of a complete sidebar differ only in their own node, so these texts do not name the others.
  private func hashedTexts(of shown: ArraySlice<Int>, _ view: SidebarView) -> [String] {
    if view.isComplete { return [hash.text, String(view.current)] }
    var texts: [String] = []
    for index in shown {
      let node = nodes[index]
      let children = shownChildren(of: index, view)
      texts += [
        node.title.hashedText, node.title.badge ?? "", node.address,
        "\(node.kind == .group) \(index == view.current) \(node.children.count)",
      ]
      texts += children.isEmpty ? [] : ["("] + hashedTexts(of: children, view) + [")"]
    }
    return texts
  }

  /// Returns the children of a node that the page shows.
  private func shownChildren(of index: Int, _ view: SidebarView) -> ArraySlice<Int> {
    let children = nodes[index].children
    if view.isComplete { return children[...] }
    guard view.path.contains(index) else { return [] }
    let position = view.path.first { nodes[$0].parent == index }.map { nodes[$0].position } ?? 0
    return children[children.indices.window(of: Self.nearbyLimit, around: position)]
  }
}

/// The place from which a page shows a sidebar.
private struct SidebarView {
  /// The node of the page.
  let current: Int
  /// The node of the page, and the nodes around it.
  let path: [Int]
  /// Whether the page shows all nodes.
  let isComplete: Bool
}
