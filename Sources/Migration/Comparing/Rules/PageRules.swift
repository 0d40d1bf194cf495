import Dates

/// Finds unconverted syntax that the old page does not show.
enum LeftoverRule {
  static func differences(_ pair: PagePairs.Pair) -> [Difference] {
    var known: [String: Int] = [:]
    for mark in pair.old.leftovers { known[mark.name, default: 0] += 1 }
    return pair.new.leftovers.filter { pair.new.isInArticleText($0.region) }.compactMap { mark in
      if let count = known[mark.name], count > 0 {
        known[mark.name] = count - 1
        return nil
      }
      return Difference(
        kind: .leftover, page: pair.old.address, message: "the text shows `\(mark.name)`",
        place: Difference.Place(isOld: false, path: pair.new.path, line: mark.line))
    }
  }
}

/// Finds words that one of two articles lacks.
enum WordRule {
  static func differences(_ pair: PagePairs.Pair, _ article: ComparedArticle) -> [Difference] {
    article.runs.filter { $0.kind != .same }.map { run in
      let isMissing = run.kind == .missing
      return Difference(
        kind: isMissing ? .words : .added, page: pair.old.address,
        message: "\(isMissing ? "missing" : "added"): “\(shortened(run.text))”",
        place: Difference.Place(isOld: isMissing, path: (isMissing ? pair.old : pair.new).path, line: run.line))
    }
  }

  private static func shortened(_ text: String) -> String {
    text.count <= 160 ? text : text.prefix(120) + " … " + text.suffix(30)
  }
}

/// Compares the number of images, tables and other elements, and the text of code blocks.
enum ElementRule {
  static func differences(_ pair: PagePairs.Pair, themeImages: Int = 0) -> [Difference] {
    guard pair.old.isArticle || pair.new.isArticle else { return [] }
    let (old, new) = (counts(of: pair.old), counts(of: pair.new))
    let counted = Set(old.keys).union(new.keys).sorted().filter { old[$0] != new[$0] }.map { name in
      Difference(
        kind: name == "img" && lostImages(pair) > themeImages ? .images : .elements, page: pair.old.address,
        message: "`<\(name)>`: \(old[name, default: 0]) in the old page, \(new[name, default: 0]) in the new one")
    }
    return counted + codeDifferences(pair)
  }

  /// Returns how many images of an article the new page lacks.
  static func lostImages(_ pair: PagePairs.Pair) -> Int {
    guard pair.old.isArticle || pair.new.isArticle else { return 0 }
    return max(0, counts(of: pair.old)["img", default: 0] - counts(of: pair.new)["img", default: 0])
  }

  private static func counts(of page: ComparedPage) -> [String: Int] {
    var counts: [String: Int] = [:]
    for mark in page.elements where page.isInArticleText(mark.region) { counts[mark.name, default: 0] += 1 }
    return counts
  }

  private static func codeDifferences(_ pair: PagePairs.Pair) -> [Difference] {
    let old = pair.old.codeBlocks.filter { pair.old.isInArticleText($0.region) }
    let new = pair.new.codeBlocks.filter { pair.new.isInArticleText($0.region) }
    guard old.count == new.count else { return [] }
    return zip(old, new).filter { $0.value != $1.value }.map { old, new in
      let lines = zip(old.value.split(separator: "\n"), new.value.split(separator: "\n"))
      let first = lines.first { $0 != $1 }.map { ": `\($0.prefix(60))` is now `\($1.prefix(60))`" } ?? ""
      return Difference(
        kind: .elements, page: pair.old.address, message: "the text of a code block differs\(first)",
        place: Difference.Place(isOld: false, path: pair.new.path, line: new.line))
    }
  }
}

/// Finds ids of headings that the new page lacks.
enum IDRule {
  static func differences(_ pair: PagePairs.Pair) -> [Difference] {
    let lost = pair.old.headings.filter { heading in
      pair.old.isInArticleText(heading.region) && !pair.new.ids.contains(heading.name)
    }
    return lost.map { heading in
      let successor = pair.new.headings.first { $0.value == heading.value }
      return Difference(
        kind: .ids, page: pair.old.address,
        message: "the heading “\(heading.value)” had the id `\(heading.name)`"
          + (successor.map { ", now it has `\($0.name)`" } ?? ""),
        place: Difference.Place(isOld: true, path: pair.old.path, line: heading.line))
    }
  }
}

