import Addresses
import Articles
package import Diagnostics

/// The feeds of a site, a section, a term or a page in Swift, and the articles in them.
package struct FeedList: Sendable {
  /// The site, section, term or page in Swift that the feeds are about.
  package enum Subject: Sendable, Hashable {
    case site
    case section(Int)
    case term(taxonomy: Int, term: Int)
    /// A page in Swift.
    case code(Int)
  }

  /// A feed in one format.
  package struct File: Sendable {
    package let format: FeedFormat
    /// The address, without the path of the site.
    package let address: String
    /// The range of its setting.
    package let range: SourceRange?

    /// The path in the output folder.
    package var path: String { SiteFile.path(of: address) }
  }

  package let subject: Subject
  /// The title of the section or the term; `nil` for the site.
  package let title: String?
  /// The description of the section or the term.
  package let description: String?
  /// The address of the page that lists the articles.
  package let page: String
  /// The newest articles with a date.
  package let entries: [Int]
  package let files: [File]

  /// Returns the name of a feed for messages.
  package func name(of file: File) -> String {
    let feed = "the \(file.format == .json ? "JSON" : file.format.name) feed"
    return switch subject {
    case .site where file.address == page + file.format.file: "the generated file `\(file.path)`"
    case .site: "\(feed) of the site"
    case .section: "\(feed) of the section `\(title ?? page)`"
    case .term: "\(feed) of the term `\(title ?? page)`"
    case .code: "\(feed) in Swift at `\(file.address)`"
    }
  }

  private init(
    _ subject: Subject, title: String? = nil, description: String? = nil, page: String, entries: [Int], _ files: [File]
  ) {
    (self.subject, self.title, self.description, self.page) = (subject, title, description, page)
    (self.entries, self.files) = (entries, files)
  }

  private init(
    _ subject: Subject, title: String? = nil, description: String? = nil, page: String, entries: [Int],
    _ feeds: [FeedSettings]
  ) {
    let files = feeds.map { File(format: $0.format, address: $0.address(besidePage: page), range: $0.range) }
    self.init(subject, title: title, description: description, page: page, entries: entries, files)
  }

  /// Whether the list is planned by Swift code, which decides its articles.
  package var isCode: Bool { if case .code = subject { true } else { false } }
}

extension FeedList {
  /// Returns the lists of a site that have feeds; a section or a term without dated articles has none.
  package static func all(
    of entries: [Entry], posts: [Int], _ sections: [PlannedSection], _ taxonomies: [Taxonomy],
    _ pages: [RegisteredCode.Page],
    _ settings: SiteSettings
  ) -> [FeedList] {
    func newest(_ indexes: [Int]) -> [Int] {
      Array(indexes.lazy.filter { entries[$0].date != nil }.prefix(settings.feedSize))
    }
    var lists: [FeedList] = []
    if !posts.isEmpty {
      lists.append(FeedList(.site, page: settings.addresses.home, entries: newest(posts), settings.feeds))
    }
    for (index, section) in sections.enumerated() {
      guard let feeds = section.settings.feeds else { continue }
      let members = newest(entries.sorted(Self.articles(below: index, of: sections), by: .newest))
      let description = section.index.flatMap { entries[$0].metadata.description }
      lists.append(
        FeedList(
          .section(index), title: section.title, description: description, page: section.address, entries: members,
          feeds))
    }
    for (taxonomy, value) in taxonomies.enumerated() where !value.settings.feeds.isEmpty {
      for (term, value) in value.terms.enumerated() {
        let members = newest(entries.sorted(value.entries, by: .newest))
        let description = value.index.flatMap { entries[$0].metadata.description }
        lists.append(
          FeedList(
            .term(taxonomy: taxonomy, term: term), title: value.name, description: description, page: value.address,
            entries: members, taxonomies[taxonomy].settings.feeds))
      }
    }
    for (index, page) in pages.enumerated() {
      guard case .feed(let format, let list) = page.form else { continue }
      lists.append(
        FeedList(
          .code(index), title: page.title, description: page.description, page: list ?? settings.addresses.home,
          entries: newest(entries.sorted(page.list ?? [], by: .newest)),
          [File(format: format, address: page.address, range: nil)]))
    }
    return lists.filter { !$0.files.isEmpty && ($0.subject == .site || $0.isCode || !$0.entries.isEmpty) }
  }

  /// Returns the articles of a section and of all sections below it.
  private static func articles(below section: Int, of sections: [PlannedSection]) -> [Int] {
    sections[section].entries + sections[section].sections.flatMap { articles(below: $0, of: sections) }
  }
}
