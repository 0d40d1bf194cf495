/// A use of `@Entry` that the macro cannot expand.
enum EntryMistake: Error {
  case notAVariable
  case wrongPlace
  case computed(String)
  case noValue(String)

  private var message: String {
    switch self {
    case .notAVariable: "@Entry belongs to a variable: write `@Entry var name = value`"
    case .wrongPlace: "write @Entry in an extension of EnvironmentValues or ContainerValues"
    case .computed(let name): "\(name) has a body: write a default value, `@Entry var \(name) = …`, or remove @Entry"
    case .noValue(let name): "\(name) needs a default value: write `= …`, or an optional type"
    }
  }

  /// Returns the mistake as the compiler's diagnostic in JSON, at a declaration.
  func diagnostic(at declaration: JSON?) -> String {
    let file = JSON.quoted(declaration?["location"]?["fileName"]?.text ?? "")
    // The compiler counts spaces and comments before a declaration as a part of it.
    let source = declaration?["source"]?.text ?? ""
    let space = source.prefix(Outline(of: source).characters.prefix(while: \.isWhitespace).count).utf8.count
    let offset = (declaration?["location"]?["offset"]?.number ?? 0) + space
    return #"{"message":\#(JSON.quoted(message)),"severity":"error","#
      + #""position":{"fileName":\#(file),"offset":\#(offset)},"highlights":[],"notes":[],"fixIts":[]}"#
  }
}
