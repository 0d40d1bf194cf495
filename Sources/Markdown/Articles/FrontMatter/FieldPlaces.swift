package import Diagnostics

/// Where the values of an article's fields stand.
///
///     metadata.ranges[.title]  // where the title stands, if there is one
package struct FieldPlaces: Sendable {
  private struct Place: Sendable {
    let field: ArticleMetadata.Field
    var range: SourceRange
  }

  /// There are seldom more than ten: they are found sooner than one could be hashed.
  private var places: [Place] = []

  /// Begins without any, and with room for so many.
  package init(room: Int = 0) { places.reserveCapacity(room) }

  /// The fields that are given.
  package var fields: [ArticleMetadata.Field] { places.map(\.field) }

  /// Where they stand, in the same order.
  package var ranges: [SourceRange] { places.map(\.range) }

  /// Where the value of a field stands, if it is given.
  package subscript(field: ArticleMetadata.Field) -> SourceRange? {
    get { places.first { $0.field == field }?.range }
    set {
      if let index = places.firstIndex(where: { $0.field == field }) {
        if let newValue { places[index].range = newValue } else { places.remove(at: index) }
      } else if let newValue {
        places.append(Place(field: field, range: newValue))
      }
    }
  }
}

extension FieldPlaces: Equatable {
  /// Compares what is given; in which order is no difference.
  package static func == (one: FieldPlaces, other: FieldPlaces) -> Bool {
    one.places.count == other.places.count && one.places.allSatisfy { other[$0.field] == $0.range }
  }
}
