import Markup
import Parsing

/// The attributes that an author wrote directly behind an image, a link, a code span or emphasis: `{width=300}`.
struct InlineAttributes: Sendable {
  /// The attributes as HTML, except for the id, in the tree's text.
  let markup: Range<Int32>
  /// The names of the attributes.
  let names: Set<String>
  /// The width that the author wrote, such as `300` or `50%`.
  var width: String?
  /// Whether the author wants the image's file itself, without smaller variants: `{: original}`.
  var keepsOriginal = false
}

/// The step that checks the attributes of inlines like the attributes of raw HTML, and writes them as HTML.
struct InlineAttributeReading {
  private(set) var attributes: [Int: InlineAttributes] = [:]
  private(set) var problems: [LocatedProblem] = []

  /// Reads the attributes of all inlines that have traits.
  static func read(
    in tree: consuming MarkdownTree, markup policy: RawMarkupPolicy
  ) -> (tree: MarkdownTree, inlines: InlineAttributeReading) {
    var tree = tree
    var step = InlineAttributeReading()
    guard tree.hasTraits else { return (tree, step) }
    for index in tree.nodes.indices where !tree.nodes[index].kind.isBlock {
      guard let traits = tree.traits(of: index), let element = tree.nodes[index].kind.element else { continue }
      var output = MarkupBuffer(capacity: 64)
      let names = step.write(traits, on: element, policy, to: &output)
      step.attributes[index] = InlineAttributes(
        markup: tree.append(output.bytes), names: names, width: traits.entry(named: "width")?.value,
        keepsOriginal: element == "img" && traits.entry(named: Self.originalMark) != nil)
    }
    return (tree, step)
  }

  /// Writes the classes and the allowed attributes, and returns the names of the attributes.
  private mutating func write(
    _ traits: TraitList, on element: String, _ policy: RawMarkupPolicy, to output: inout MarkupBuffer
  ) -> Set<String> {
    if !traits.classNames.isEmpty { output.append(named: "class", traits.classNames.joined(separator: " ")) }
    let lastValues = Dictionary(traits.named.map { ($0.name.lowercased(), $0) }) { $1 }
    var names: Set<String> = []
    for entry in traits.named {
      let name = entry.name.lowercased()
      guard lastValues[name] == entry, element != "img" || name != Self.originalMark else { continue }
      if Self.isFromMarkdown(name, on: element) {
        problems.append(LocatedProblem(.ownAttribute(name, on: element), at: entry.range))
        continue
      }
      let checked = policy.checked(name, entry.value, on: element)
      problems += checked.findings.map { LocatedProblem(.inlineAttribute($0), at: entry.range) }
      guard var value = checked.value else { continue }
      if name == "rel", lastValues["target"]?.value == "_blank" { value = Self.withoutOpener(value) }
      output.append(named: name, value)
      names.insert(name)
    }
    if element == "a", names.contains("target"), !names.contains("rel"), lastValues["target"]?.value == "_blank" {
      output.append(named: "rel", "noopener")
    }
    return names
  }

  /// The name of the attribute of an image without variants.
  private static let originalMark = "original"

  /// Returns whether Markdown itself has the attribute: `[text](address)`.
  private static func isFromMarkdown(_ name: String, on element: String) -> Bool {
    element == "a" && name == "href" || element == "img" && ["src", "srcset", "alt"].contains(name)
  }

  /// Returns the link types with `noopener`, so that the new page cannot control this one.
  private static func withoutOpener(_ types: String) -> String {
    let words = types.lowercased().split(separator: " ")
    return words.contains("noopener") || words.contains("noreferrer") ? types : types + " noopener"
  }
}

extension MarkdownNode.Kind {
  /// The element of an inline that can have attributes.
  var element: String? {
    switch self {
    case .image: "img"
    case .link: "a"
    case .code: "code"
    case .emphasis: "em"
    case .strong: "strong"
    case .strikethrough: "del"
    default: nil
    }
  }
}

extension MarkupBuffer {
  fileprivate mutating func append(named name: String, _ value: String) {
    append(" ")
    append(verbatim: name)
    append("=\"")
    appendText(value)
    append("\"")
  }
}
