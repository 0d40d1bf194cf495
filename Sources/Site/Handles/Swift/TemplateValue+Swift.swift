package import Mustache

// Swift reads a property of a handle as a template does, so that both are recorded in the same way.
extension TemplateValue {
  /// The text; `nil` for any other value.
  var string: String? { if case .text(let text) = self { text } else { nil } }

  /// The integer; `nil` for any other value.
  package var integer: Int? { if case .integer(let number) = self { number } else { nil } }

  /// Whether the value is the flag `true`.
  var isSet: Bool { if case .flag(let flag) = self { flag } else { false } }

  /// The elements of a list; empty for any other value.
  package var elements: [TemplateValue] {
    guard case .list(let list) = self else { return [] }
    return list.allElements
  }

  /// Returns the handle; `nil` for any other value.
  func handle<Handle>(_ type: Handle.Type = Handle.self) -> Handle? {
    if case .object(let object) = self { object as? Handle } else { nil }
  }

  /// Returns the handles in a list.
  func handles<Handle>(_ type: Handle.Type = Handle.self) -> [Handle] { elements.compactMap { $0.handle(type) } }

  /// The value of a name in an object; `nothing` if there is none.
  package subscript(name: String) -> TemplateValue {
    guard case .object(let object) = self else { return .nothing }
    return object.value(named: name) ?? .nothing
  }
}
