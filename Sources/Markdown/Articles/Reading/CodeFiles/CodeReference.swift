import Components
import Diagnostics
import Parsing
import Texts

/// What a code block shows instead of text of its own: `file=app/Main.swift region=setup`.
package struct CodeReference: Hashable, Sendable {
  /// The path of the file, as it is written.
  package var file: String
  /// The name of a region.
  package var region: String?
  /// The lines, such as `3-9`.
  package var range: String?

  package init(file: String, region: String? = nil, range: String? = nil) {
    (self.file, self.region, self.range) = (file, region, range)
  }

  /// The names of the traits.
  static let names: Set<String> = ["file", "region", "range"]

  /// The maximum size of a file, and of the code from files in an article, in bytes.
  package static let sizeLimit = 4 << 20

  /// Returns the text that the code block shows of a file with these bytes.
  package func text(in bytes: [UInt8]) throws(CodeFileProblem) -> [UInt8] {
    let source = SourceFile(path: file, utf8: bytes)
    guard source.isUTF8, !source.holdsNUL else { throw .file("`\(file)` is not text in UTF-8") }
    let lines = FileLines(of: bytes)
    guard let region else { return try text(in: lines) }
    if range != nil { throw .part("write either `region` or `range`, not both") }
    let found = lines.region(region)
    guard found.names.contains(region) else {
      let names = found.names.prefix(20).map { "`\($0)`" }.joined(separator: ", ")
      let nearest = nearestName(to: region, among: found.names).map(didYouMean)
      let advice = "mark it in comments: `#region \(region)` above it, and `#endregion \(region)` below it"
      throw .part("`\(file)` has no region `\(region)`", nearest ?? (names.isEmpty ? advice : "it has \(names)"))
    }
    if found.isOpen { throw .part("the region `\(region)` of `\(file)` has no end") }
    return found.lines.unindented.text
  }

  private func text(in lines: FileLines) throws(CodeFileProblem) -> [UInt8] {
    guard let range else { return lines.text }
    let count = lines.lines.count
    // An open range ends at the end of the file.
    let parts = range.split(separator: ",", omittingEmptySubsequences: false).map { part in
      if part.hasPrefix("-") { return "1\(part)" }
      return part.hasSuffix("-") ? "\(part)\(max(count, Int(part.dropLast()) ?? 0))" : String(part)
    }
    guard let ranges = LineRanges(parts.joined(separator: ",")), let last = ranges.last else {
      throw .part("`range` must be lines such as `3-9`, `3-` or `7`, not `\(range)`")
    }
    if last > count { throw .part("there is no line \(last) in `\(file)`; it has \(count)") }
    return lines[ranges.ranges].unindented.text
  }
}

/// The reason why a code block cannot show a file.
package struct CodeFileProblem: Error, Hashable, Sendable {
  /// Whether the file lacks the region or the range.
  let isAboutPart: Bool
  package let message: String
  let suggestion: String?

  /// Returns a problem of the file.
  package static func file(_ message: String, _ suggestion: String? = nil) -> CodeFileProblem {
    CodeFileProblem(isAboutPart: false, message: message, suggestion: suggestion)
  }

  fileprivate static func part(_ message: String, _ suggestion: String? = nil) -> CodeFileProblem {
    CodeFileProblem(isAboutPart: true, message: message, suggestion: suggestion)
  }
}

extension ArticleParts {
  /// Shows files in the code blocks of a tree that name them.
  func fillCode(
    in tree: consuming MarkdownTree, of composed: ComposedText, _ aliases: CodeAliases
  ) -> (tree: MarkdownTree, problems: [LocatedProblem]) {
    var (tree, problems, rest) = (tree, [LocatedProblem](), CodeReference.sizeLimit)
    for index in tree.nodes.indices where tree.nodes[index].kind == .codeBlock {
      guard let traits = tree.traits(of: index), let file = traits.entry(named: "file") else { continue }
      let (region, range) = (traits.entry(named: "region"), traits.entry(named: "range"))
      if !tree.bytes(tree.nodes[index].text).trimmed.isEmpty {
        problems.append(LocatedProblem(.ignoredCodeFile(file.value), at: file.range))
        continue
      }
      do throws(CodeFileProblem) {
        let reference = CodeReference(file: file.value, region: region?.value, range: range?.value)
        let text = try code(reference, from: composed.path(at: file.range.lowerBound) ?? path)
        rest -= text.count
        if rest < 0 { throw .file("the article shows more than \(CodeReference.sizeLimit >> 20) MB of files") }
        tree.nodes[index].text = tree.append(text)
        if tree.nodes[index].title.isEmpty, let language = aliases.language(ofFile: file.value) {
          tree.nodes[index].title = tree.append(language.utf8)
        }
      } catch {
        let entry = error.isAboutPart ? region ?? range ?? file : file
        problems.append(LocatedProblem(.codeFile(error), at: entry.valueRange.isEmpty ? entry.range : entry.valueRange))
      }
    }
    return (tree, problems)
  }
}
