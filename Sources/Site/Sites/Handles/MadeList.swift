import Mustache
import Records

/// Values that are made when a template comes to them.
final class MadeList: HashedList {
  let count: Int
  /// What decides, with the count, what the values are.
  private let reasons: [String]
  private let make: @Sendable (Int) -> TemplateValue

  init(_ count: Int, for reasons: [String], _ make: @escaping @Sendable (Int) -> TemplateValue) {
    self.count = count
    self.reasons = reasons
    self.make = make
  }

  func element(at index: Int) -> TemplateValue { make(index) }

  func writeHashed(to writer: inout RecordWriter) {
    writer.write(count)
    writer.write(reasons)
  }
}
