import Mustache
import Synchronization

/// A cache for the expensive properties of one page.
///
/// Templates often read a property twice: once to test whether it is empty, and once for its value.
struct PropertyCache: ~Copyable, Sendable {
  private let values = Mutex<[(property: PageProperty, value: TemplateValue)]>([])

  /// Returns the cached value of an expensive property; computes any other value each time.
  func value(of property: PageProperty, compute: () -> TemplateValue) -> TemplateValue {
    guard PageProperties.expensive.contains(PageProperties(property)) else { return compute() }
    if let cached = values.withLock({ $0.first { $0.property == property }?.value }) { return cached }
    let value = compute()
    values.withLock { $0.append((property, value)) }
    return value
  }
}
