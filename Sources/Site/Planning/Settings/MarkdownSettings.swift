package import Articles
import Formulas
package import Markup
package import Parsing
package import Records
import Texts

/// The settings of a site for Markdown.
///
/// `ArticleOptions` is created from this value, and a build hashes its encoding. So a change of any setting invalidates
/// the cached articles.
package struct MarkdownSettings: Sendable, Equatable {
  /// The policy for raw HTML.
  package var markup = RawMarkupPolicy.safe()
  /// Whether quotes become curly and hyphens become dashes.
  package var smartPunctuation = false
  /// A line that ends an article's excerpt, as `<!--more-->` does.
  package var excerptSeparator: String?
  /// The site's own names for the languages of code blocks.
  package var codeAliases = CodeAliases()
  /// Whether `{…}` directly behind an image, a link, a code span or emphasis sets its attributes.
  package var inlineAttributes = false
  /// Whether the content of an HTML element with `markdown="1"` is Markdown.
  package var markdownInHTML = false
  /// Whether each line number of a code block is a link to its line.
  package var lineLinks = false
  /// The enabled syntax of other generators.
  package var additions: Set<MarkdownAddition> = []
  /// The macros of formulas: texts by name.
  package var macros: [String: String] = [:]
  /// How ids are made from the texts of headings.
  package var headingIDs = HeadingIDStyle.standard

  package init() {}
}

extension MarkdownSettings: RecordEncodable {
  package func write(to writer: inout RecordWriter) {
    switch markup {
    case .safe(allowing: let extra, let showsUnknown):
      writer.write([showsUnknown ? "safe, unknown: text" : "safe"] + extra.sorted())
    case .trusted: writer.write(["trusted"])
    case .escape: writer.write(["escape"])
    }
    writer.write(smartPunctuation)
    writer.write(excerptSeparator)
    writer.write(codeAliases.entries)
    writer.write(inlineAttributes)
    writer.write(markdownInHTML)
    writer.write(lineLinks)
    writer.write(additions.map(\.rawValue).sorted())
    writer.write(macros.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
    writer.write(headingIDs.rawValue)
  }
}

extension MarkdownSettings {
  /// Whether the syntax of another generator is enabled.
  subscript(addition: MarkdownAddition) -> Bool {
    get { additions.contains(addition) }
    set { if newValue { additions.insert(addition) } else { additions.remove(addition) } }
  }

  /// Reads `math`: `true`, `false` or `keep`.
  mutating func readMath(from fields: inout FieldReader, _ key: FieldDescription) {
    guard let node = fields.value(key.name) else { return }
    if case .bool(let isOn) = node.value {
      self[.formulas] = isOn
    } else {
      self[.math] = fields.choice(key.name, among: ["keep"]) != nil
    }
  }

  /// Reads `math_macros`: a map from names to texts.
  static func readMacros(from fields: inout FieldReader, _ key: FieldDescription) -> [String: String]? {
    guard let map = fields.map(key.name) else { return nil }
    var macros: [String: String] = [:]
    fields.nested(map) { inner in
      for name in map.entries.map(\.key) { macros[name] = inner.text(name) }
    }
    return macros
  }

  /// The words that `html` can be.
  private static let policies = ["safe", "trusted", "escape"]

  /// What `html` can be.
  static let htmlForm = FieldForm.either([
    .choice(policies),
    .map([
      FieldDescription("allow", .type(.texts), "further elements, such as `[iframe]`"),
      FieldDescription("unknown", .choice(["remove", "text"]), "what becomes of a name that is no element"),
    ]),
  ])

  /// Reads `html`: a policy, or a map with the tags to allow and what becomes of names that are no elements.
  static func readMarkup(from fields: inout FieldReader, _ key: FieldDescription) -> RawMarkupPolicy? {
    guard let node = fields.value(key.name) else { return nil }
    guard let map = node.map else {
      return switch fields.choice(key.name, among: policies) {
      case "trusted": .trusted
      case "escape": .escape
      default: nil
      }
    }
    return fields.nested(map) { inner in
      let allowed = inner.items("allow") ?? []
      for item in allowed {
        if RawMarkupPolicy.neverAllowed.contains(item.text.lowercased()) {
          inner.reject(item, .neverAllowed(item.text))
        } else if !item.text.isTagName {
          inner.reject(item, .wrong("allow", item.text, "the names of tags, such as iframe", known: []))
        }
      }
      let showsUnknown = inner.choice("unknown", among: ["remove", "text"]) == "text"
      return .safe(allowing: Set(allowed.map(\.text)), showingUnknown: showsUnknown)
    }
  }
}

extension ArticleOptions {
  /// Creates the options for the Markdown settings of a site.
  package init(
    _ markdown: MarkdownSettings, containers: ContainerRegistry = ContainerRegistry(),
    resolve: @escaping @Sendable (String) -> AddressResolution
  ) {
    self.init(
      containers: containers, markup: markdown.markup,
      smartPunctuation: markdown.smartPunctuation, resolve: resolve)
    excerptSeparator = markdown.excerptSeparator
    codeAliases = markdown.codeAliases
    inlineAttributes = markdown.inlineAttributes
    markdownInHTML = markdown.markdownInHTML
    lineLinks = markdown.lineLinks
    additions = markdown.additions
    macros = Macros(definitions: markdown.macros)
    headingIDs = markdown.headingIDs
  }
}

extension String {
  /// Whether the text can be the name of an HTML tag.
  fileprivate var isTagName: Bool {
    utf8.first?.isASCIILetter == true && utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
  }
}
