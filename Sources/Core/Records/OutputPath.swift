/// The relative path of a file in a site, such as `posts/a/index.html`; it cannot lead out of the output folder.
///
///     try OutputPath("posts/a/index.html")
///     try OutputPath("../secret")  // throws .leadsOut
package struct OutputPath: Hashable, Comparable, Sendable {
  /// The path as a string.
  package let text: String

  /// How many names a path may have.
  package static let depthLimit = 100

  /// How many bytes a name may have: the limit of Linux file systems.
  private static let nameLimit = 255

  /// Checks a path.
  package init(_ text: String) throws(PathFlaw) {
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.first != UInt8(ascii: "/") else { throw .absolute }
    // This runs more than once for each file of a site, so it allocates nothing.
    let bytes = text.utf8Span.span
    var (start, depth) = (0, 0)
    for at in 0...bytes.count {
      if at < bytes.count, bytes[at] == 0 { throw .holdsNUL }
      guard at == bytes.count || bytes[at] == UInt8(ascii: "/") else { continue }
      if at == start { throw .emptyName }
      guard at - start <= Self.nameLimit else { throw .longName(limit: Self.nameLimit) }
      if at - start <= 2, (start..<at).allSatisfy({ bytes[$0] == UInt8(ascii: ".") }) { throw .leadsOut }
      (start, depth) = (at + 1, depth + 1)
      guard depth <= Self.depthLimit else { throw .tooDeep(limit: Self.depthLimit) }
    }
    self.text = text
    if bytes[0] == UInt8(ascii: "."), ReservedNames.all.contains(String(names[0])) { throw .reserved(String(names[0])) }
  }

  /// Creates a path from the beginning of a checked path.
  private init(prefix: Substring) {
    text = String(prefix)
  }

  /// All parent folders, the outermost first.
  package var folders: [OutputPath] {
    text.utf8.indices.filter { text.utf8[$0] == UInt8(ascii: "/") }.map { OutputPath(prefix: text[..<$0]) }
  }

  /// Whether the path is inside of a folder.
  package func isInside(_ folder: OutputPath) -> Bool {
    let rest = text.utf8.dropFirst(folder.text.utf8.count)
    return rest.first == UInt8(ascii: "/") && text.utf8.starts(with: folder.text.utf8)
  }

  /// The names of the folders, then the name of the file.
  package var names: [Substring] { text.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) } }

  /// The name of the file.
  package var name: String { names.last.map(String.init) ?? text }

  /// Compares bytes; `String` would treat two Unicode spellings of a character as equal.
  package static func == (lhs: OutputPath, rhs: OutputPath) -> Bool {
    lhs.text.hasSameBytes(as: rhs.text)
  }

  /// Compares bytes.
  package static func < (lhs: OutputPath, rhs: OutputPath) -> Bool { lhs.text.precedesByBytes(rhs.text) }
}

/// The rule that a path breaks.
package enum PathFlaw: Error, Equatable, Sendable {
  /// The path is empty.
  case empty
  /// The path starts with `/`.
  case absolute
  /// The path contains a NUL byte.
  case holdsNUL
  /// The path contains `//` or ends with `/`.
  case emptyName
  /// The path contains the name `.` or `..`.
  case leadsOut
  /// A name has too many bytes.
  case longName(limit: Int)
  /// Publishing itself needs the name.
  case reserved(String)
  /// The path has too many names.
  case tooDeep(limit: Int)

  /// The rule in a sentence without a full stop.
  package var message: String {
    switch self {
    case .empty: "it is empty"
    case .absolute: "it starts with `/`"
    case .holdsNUL: "it contains a NUL byte"
    case .emptyName: "it contains an empty name"
    case .leadsOut: "it contains the name `.` or `..`"
    case .longName(let limit): "a name in it is longer than \(limit) bytes"
    case .reserved(let name): "Garland reserves the name `\(name)`"
    case .tooDeep(let limit): "it has more than \(limit) names"
    }
  }
}

/// Names of files and folders that publishing needs itself.
package enum ReservedNames {
  /// The list of published files; it also shows that Garland owns the folder.
  package static let list = ".garland"
  /// The work folder, if it is inside of the output folder.
  package static let workInside = ".garland-work"

  /// All names that no output may have.
  package static let all: Set = [list, workInside]

  /// The name of the work folder beside an output folder.
  package static func workBeside(_ name: String) -> String { ".\(name).garland-work" }
}
