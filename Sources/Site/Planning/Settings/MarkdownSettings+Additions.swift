import Articles
import Parsing

extension MarkdownSettings {
  /// Reads the settings for texts that were written for another generator.
  ///
  /// ```yaml
  /// hard_breaks: true     # each line break is a <br>
  /// heading_ids: python   # ids as Python-Markdown makes them
  /// figures: alt          # an image alone in its paragraph is a figure; its title or alt text is the caption
  /// emoji: true           # :smile:
  /// definition_lists: true
  /// math: keep            # formulas stay as written, for a script of the site
  /// cjk_emphasis: true    # **文（文）**文
  /// strikethrough: double # 1~2, 3~4 is no strikethrough
  /// ```
  mutating func readAdditions(from fields: inout FieldReader) {
    let flags: [(name: String, addition: MarkdownAddition)] = [
      ("hard_breaks", .hardBreaks), ("emoji", .emoji), ("definition_lists", .definitionLists),
      ("cjk_emphasis", .wideEmphasis),
    ]
    for flag in flags where fields.flag(flag.name) == true { additions.insert(flag.addition) }
    if fields.choice("math", among: ["keep"]) != nil { additions.insert(.math) }
    if fields.choice("strikethrough", among: ["double"]) != nil { additions.insert(.doubleTilde) }
    if fields.choice("figures", among: ["alt"]) != nil { additions.insert(.figures) }
    headingIDs = fields.choice("heading_ids", among: Self.headingIDStyles).flatMap(HeadingIDStyle.init) ?? .standard
  }

  /// The values of `heading_ids`.
  static let headingIDStyles = HeadingIDStyle.allCases.filter { $0 != .standard }.map(\.rawValue)
}
