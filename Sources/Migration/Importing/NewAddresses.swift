import Articles
import Dates
import Parsing

/// The addresses that Garland gives to articles without `url`, to find articles with the same one.
struct NewAddresses {
  /// The patterns by section; a slash stands for articles in no section.
  private let patterns: [String: String]

  init(_ settings: SiteConfiguration) {
    let entries = settings["permalinks"]?.map?.entries ?? []
    patterns = Dictionary(entries.compactMap { entry in entry.value.value.text.map { (entry.key, $0) } }) { $1 }
  }

  /// Returns the address of an article in lower case, and whether `slug` in front matter changes it; `nil` for the
  /// page of a section.
  func address(of target: String, _ keys: ArticleKeys) -> (address: String, dependsOnSlug: Bool)? {
    var folders = target.folderPath.split(separator: "/").map(String.init)
    let stem = target.fileStem
    guard target.isMarkdown, stem != "_index", target != "index.md" else { return nil }
    let file = stem == "index" ? folders.popLast() ?? stem : stem
    let name = DatedName(file).name
    let slug = keys["slug"]?.text ?? name
    let day = keys["date"]?.text.flatMap { CivilDate(loosely: $0) } ?? DatedName(file).day
    let dates = [":year", ":short_year", ":month", ":i_month", ":day", ":i_day", ":y_day"]
    guard let pattern = pattern(of: folders), day != nil || !dates.contains(where: pattern.contains) else {
      return ("/" + (folders + [slug]).map { part($0) + "/" }.joined(), true)
    }
    let address = pattern.replacing(/:[a-z_]+/) { match in
      switch match.output {
      case ":title": part(keys["slug"]?.text ?? keys["title"]?.text ?? name)
      case ":slug": part(slug)
      case ":filename": part(name)
      case ":section": folders.first.map(part) ?? ""
      case ":sections": folders.map(part).joined(separator: "/")
      case ":categories": (keys["categories"]?.texts ?? []).map(part).joined(separator: "/")
      // Only whether two dates are equal matters.
      case ":year", ":short_year": day.map { "\($0.year)" } ?? ""
      case ":month", ":i_month": day.map { "\($0.month)" } ?? ""
      case ":day", ":i_day": day.map { "\($0.day)" } ?? ""
      default: day.map { "\($0)" } ?? ""
      }
    }
    return (address.replacing("//", with: "/"), pattern.contains(":slug") || pattern.contains(":title"))
  }

  private func pattern(of folders: [String]) -> String? {
    if folders.isEmpty { return patterns["/"] }
    return (1...folders.count).reversed().lazy.compactMap { patterns[folders.prefix($0).joined(separator: "/")] }.first
  }

  private func part(_ name: String) -> String { AddressPart.inAddress(name) }
}
