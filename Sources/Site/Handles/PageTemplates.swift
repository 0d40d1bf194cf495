import Addresses
import Articles
package import Diagnostics
import Mustache
import Parsing
package import Planning

extension PlannedSite {
  /// Returns the name of a page's template, and the range that sets it.
  ///
  /// The front matter of the page overrides the setting of its section, which overrides the default for its kind.
  package func template(of index: Int) -> (name: String, place: SourceRange?) {
    let page = plan.pages[index]
    if let code = code(of: page) { return (code.template, nil) }
    let metadata = frontMatter(of: page)
    if let name = metadata?.template { return (name, metadata?.ranges[.template]) }
    if let name = metadata?.layout, isLayout(name, framing: page.kind) { return (name, metadata?.ranges[.layout]) }
    if page.list == nil, let entry = page.entry, let section = plan.section(of: entry),
      let name = plan.sections[section].settings.postTemplate
    {
      let about = plan.sections[section].index.map { entries[$0] }
      let range = about.flatMap { article in
        article.metadata.parameters["post_template"].map { SourceRange(article.source, $0.range) }
      }
      return (name, range)
    }
    return (page.kind.rawValue, nil)
  }

  /// Whether a page is a feed or another file in Swift, which is no page for readers.
  package func isFile(_ page: Page) -> Bool { code(of: page)?.isFile ?? false }

  /// Whether there is a template or a layout in Swift with a name.
  package func hasTemplate(_ name: String) -> Bool {
    content.theme.files.library[name] != nil || code.layouts.contains { $0.name == name }
  }

  /// Returns whether the code of a page, or of its layout, runs in every build.
  package func runsCode(page index: Int) -> Bool {
    let page = plan.pages[index]
    if code(of: page)?.reads == .anything { return true }
    if let entry = page.entry, entries[entry].place.role == .article,
      code.hooks.contains(where: { $0.reads == .anything && entries[entry].isIn($0.section) })
    {
      return true
    }
    let running = code.layouts.filter { $0.reads == .anything }
    guard !running.isEmpty else { return false }
    let name = template(of: index).name
    return running.contains { $0.name == name }
  }

  /// Returns whether the site has a template with the name of a `layout`, which was written for another generator.
  ///
  /// A layout that only repeats the kind of the page is none.
  private func isLayout(_ name: String, framing kind: PageKind) -> Bool {
    if name == kind.rawValue { return false }
    let others: [PageKind] = [.page, .post]
    // Templates for lists and the base template cannot show an article.
    if name == "base" || PageKind(rawValue: name).map({ !others.contains($0) }) ?? false { return false }
    return hasTemplate(name)
  }
}
