package import Markup
package import Records

/// The settings of a site that decide how Markdown is read.
///
/// The options of the Markdown reader are made of this value, and its encoding is hashed. So no setting can be missing from the hash.
package struct MarkdownSettings: Sendable, Equatable {
  /// What happens to raw HTML.
  package var markup = RawMarkupPolicy.safe()
  /// Whether an unknown container is a warning and its blocks are shown.
  ///
  /// Otherwise it is an error.
  package var isLenient = false
  /// Whether quotes become curly and hyphens become dashes.
  package var smartPunctuation = false
  /// What separates an article's excerpt from the rest, besides `<!--more-->`.
  package var excerptSeparator: String?

  /// The defaults.
  package init() {}
}

extension MarkdownSettings: RecordEncodable {
  package func write(to writer: inout RecordWriter) {
    switch markup {
    case .safe(allowing: let extra): writer.write(["safe"] + extra.sorted())
    case .trusted: writer.write(["trusted"])
    case .escape: writer.write(["escape"])
    }
    writer.write(isLenient)
    writer.write(smartPunctuation)
    writer.write(excerptSeparator)
  }
}
