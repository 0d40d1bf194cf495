/// A variable with `@Entry`, and the code that the macro adds.
struct EntryExpansion {
  private let property: EntryProperty
  /// The protocol of the key, for the type that is extended.
  private let keyProtocol: String

  /// Reads the compiler's request for an expansion.
  init(_ request: JSON) throws(EntryMistake) {
    property = try EntryProperty(request["declSyntax"]?["source"]?.text ?? "")
    guard let keyProtocol = Self.keyProtocol(in: request["lexicalContext"]?.elements.first?["source"]?.text ?? "")
    else { throw .wrongPlace }
    self.keyProtocol = keyProtocol
  }

  /// The accessors of the variable.
  var accessors: String {
    "{ get { self[\(keyName).self] } set { self[\(keyName).self] = newValue } }"
  }

  /// The type that identifies the value and has its default.
  ///
  /// Without a type, Swift infers it from a stored property. Otherwise the property is computed, so that the value need
  /// not be sendable.
  var key: String {
    let value = property.value ?? "nil"
    let declaration =
      property.type.map { "static var defaultValue: \($0) {\n    \(value)\n  }" }
      ?? "static let defaultValue = \(value)"
    return "private enum \(keyName): \(keyProtocol) {\n  \(declaration)\n}"
  }

  private var keyName: String { "__Key_\(property.name.filter { $0 != "`" })" }

  private static func keyProtocol(in extensionSource: String) -> String? {
    let outline = Outline(of: extensionSource)
    guard let start = outline.end(ofWord: "extension"),
      let end = outline.characters[start...].firstIndex(where: { $0 == "{" || $0 == ":" })
    else { return nil }
    let type = String(outline.characters[start..<end]).split { $0 == "." || $0.isWhitespace }.last
    return switch type {
    case "EnvironmentValues"?: "EnvironmentKey"
    case "ContainerValues"?: "ContainerValueKey"
    default: nil
    }
  }
}
