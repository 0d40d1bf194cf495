import Articles
import Parsing

/// Days in the names of articles that do not exist, such as `2027-02-30-bread.md`.
///
/// Garland reads a day there, and stops at one that does not exist.
enum ImpossibleDays {
  /// Renames the articles with such a name, and their folders, and returns the days by the new path of the article.
  static func removed(from plan: inout ImportPlan) -> [String: String] {
    var taken = Set((plan.articles + plan.copies).map { $0.target.lowercased() })
    var days: [String: String] = [:]
    for index in plan.articles.indices {
      let target = plan.articles[index].target
      let isBundle = ["index", "_index"].contains(target.fileStem)
      let place = isBundle ? target.folderPath : target.withoutExtension
      guard let day = DatedName(place.fileName).impossibleDay else { continue }
      let rest = place.fileName.dropFirst(day.count).drop { "-_ ".contains($0) }
      let folder = place.folderPath.isEmpty ? "" : place.folderPath + "/"
      let ending = target.dropFirst(place.count)
      let new = FreeName.of(folder + (rest.isEmpty ? "undated" : rest)) { !taken.contains($0.lowercased() + ending) }
      taken.insert(new.lowercased() + ending)
      plan.articles[index] = ImportPlan.Move(source: plan.articles[index].source, target: new + ending)
      days[new + ending] = day
      guard isBundle else { continue }
      func moved(_ move: ImportPlan.Move) -> ImportPlan.Move {
        move.target.path(below: place).map { ImportPlan.Move(source: move.source, target: "\(new)/\($0)") } ?? move
      }
      plan.articles = plan.articles.map(moved)
      plan.copies = plan.copies.map(moved)
    }
    return days
  }
}

extension CleanedKeys {
  /// Notes that the file of the article lost such a day.
  ///
  /// If dates decide when articles are published, the article is a draft unless its front matter has a date.
  mutating func noteImpossibleDay(_ day: String, isSchedule: Bool) {
    let isDraft = isSchedule && keys["date"]?.text == nil
    note(
      "the file name begins with `\(day)`, a day that does not exist; the file is `\(article.target)` now"
        + (isDraft ? ", a draft" : ""))
    if isDraft, keys.comments.isEmpty {
      _ = makeDraft(insteadOf: DataMap.Entry(key: "date", keyRange: 0..<0, value: DataNode(.string(day), at: 0..<0)))
    }
  }
}
