/// Callouts of Obsidian: quotes that begin with `[!info] Title`.
enum ObsidianCallouts {
  /// Returns a text whose callouts are alerts; a title becomes their first paragraph.
  static func converted(_ text: MarkdownText) -> MarkdownText {
    text.replacingLines { line in
      guard line.text.contains("[!"),
        let match = line.text.wholeMatch(of: /([ \t]*(?:>[ \t]?)+)\[!([\w-]+)(?:\|[^\]]*)?\][+-]?[ \t]*(.*)/)
      else { return nil }
      let callout = ForeignCallout(kind: String(match.2), title: String(match.3.trimmed))
      let alert = ["info": "note", "danger": "caution"][callout.name] ?? callout.name
      let words = callout.label.map { [$0.contains("*") ? $0 : "**\($0)**", ""] } ?? []
      return (["[!\(alert.uppercased())]"] + words).map { match.1 + $0 }.joined(separator: "\n")
    }
  }
}