/// Finds links within the new site to ids that do not exist.
enum LinkRule {
  static func differences(_ site: ComparedSite) -> [Difference] {
    site.pages.flatMap { page in
      page.links.compactMap { link -> Difference? in
        guard let hash = link.name.firstIndex(of: "#") else { return nil }
        let id = String(link.name[link.name.index(after: hash)...])
        guard id != "top", let target = site.page(at: String(link.name[..<hash])), !target.ids.contains(id),
          !target.ids.contains(SiteAddressPath.of("/" + id).map { String($0.dropFirst()) } ?? id)
        else { return nil }
        return Difference(
          kind: .ids, page: page.address,
          message: "the link `\(link.value)` leads to an id that does not exist on its page",
          place: Difference.Place(isOld: false, path: page.path, line: link.line))
      }
    }
  }
}

/// Compares dates, terms, and the order of links to articles in lists.
enum DateRule {
  static func differences(_ pair: PagePairs.Pair) -> [Difference] {
    pair.old.isArticle || pair.new.isArticle ? articleDifferences(pair) : orderDifferences(pair)
  }

  private static func articleDifferences(_ pair: PagePairs.Pair) -> [Difference] {
    var differences: [Difference] = []
    if let old = pair.old.dates.first?.value, let new = pair.new.dates.first?.value, !isSame(old, new) {
      differences.append(
        Difference(kind: .order, page: pair.old.address, message: "the date was `\(old)` and is `\(new)`"))
    }
    let terms = Set(pair.new.terms.map { $0.name.lowercased().filter { $0 != "#" } })
    for term in pair.old.terms where !terms.contains(term.name.lowercased().filter { $0 != "#" }) {
      differences.append(
        Difference(kind: .order, page: pair.old.address, message: "the term “\(term.name)” is missing"))
    }
    return differences
  }

  /// Returns whether two values of `datetime` mean the same day or the same instant.
  private static func isSame(_ old: String, _ new: String) -> Bool {
    if let old = Instant(old), let new = Instant(new) { return old == new }
    return old.prefix(10) == new.prefix(10)
  }

  private static func orderDifferences(_ pair: PagePairs.Pair) -> [Difference] {
    let (old, new) = (listed(on: pair.old), listed(on: pair.new))
    let shared = Set(old).intersection(new)
    let (oldOrder, newOrder) = (old.filter(shared.contains), new.filter(shared.contains))
    guard shared.count > 1, oldOrder != newOrder, let first = zip(oldOrder, newOrder).first(where: { $0 != $1 }) else {
      return []
    }
    return [
      Difference(
        kind: .order, page: pair.old.address,
        message: "the order of the list differs: `\(first.1)` is now in the place of `\(first.0)`")
    ]
  }

  /// Returns the addresses that the main part of a page links to, without duplicates.
  private static func listed(on page: ComparedPage) -> [String] {
    var seen: Set<String> = []
    return page.links.filter { page.isInMainPart($0.region) && !$0.region.contains(.navigation) }.map(\.name)
      .filter { !$0.contains("#") && seen.insert($0).inserted }
  }
}

/// Finds attributes of the text that the new page dropped.
enum AttributeRule {
  static func differences(_ pair: PagePairs.Pair) -> [Difference] {
    guard pair.old.isArticle || pair.new.isArticle else { return [] }
    var kept: [String: Int] = [:]
    for mark in pair.new.attributes { kept["\(mark.name)=\(mark.value)", default: 0] += 1 }
    var dropped: [String: Int] = [:]
    for mark in pair.old.attributes where pair.old.isInArticleText(mark.region) && !mark.region.contains(.code) {
      let attribute = "\(mark.name)=\(mark.value)"
      if let count = kept[attribute], count > 0 {
        kept[attribute] = count - 1
      } else {
        dropped[attribute, default: 0] += 1
      }
    }
    guard !dropped.isEmpty else { return [] }
    let list = dropped.sorted { $0.key < $1.key }
      .map { attribute, count in count > 1 ? "`\(attribute)` (\(count) times)" : "`\(attribute)`" }
    return [
      Difference(
        kind: .attributes, page: pair.old.address,
        message: "dropped: " + list.prefix(8).joined(separator: ", ")
          + (list.count > 8 ? " and \(list.count - 8) more" : ""))
    ]
  }
}
