import Components
import Parsing

/// The traits of a code block, such as `{lines=1,4-6}`, from its info string or from a line below it.
struct CodeTraits {
  /// How the code is shown.
  private(set) var presentation = CodePresentation()
  /// The levels of a file tree that are open at first.
  private(set) var openLevels: Int?
  /// The problems of traits with invalid values.
  private(set) var problems: [LocatedProblem] = []
  private let lineCount: Int

  /// The names of the traits that code blocks read.
  private static let names: Set<String> = [
    "added", "copy", "diff", "focus", "lines", "notes", "numbers", "removed", "start", "title",
  ]

  /// Returns whether a block is a code block that reads the trait with a name.
  static func reads(_ name: String, of index: Int, in tree: MarkdownTree) -> Bool {
    guard tree.nodes[index].kind == .codeBlock, let traits = tree.traits(of: index) else { return false }
    return (tree.fileTree(of: index) == nil ? names.contains(name) : name == "open")
      || CodeReference.names.contains(name) && traits.entry(named: "file") != nil
  }

  /// Reads the traits of code with the given number of lines.
  init(_ traits: TraitList, lineCount: Int) {
    self.lineCount = lineCount
    if let name = traits.entries.last(where: { $0.kind == .label }) { presentation.title = name.name }
    if let title = traits.entry(named: "title") { presentation.title = title.value }
    presentation.marked = lines(traits.entry(named: "lines"))
    presentation.added = lines(traits.entry(named: "added"))
    presentation.removed = lines(traits.entry(named: "removed"))
    presentation.focused = lines(traits.entry(named: "focus"))
    presentation.readsChanges = value(traits.entry(named: "diff")) ?? false
    presentation.offersCopy = value(traits.entry(named: "copy")) ?? true
    if value(traits.entry(named: "notes")) ?? false { presentation.notes = [:] }
    openLevels = value(traits.entry(named: "open"))
    let start: LineNumber? = value(traits.entry(named: "start"))
    if value(traits.entry(named: "numbers")) ?? (start != nil) { presentation.firstNumber = start?.value ?? 1 }
  }

  private mutating func lines(_ entry: TraitList.Entry?) -> LineRanges {
    guard let entry else { return .none }
    guard let lines = LineRanges(entry.value) else {
      report(.wrongCodeTrait(name: entry.name, expectation: "lines such as `1,4-6`", written: entry.value), entry)
      return .none
    }
    if let last = lines.last, last > lineCount { report(.missingLine(last, of: lineCount), entry) }
    return lines
  }

  private mutating func value<Value: AttributeValue>(_ entry: TraitList.Entry?) -> Value? {
    guard let entry else { return nil }
    if let value = Value(written: entry.value) { return value }
    report(.wrongCodeTrait(name: entry.name, expectation: Value.expectation, written: entry.value), entry)
    return nil
  }

  private mutating func report(_ problem: ArticleProblem, _ entry: TraitList.Entry) {
    problems.append(LocatedProblem(problem, at: entry.valueRange.isEmpty ? entry.range : entry.valueRange))
  }
}

private struct LineNumber: AttributeValue {
  let value: Int

  init?(written text: String) {
    guard let value = Int(text), (0..<1_000_000_000).contains(value) else { return nil }
    self.value = value
  }

  static let expectation = "a line number"
}

extension MarkdownTree {
  /// Returns the traits of a code block.
  func codeTraits(of index: Int) -> CodeTraits? {
    traits(of: index).map { CodeTraits($0, lineCount: LineRanges.count(in: bytes(nodes[index].text))) }
  }

  /// Returns the items of the numbered list directly behind a code block, by their numbers.
  func notes(of index: Int) -> [Int: Int] {
    let (next, parent) = (Int(nodes[index].end), nodes[..<index].last { $0.end > index })
    guard let parent, next < parent.end, nodes[next].flags.contains(.ordered), nodes[next].kind == .list else {
      return [:]
    }
    return Dictionary(uniqueKeysWithValues: zip(Int(nodes[next].number)..., children(of: next)))
  }

  /// Returns the tree of files that a code block is, because its language is `filetree`.
  func fileTree(of index: Int) -> FileTree? {
    let node = nodes[index]
    guard node.kind == .codeBlock, bytes(firstWord(of: node.title)).elementsEqual("filetree".utf8) else { return nil }
    return FileTree(string(node.text))
  }
}
