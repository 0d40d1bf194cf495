import Records

/// Where an output stands in a site: names with `/` between them, none of which leads out of it.
///
///     try OutputPath("posts/a/index.html")
///     try OutputPath("../secret")  // throws .leadsOut
package struct OutputPath: Hashable, Comparable, Sendable {
  /// The path as it is written.
  package let text: String

  /// How many folders deep a path may lead.
  static let depthLimit = 100

  /// Takes a path that keeps the rules.
  package init(_ text: String) throws(PathFlaw) {
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.first != UInt8(ascii: "/") else { throw .absolute }
    // Every file of a site passes here more than once, so nothing is made of its bytes.
    let bytes = text.utf8Span.span
    var (start, depth) = (0, 0)
    for at in 0...bytes.count {
      if at < bytes.count, bytes[at] == 0 { throw .holdsNUL }
      guard at == bytes.count || bytes[at] == UInt8(ascii: "/") else { continue }
      if at == start { throw .emptyName }
      if at - start <= 2, (start..<at).allSatisfy({ bytes[$0] == UInt8(ascii: ".") }) { throw .leadsOut }
      (start, depth) = (at + 1, depth + 1)
      guard depth <= Self.depthLimit else { throw .tooDeep(limit: Self.depthLimit) }
    }
    self.text = text
    guard bytes[0] != UInt8(ascii: ".") || !ReservedNames.all.contains(String(names[0])) else { throw .reserved }
  }

  /// A path whose rules were checked: the start of one that keeps them.
  private init(start: Substring) {
    text = String(start)
  }

  /// The folders that the path leads through, the outermost first.
  var folders: [OutputPath] {
    text.utf8.indices.filter { text.utf8[$0] == UInt8(ascii: "/") }.map { OutputPath(start: text[..<$0]) }
  }

  /// Whether the path leads through a folder.
  func liesIn(_ folder: OutputPath) -> Bool {
    let rest = text.utf8.dropFirst(folder.text.utf8.count)
    return rest.first == UInt8(ascii: "/") && text.utf8.starts(with: folder.text.utf8)
  }

  /// The names on the way, the last of which is the file's.
  var names: [Substring] { text.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) } }

  /// Compares bytes, where strings would take different spellings of one character for the same.
  package static func == (one: OutputPath, other: OutputPath) -> Bool {
    one.text.hasSameBytes(as: other.text)
  }

  /// The order of the bytes.
  package static func < (one: OutputPath, other: OutputPath) -> Bool { one.text.precedesByBytes(other.text) }
}

/// What is wrong with a path.
package enum PathFlaw: Error, Equatable, Sendable {
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
  package var message: String {
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
