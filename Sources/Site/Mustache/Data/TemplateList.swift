/// A list of values, each created when a template reads it.
///
///     final class PostList: TemplateList {
///       let articles: [Article]
///       var count: Int { articles.count }
///       func element(at index: Int) -> TemplateValue { .object(PostHandle(articles[index])) }
///     }
package protocol TemplateList: AnyObject, Sendable {
  /// The number of elements.
  var count: Int { get }

  /// Whether the list is not empty; this can be faster than `count`.
  var hasElements: Bool { get }

  /// Returns the element at an index.
  func element(at index: Int) -> TemplateValue
}

extension TemplateList {
  /// Whether the count is more than zero.
  package var hasElements: Bool { count > 0 }

  /// All elements, for filters that need the whole list.
  package var allElements: [TemplateValue] { (0..<count).map { element(at: $0) } }
}

/// A list of stored values.
package final class TemplateArray: TemplateList {
  private let elements: [TemplateValue]

  /// Creates a list from its elements.
  package init(_ elements: [TemplateValue]) {
    self.elements = elements
  }

  /// The number of elements.
  package var count: Int { elements.count }

  /// Returns the element at an index.
  package func element(at index: Int) -> TemplateValue { elements[index] }
}

extension TemplateValue {
  /// Returns a list of stored values.
  package static func array(_ elements: [TemplateValue]) -> TemplateValue { .list(TemplateArray(elements)) }
}

/// A range of a list, in order or reversed.
///
/// Its elements are still created on demand.
final class ListSlice: TemplateList {
  private let base: any TemplateList
  private let range: Range<Int>
  private let isReversed: Bool

  init(_ base: any TemplateList, _ range: Range<Int>, isReversed: Bool = false) {
    (self.base, self.range, self.isReversed) = (base, range, isReversed)
  }

  var count: Int { range.count }

  func element(at index: Int) -> TemplateValue {
    base.element(at: isReversed ? range.upperBound - 1 - index : range.lowerBound + index)
  }
}
