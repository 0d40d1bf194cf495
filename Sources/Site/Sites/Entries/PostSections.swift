import Articles
import Dates

/// The sections whose articles are posts.
///
/// The setting `holds` in the `_index.md` of a section comes first. Without it, a section has posts in three cases: it
/// is `posts` or `blog` at the top level, it contains an article with a date, or the outer section has posts.
///
/// An article in no section is a post if its name or address begins with a date. With `holds` in the front matter of the
/// home page, either every such article with a date is a post, or none.
struct PostSections {
  private var sections: Set<String> = []
  /// The setting `holds` of the home page, if it is set: whether articles in no section are posts.
  private let homeHoldsPosts: Bool?

  init(_ files: [ArticleFile]) {
    var declared: [String: Bool] = [:]
    var found: Set = ["posts", "blog"]
    for file in files {
      let section = file.place.section
      if file.place.role != .article { declared[section] = SectionSettings.read(file.frontMatter).value.holdsPosts }
      if file.place.role == .article, !section.isEmpty, !found.contains(section), file.date != nil {
        found.insert(section)
      }
    }
    homeHoldsPosts = declared[""]
    for section in Set(files.map(\.place.section)).sorted() where !section.isEmpty {
      let holdsPosts = SectionPath.chain(to: section).reduce(false) { declared[$1] ?? ($0 || found.contains($1)) }
      if holdsPosts { sections.insert(section) }
    }
  }

  /// Returns whether a file is a post, and not a plain page or the text of a section.
  func isPost(_ file: ArticleFile) -> Bool {
    guard file.place.role == .article else { return false }
    guard file.place.section.isEmpty else { return sections.contains(file.place.section) }
    return switch homeHoldsPosts {
    case true?: file.date != nil
    case false?: false
    case nil: file.dayInPath != nil
    }
  }
}

/// A day at the start of an address: `/2026/01/02/name/`.
struct DatedAddress {
  /// The day; `nil` if it does not exist.
  let day: CivilDate?
  /// A day that does not exist, but looks like one, such as `2027/02/30`.
  let impossibleDay: String?

  /// Reads an address; `nil` if it does not begin with three numbers, or nothing follows them.
  init?(_ address: some StringProtocol) {
    let parts = address.split(separator: "/", maxSplits: 3)
    guard parts.count == 4, parts[0].utf8.count == 4, parts[1].utf8.count <= 2, parts[2].utf8.count <= 2 else {
      return nil
    }
    let numbers = parts[..<3].compactMap { part in part.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(part) : nil }
    guard numbers.count == 3 else { return nil }
    day = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])
    // Numbers such as `2027/45/12` may be the volume and the issue of a magazine.
    let looksDated = 1900...2199 ~= numbers[0] && 1...12 ~= numbers[1] && 1...31 ~= numbers[2]
    impossibleDay = day == nil && looksDated ? parts[..<3].joined(separator: "/") : nil
  }
}
