import Garland
import TestSupport

extension Draft {
  /// What a container is given for the whole article.
  var blocks: [Subview] { Array(subs { article.content }) }

  /// The identities of the blocks, as text.
  var ids: [String] { blocks.map { "\($0.id)" } }

  /// Each block as `paragraph ‹its source›`.
  var rows: [String] {
    blocks.map { block in
      let values = block.containerValues
      return "\(values.blockKind?.word ?? "?") ‹\(values.sourceRange.map { self[$0] } ?? "?")›"
    }
  }
}

extension EnvironmentValues {
  /// Surroundings in which articles have these ids.
  static func articleIDs(_ ids: ArticleIDs) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.articleIDs = ids
    return environment
  }

  /// Surroundings of a medium.
  static func medium(_ medium: Medium) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.medium = medium
    return environment
  }
}

extension String {
  /// The same on one line, for HTML in which line feeds say nothing.
  var onOneLine: String { filter { $0 != "\n" } }
}
