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
  package func text(in bytes: [UInt8]) -> Result<[UInt8], CodeFileProblem> {
    let source = SourceFile(path: file, utf8: bytes)
    guard source.isUTF8, !source.holdsNUL else { return .failure(.unreadable("it is not text in UTF-8")) }
    let lines = FileLines(of: bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0))
    if let region { return range == nil ? lines.text(ofRegion: region) : .failure(.twoParts) }
    guard let range else { return .success(lines.all) }
    // An open range ends at the end of the file.
    let parts = range.split(separator: ",", omittingEmptySubsequences: false).map { part in
      if part.hasPrefix("-") { return "1\(part)" }
      return part.hasSuffix("-") ? "\(part)\(max(lines.count, Int(part.dropLast()) ?? 0))" : String(part)
    }
    guard let ranges = LineRanges(parts.joined(separator: ",")), let last = ranges.last else {
      return .failure(.wrongRange)
    }
    return last > lines.count ? .failure(.missingLine(last, of: lines.count)) : .success(lines.text(of: ranges.ranges))
  }
}

/// The reason why a code block cannot show a file.
package enum CodeFileProblem: Error, Hashable, Sendable {
  /// There is no such file; `nearest` has a similar name, and `folder` is not in `sources`.
  case missing(nearest: String?, folder: String?)
  /// The file cannot be shown, for a reason.
  case unreadable(String)
  case missingRegion(names: [String])
  case unclosedRegion
  case missingLine(Int, of: Int)
  case wrongRange
  /// Both a region and a range are given.
  case twoParts
}

/// Fills code blocks with the text of files.
enum CodeFilling {
  static func fill(
    _ tree: consuming MarkdownTree, with options: ArticleOptions
  ) -> (tree: MarkdownTree, problems: [LocatedProblem]) {
    guard tree.hasTraits else { return (tree, []) }
    var tree = tree
    var problems: [LocatedProblem] = []
    var rest = CodeReference.sizeLimit
    for index in tree.nodes.indices where tree.nodes[index].kind == .codeBlock {
      guard let traits = tree.traits(of: index), let file = traits.entry(named: "file") else { continue }
      let (region, range) = (traits.entry(named: "region"), traits.entry(named: "range"))
      let reference = CodeReference(file: file.value, region: region?.value, range: range?.value)
      if !tree.bytes(tree.nodes[index].text).trimmed.isEmpty {
        problems.append(LocatedProblem(.ignoredCodeFile(file.value), at: file.range))
        continue
      }
      switch options.code(reference) {
      case .success(let text) where text.count <= rest:
        rest -= text.count
        tree.nodes[index].text = tree.append(text)
        if tree.nodes[index].title.isEmpty, let language = options.codeAliases.language(ofFile: file.value) {
          tree.nodes[index].title = tree.append(language.utf8)
        }
      case .success:
        let reason = "the article would show more than \(CodeReference.sizeLimit >> 20) MB of code from files"
        problems.append(LocatedProblem(.codeFile(reference, .unreadable(reason)), at: file.valueRange))
      case .failure(let problem):
        let entry = problem.isAboutFile ? file : region ?? range ?? file
        let place = entry.valueRange.isEmpty ? entry.range : entry.valueRange
        problems.append(LocatedProblem(.codeFile(reference, problem), at: place))
      }
    }
    return (tree, problems)
  }
}

extension CodeFileProblem {
  /// Whether the problem is the file as a whole, and not the part of it.
  fileprivate var isAboutFile: Bool {
    switch self {
    case .missing, .unreadable: true
    default: false
    }
  }

  var code: DiagnosticCode { isAboutFile ? "code.unreadable-file" : "code.missing-part" }

  func message(for reference: CodeReference) -> String {
    let (file, region) = (reference.file, reference.region ?? "")
    return switch self {
    case .missing(_, let folder?): "there is no file `\(file)`, and `sources` in `site.yml` names no folder `\(folder)`"
    case .missing(_, nil): "there is no file `\(file)`"
    case .unreadable(let reason): "`\(file)` cannot be shown: \(reason)"
    case .missingRegion: "`\(file)` has no region `\(region)`"
    case .unclosedRegion: "the region `\(region)` of `\(file)` has no end"
    case .missingLine(let line, let count): "there is no line \(line) in `\(file)`; it has \(count)"
    case .wrongRange: "`range` must be lines such as `3-9`, `3-` or `7`, not `\(reference.range ?? "")`"
    case .twoParts: "write either `region` or `range`, not both"
    }
  }

  func suggestion(for reference: CodeReference) -> Diagnostic.Suggestion? {
    let region = reference.region ?? ""
    return switch self {
    case .missing(let nearest?, _): Diagnostic.Suggestion(didYouMean(nearest))
    case .missingRegion(let names) where names.isEmpty:
      Diagnostic.Suggestion("mark it in comments: `#region \(region)` above it, and `#endregion \(region)` below it")
    case .missingRegion(let names):
      .nearest(to: region, among: names)
        ?? Diagnostic.Suggestion("it has \(names.prefix(20).map { "`\($0)`" }.joined(separator: ", "))")
    case .unclosedRegion: Diagnostic.Suggestion("write the mark of its end on a line of its own, with the same name")
    default: nil
    }
  }
}
