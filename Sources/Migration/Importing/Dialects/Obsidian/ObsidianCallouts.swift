/// Callouts of Obsidian: quotes that begin with `[!info] Title`.
enum ObsidianCallouts {
  private static let names = [
    "tip": "TIP", "hint": "TIP", "success": "TIP", "check": "TIP", "done": "TIP", "important": "IMPORTANT",
    "question": "IMPORTANT", "help": "IMPORTANT", "faq": "IMPORTANT", "warning": "WARNING", "attention": "WARNING",
    "caution": "CAUTION", "fail": "CAUTION", "failure": "CAUTION", "missing": "CAUTION", "danger": "CAUTION",
    "error": "CAUTION", "bug": "CAUTION",
  ]

  /// Returns a text whose callouts are alerts; a title becomes their first paragraph.
  static func converted(_ text: MarkdownText) -> MarkdownText {
    text.replacingLines { line in
      guard line.text.contains("[!"),
        let match = line.text.wholeMatch(of: /([ \t]*(?:>[ \t]?)+)\[!([\w-]+)(?:\|[^\]]*)?\][+-]?[ \t]*(.*)/)
      else { return nil }
      let title = match.3.trimmed
      let words = title.isEmpty ? [] : [title.contains("*") ? String(title) : "**\(title)**", ""]
      let name = names[match.2.lowercased()] ?? "NOTE"
      return (["[!\(name)]"] + words).map { match.1 + $0 }.joined(separator: "\n")
    }
  }
}
