import CMarkGFM
import Texts

/// A text that looks like the fence of a container to its author.
enum TextFence: Equatable {
  /// The name has other letters than names of containers: `:::ノート`.
  case name(String)
  /// The colons are full-width characters: `：：：note`.
  case wideColons(rest: String)
  /// A cell of a table begins with a container: `| :::note Text ::: |`.
  case inCell(name: String)

  var message: String {
    switch self {
    case .name(let name): "`\(name)` cannot be the name of a container, so this line is text"
    case .wideColons: "these colons are full-width characters, so this line is text"
    case .inCell: "a cell of a table cannot contain a container, so this is text"
    }
  }

  var advice: String {
    switch self {
    case .name(let name): "write a name such as `:::note`, or `:::note[\(name)]` for a title"
    case .wideColons(let rest): "write `:::\(rest)`"
    case .inCell(let name): Self.advice(opening: name) + ", outside of the table"
    }
  }

  static func advice(opening name: String) -> String {
    "write `:::\(name)`, the text, and `:::` on lines of their own"
  }

  /// Finds such a fence at the start of a line; the range has the indices of the line.
  static func find(in line: ArraySlice<UInt8>) -> (fence: TextFence, range: Range<Int>)? {
    var rest = line
    var (count, isWide) = (0, false)
    while let first = rest.first {
      if first == UInt8(ascii: ":") {
        rest = rest.dropFirst()
      } else if rest.starts(with: "：".utf8) {
        rest = rest.dropFirst(3)
        isWide = true
      } else {
        break
      }
      count += 1
    }
    let text = rest.trimmed
    guard count >= 3, isWide || text.first.map({ $0 >= 0x80 }) ?? false else { return nil }
    let words = String(decoding: text, as: UTF8.self)
    let name = words.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    guard words.first?.isLetter ?? false else { return nil }
    return isWide
      ? (.wideColons(rest: words), line.startIndex..<rest.startIndex)
      : (.name(String(name)), line.startIndex..<text.startIndex + name.utf8.count)
  }

  /// Reports cells of tables that begin with a container.
  static func report(inCellsBelow root: CMarkNode, _ syntax: BlockSyntax, line: (Int) -> ArraySlice<UInt8>) {
    root.forEachBlock { node in
      guard node.type.rawValue == CMarkLibrary.shared.tableCell, let content = node.content.map({ Array($0.utf8) }),
        let opening = ContainerOpening(content[...].trimmedStart, shift: 0), !opening.name.isEmpty
      else { return }
      let line = line(node.startLine)
      let range = line.firstRange(of: content) ?? line.indices
      syntax.add(.inCell(name: opening.name), at: range)
    }
  }
}
