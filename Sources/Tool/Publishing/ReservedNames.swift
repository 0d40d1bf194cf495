/// The names that publishing needs for itself.
enum ReservedNames {
  /// Marks a folder as ours, and lists its files.
  static let list = ".garland"
  /// What is under way, where it stands in the output folder.
  static let workInside = ".garland-work"

  static let all: Set = [list, workInside]

  /// What is under way, where it stands beside the output folder.
  static func workBeside(_ name: String) -> String { ".\(name).garland-work" }
}
