/// A block of Swift code in a Markdown page.
struct SwiftBlock: Equatable, Sendable {
  /// The rest of the opening fence after the language, such as `[Package.swift]`.
  let info: String
  /// The code.
  let code: String
  /// The line of the page where the code begins, counted from 1.
  let line: Int

  /// The reason why the tests do not compile the block; `nil` if they compile it.
  var skipReason: String? {
    if code.contains("import PackageDescription") { return "a manifest is compiled by the package manager" }
    return nil
  }

  /// Returns the blocks of a Markdown page whose fence has the language `swift`, in order.
  static func blocks(in markdown: String) -> [SwiftBlock] {
    var blocks: [SwiftBlock] = []
    var open: (fence: Substring, indent: Int, info: String?, line: Int)?
    var code: [Substring] = []
    for (index, line) in markdown.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let text = line.drop { $0 == " " }
      if let (fence, indent, info, start) = open {
        let isClosing = text.hasPrefix(fence) && text.drop { $0 == fence.first }.allSatisfy(\.isWhitespace)
        if isClosing {
          if let info { blocks.append(SwiftBlock(info: info, code: code.joined(separator: "\n"), line: start)) }
          open = nil
        } else {
          code.append(line.dropFirst(min(indent, line.count - text.count)))
        }
      } else if let match = text.prefixMatch(of: /(`{3,}|~{3,})\s*(\w*)(.*)/) {
        let info = match.2 == "swift" ? String(match.3.drop(while: \.isWhitespace)) : nil
        open = (match.1, line.count - text.count, info, index + 2)
        code = []
      }
    }
    return blocks
  }

  /// The names that the block declares at top level, and as members of extensions.
  ///
  /// A member is named with its type, such as `Container.timeline`.
  var declaredNames: Set<String> {
    var names: Set<String> = []
    var extended: Substring?
    for line in code.split(separator: "\n") {
      let line = line.trimmingPrefix(/(?:(?:@main|public|private|fileprivate|final|indirect) )+/)
      if let match = line.prefixMatch(of: /extension (\w+)/) {
        extended = match.1
      } else if let match = line.prefixMatch(of: /(?:struct|enum|class|actor|protocol|typealias|func|let|var) (\w+)/) {
        names.insert(String(match.1))
        extended = nil
      } else if let extended, let match = line.prefixMatch(of: /\ {2}(?:public )?(?:static )?(?:let|var) (\w+)/) {
        names.insert("\(extended).\(match.1)")
      }
    }
    return names
  }
}
