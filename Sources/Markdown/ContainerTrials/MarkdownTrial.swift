import Articles
import Diagnostics

/// The Markdown that uses a container by name, with children for each case.
struct MarkdownTrial {
  private let container: Container
  private let fillsAttributes: Bool

  init(of container: Container, fillsAttributes: Bool) {
    self.container = container
    self.fillsAttributes = fillsAttributes
  }

  /// Returns an article that consists of the container.
  func text(for row: ContainerCase) -> String {
    let children: [String] =
      switch row.children {
      case .none: []
      case .one: [child(1, row)]
      case .two: [child(1, row), child(2, row)]
      case .hundred: (1...100).map { child($0, row) }
      case .nested: [child(1, row), nested(row), child(3, row)]
      // A comment is a child that leaves nothing in the page.
      case .conditional: [child(1, row), "<!-- left out -->", child(3, row)]
      case .rows: [":::each{data=rows}", child(labelled: "{{label}}", "{{words}}"), ":::"]
      case .included: [":::include{file=children.md}", ":::"]
      case .only: [":::only{case=only}", three(row), ":::"]
      }
    return wrapped(children, label: "Label", colons: "::::")
  }

  /// Returns three children, which are also the text of the other file.
  func three(_ row: ContainerCase) -> String { (1...3).map { child($0, row) }.joined(separator: "\n\n") }

  private func nested(_ row: ContainerCase) -> String {
    let children = [1, 2].map { child($0 + 10, row, level: 4) }
    let inner = wrapped(children, label: "Inner label", colons: ":::")
    return container.labels == .none ? inner : "\(heading(TrialText.label(2, in: row.form), level: 3))\n\n\(inner)"
  }

  private func wrapped(_ children: [String], label: String, colons: String) -> String {
    let names = container.attributes.map(\.name)
    let needed = fillsAttributes ? names : Array(container.requiredAttributes.prefix(1))
    let values = container.attributes.filter { needed.contains($0.name) }.compactMap { attribute in
      sample { attribute.accepts($0) }.map { "\(attribute.name)=\($0)" }
    }
    let head = container.name + (container.ownLabel == .none ? "" : "[\(label)]") + braces(values)
    return (["\(colons)\(head)"] + children + [colons]).joined(separator: "\n\n") + "\n"
  }

  private func child(_ number: Int, _ row: ContainerCase, level: Int = 3) -> String {
    child(labelled: TrialText.label(number, in: row.form), TrialText.words(number, in: row.form), level: level)
  }

  private func child(labelled label: String, _ words: String, level: Int = 3) -> String {
    let block = block(of: words)
    if container.labels != .none { return "\(heading(label, level: level))\n\n\(block)" }
    return traits.isEmpty ? block : "\(block)\n{\(traits.joined(separator: " "))}"
  }

  private func heading(_ label: String, level: Int) -> String {
    "\(String(repeating: "#", count: level)) \(label)" + (traits.isEmpty ? "" : " ") + braces(traits)
  }

  /// A block of a kind that the container accepts: a paragraph, if possible.
  private func block(of text: String) -> String {
    let blocks = [
      ("paragraph", text), ("image", "![\(text)](/image.png)"), ("code", "```\n\(text)\n```"), ("list", "- \(text)"),
      ("quote", "> \(text)"), ("item", ":::item\n\(text)\n:::"), ("section", text),
    ]
    guard let accepted = container.accepts else { return text }
    return blocks.first { accepted.contains($0.0) }?.1 ?? text
  }

  private var traits: [String] {
    container.traits.compactMap { trait in sample(trait.accepts).map { "\(trait.name)=\($0)" } }
  }

  private func braces(_ values: [String]) -> String { values.isEmpty ? "" : "{\(values.joined(separator: " "))}" }

  /// Returns a value that a declaration accepts; `nil` if it accepts no common value.
  private func sample(_ isAccepted: (String) -> Bool) -> String? {
    ["1", "true", "abcdefghijk", "left", "start"].first(where: isAccepted)
  }
}

/// Three rows, another file, and a variable for a container in Markdown.
struct TrialParts: ArticleParts {
  let form: ContainerCase.Form
  /// The text of the other file.
  let children: String
  let path = ""
  let variables: [String] = []

  private struct Row: RowValues {
    let number: Int
    let form: ContainerCase.Form
    let article: Int? = nil

    func text(of expression: String) -> String {
      expression == "label" ? TrialText.label(number, in: form) : TrialText.words(number, in: form)
    }

    func section(_ expression: String) -> [any RowValues] { [] }
  }

  func rows(_ query: RowQuery) -> [any RowValues] { (1...3).map { Row(number: $0, form: form) } }

  func text(at written: String, from file: String) -> IncludedText {
    IncludedText(path: written, SourceFile(path: written, text: children), as: .unknown, from: 0)
  }

  func code(_ reference: CodeReference, from file: String) throws(CodeFileProblem) -> [UInt8] { [] }

  func resolve(_ written: String, in file: String) -> AddressResolution { .unchanged }

  func variable(_ name: String) -> String? { ContainerCase.Children.only.rawValue }
}
