import Mustache
import Synchronization

/// What properties of a page were found to be that are made of much: templates ask whether there is something, and then what it is.
struct KnownValues: ~Copyable, Sendable {
  private let values = Mutex<[(property: PageProperty, value: TemplateValue)]>([])

  /// The value of a property, which is found once if that takes longer than to look here.
  func value(of property: PageProperty, else find: () -> TemplateValue) -> TemplateValue {
    guard PageProperties.ofMuch.contains(PageProperties(property)) else { return find() }
    if let known = values.withLock({ $0.first { $0.property == property }?.value }) { return known }
    let value = find()
    values.withLock { $0.append((property, value)) }
    return value
  }
}
