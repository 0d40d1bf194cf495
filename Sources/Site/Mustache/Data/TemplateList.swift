/// Values in an order, each made when a template comes to it.
///
///     final class PostList: TemplateList {
///       let articles: [Article]
///       var count: Int { articles.count }
///       func element(at index: Int) -> TemplateValue { .object(PostHandle(articles[index])) }
///     }
package protocol TemplateList: AnyObject, Sendable {
  /// How many there are.
  var count: Int { get }

  /// Whether there is any, for a site that can tell that without counting.
  var hasElements: Bool { get }

  /// The value at a position from 0 up to the count.
  func element(at index: Int) -> TemplateValue
}

extension TemplateList {
  /// Whether the count is more than zero.
  package var hasElements: Bool { count > 0 }

  /// All values, for filters that must see every one.
  package var allElements: [TemplateValue] { (0..<count).map { element(at: $0) } }
}

/// A list whose values are all at hand.
package final class TemplateArray: TemplateList {
  private let elements: [TemplateValue]

  /// Takes values in their order.
  package init(_ elements: [TemplateValue]) {
    self.elements = elements
  }

  /// How many there are.
  package var count: Int { elements.count }

  /// The value at a position.
  package func element(at index: Int) -> TemplateValue { elements[index] }
}

extension TemplateValue {
  /// A list whose values are all at hand.
  package static func array(_ elements: [TemplateValue]) -> TemplateValue { .list(TemplateArray(elements)) }
}

/// A part of a list, forwards or backwards, whose elements are still made one by one.
final class PartOfList: TemplateList {
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
