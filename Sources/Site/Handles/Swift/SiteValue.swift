package import Mustache

/// A value of `params` in the front matter or in `site.yml`, whose names and types an author chooses.
///
/// ```swift
/// SiteLayout("book") { page, site in
///   h1 { Text(page.title) }
///   if let stars = page.params.rating.integer { p { Text("\(stars) of 5") } }
///   ul { ForEach(page.params.authors.list) { author in li { Text(author.name.text ?? "") } } }
/// }
/// ```
///
/// A name or an element that does not exist is a value of no type, so a path needs no checks on its way.
@dynamicMemberLookup
public struct SiteValue: Sendable {
  private let value: TemplateValue
  /// The position in the list that contains the value.
  private let position: Int

  init(_ value: TemplateValue, at position: Int = 0) {
    (self.value, self.position) = (value, position)
  }

  /// Returns the value of a name in a map.
  public subscript(dynamicMember name: String) -> SiteValue { self[name] }

  /// Returns the value of a name in a map, for names that Swift cannot write.
  public subscript(name: String) -> SiteValue { SiteValue(value[name]) }

  /// Returns an element of a list, counted from 0.
  public subscript(index: Int) -> SiteValue {
    let elements = value.elements
    return elements.indices.contains(index) ? SiteValue(elements[index], at: index) : SiteValue(.nothing)
  }

  /// The text of a text, a date or a number; `nil` for any other value.
  public var text: String? {
    switch value {
    case .text(let text): text
    case .integer, .number: value.plainText
    default: nil
    }
  }

  /// The integer; `nil` for any other value.
  public var integer: Int? { value.integer }

  /// The number, also if it is an integer; `nil` for any other value.
  public var number: Double? {
    switch value {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  /// Whether the value is `true`; `nil` for anything but `true` and `false`.
  public var flag: Bool? { if case .flag(let flag) = value { flag } else { nil } }

  /// The elements of a list; empty for any other value.
  public var list: [SiteValue] { value.elements.enumerated().map { SiteValue($1, at: $0) } }

  /// The names in a map, in the byte order of their texts; empty for any other value.
  public var names: [String] { if case .object(let object) = value { object.names } else { [] } }

  /// Whether there is a value.
  public var exists: Bool { if case .nothing = value { false } else { true } }
}

extension SiteValue: Identifiable {
  /// The position in the list that contains the value, from 0.
  public var id: Int { position }
}

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
