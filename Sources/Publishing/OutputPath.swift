/// Where an output stands in a site: names with `/` between them, none of which leads out of it.
///
///     try OutputPath("posts/a/index.html")
///     try OutputPath("../secret")  // throws .leadsOut
public struct OutputPath: Hashable, Comparable, Sendable {
  /// The path as it is written.
  public let text: String

  /// How many folders deep a path may lead.
  static let depthLimit = 100

  /// Takes a path that keeps the rules.
  public init(_ text: String) throws(PathFlaw) {
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.first != UInt8(ascii: "/") else { throw .absolute }
    guard !text.utf8.contains(0) else { throw .holdsNUL }
    let names = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard names.count <= Self.depthLimit else { throw .tooDeep(limit: Self.depthLimit) }
    for name in names {
      if name.isEmpty { throw .emptyName }
      if name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8) { throw .leadsOut }
    }
    guard !ReservedNames.all.contains(String(Substring(names[0]))) else { throw .reserved }
    self.text = text
  }

  /// A path whose rules were checked: the start of one that keeps them.
  private init(start: Substring) {
    text = String(start)
  }

  /// The folders that the path leads through, the outermost first.
  var folders: [OutputPath] {
    text.utf8.indices.filter { text.utf8[$0] == UInt8(ascii: "/") }.map { OutputPath(start: text[..<$0]) }
  }

  /// The names on the way, the last of which is the file's.
  var names: [Substring] { text.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) } }

  /// Compares bytes, where strings would take different spellings of one character for the same.
  public static func == (one: OutputPath, other: OutputPath) -> Bool {
    one.text == other.text && one.text.utf8.elementsEqual(other.text.utf8)
  }

  /// The order of the bytes.
  public static func < (one: OutputPath, other: OutputPath) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }
}

/// What is wrong with a path.
public enum PathFlaw: Error, Equatable, Sendable {
  /// There is nothing in it.
  case empty
  /// It starts at the root of the file system.
  case absolute
  /// It holds a NUL byte.
  case holdsNUL
  /// It holds `//`, or ends with `/`.
  case emptyName
  /// It holds `.` or `..`.
  case leadsOut
  /// Publishing needs that name itself.
  case reserved
  /// It leads through too many folders.
  case tooDeep(limit: Int)

  /// What is wrong, in a sentence without a full stop.
  public var message: String {
    switch self {
    case .empty: "it is empty"
    case .absolute: "it starts with `/`"
    case .holdsNUL: "it holds a NUL byte"
    case .emptyName: "a name in it is empty"
    case .leadsOut: "it holds `.` or `..` as a name"
    case .reserved: "the name is reserved"
    case .tooDeep(let limit): "it leads through more than \(limit) folders"
    }
  }
}
