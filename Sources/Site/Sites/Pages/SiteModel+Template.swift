import Articles
import Diagnostics
import Mustache
import Parsing

extension SiteModel {
  /// The name of the template that frames a page, and where that is written: in its own front matter, else for its section, else by kind.
  func template(of index: Int) -> (name: String, place: SourceRange?) {
    let page = pages[index]
    if let code = page.code { return (self.code.pages[code].template, nil) }
    if let entry = page.entry, let name = entries[entry].metadata.template {
      return (name, entries[entry].metadata.ranges[.template])
    }
    if let entry = page.entry, let name = layout(of: entries[entry], framing: page.kind) {
      return (name, entries[entry].metadata.ranges[.layout])
    }
    if page.list == nil, let entry = page.entry, let section = section(of: entry),
      let name = sections[section].settings.postTemplate
    {
      let about = sections[section].index.map { entries[$0] }
      let range = about.flatMap { article in
        article.metadata.parameters["post_template"].map { SourceRange(article.source, $0.range) }
      }
      return (name, range)
    }
    return (page.kind.rawValue, nil)
  }

  /// The template that framed an article in another tool, if it is there and says more than the kind of the page does.
  private func layout(of entry: Entry, framing kind: PageKind) -> String? {
    guard let name = entry.metadata.layout, name != kind.rawValue else { return nil }
    let others: [PageKind] = [.page, .post]
    // The templates of lists and the base are no frames for an article.
    if name == "base" || PageKind(rawValue: name).map({ !others.contains($0) }) ?? false { return nil }
    return theme.library[name] != nil || code.layouts.contains { $0.name == name } ? name : nil
  }
}
