import Diagnostics

/// A page of a site, before anything of it is written.
struct Page: Sendable {
  let kind: PageKind
  /// Its address: a path of the site.
  let address: String
  /// The page in Swift that it is.
  var code: Int?
  /// The article that it shows.
  var entry: Int?
  /// The section that it lists.
  var section: Int?
  /// The taxonomy that it lists, or of which it lists a term.
  var taxonomy: Int?
  /// The term that it lists.
  var term: Int?
  /// The part of a list that it shows.
  var list: ListPart?

  /// A part of a list of articles; a class, for most pages have none.
  final class ListPart: Sendable {
    /// The articles on this page.
    let entries: [Int]
    /// Which page of the list it is, from 1.
    let number: Int
    /// How many pages there are.
    let count: Int
    /// How many articles all of them show.
    let total: Int
    /// The address of the first page.
    let first: String

    init(entries: [Int], number: Int, count: Int, total: Int, first: String) {
      (self.entries, self.number, self.count, self.total, self.first) = (entries, number, count, total, first)
    }

    /// The numbers of the first page, the last one and those around this one; nothing stands for those between.
    var nearby: [Int?] {
      let shown = Set([1, count] + (max(1, number - 2)...min(count, number + 2))).sorted()
      var numbers: [Int?] = []
      for page in shown {
        let before = numbers.last.flatMap { $0 } ?? 0
        // In the place of a single page, a gap would save nothing.
        if page - before == 2 { numbers.append(page - 1) } else if page - before > 2 { numbers.append(nil) }
        numbers.append(page)
      }
      return numbers
    }

    /// The address of a page of the list.
    func address(ofPage number: Int) -> String { number == 1 ? first : "\(first)page/\(number)/" }
  }

  /// The pages of a list; there is one even where the list is empty.
  static func listing(
    _ entries: [Int], by size: Int, _ kind: PageKind, at first: String, _ fill: (inout Page) -> Void
  ) -> [Page] {
    let count = max(1, (entries.count + size - 1) / size)
    return (1...count).map { number in
      let part = Array(entries.dropFirst((number - 1) * size).prefix(size))
      let list = ListPart(entries: part, number: number, count: count, total: entries.count, first: first)
      var page = Page(kind: kind, address: list.address(ofPage: number), list: list)
      fill(&page)
      return page
    }
  }
}
