import Parsing

/// The categories of a post.
///
/// Each can be a list from the outermost to the innermost: `[[Bread, Rye], [Oven]]`.
enum HexoCategories {
  /// Returns the names of the last category, from the outermost on.
  static func last(in keys: DataMap) -> [String] {
    guard let value = keys["categories"]?.value ?? keys["category"]?.value else { return [] }
    if case .list(let nodes) = value, let last = nodes.last, let inner = last.list {
      return inner.compactMap(\.textual)
    }
    return value.texts
  }
}
