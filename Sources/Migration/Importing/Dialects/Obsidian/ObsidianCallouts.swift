/// Callouts of Obsidian: quotes that begin with `[!info] Title`.
enum ObsidianCallouts {
  private static let names = [
    "tip": "TIP", "hint": "TIP", "success": "TIP", "check": "TIP", "done": "TIP", "important": "IMPORTANT",
    "question": "IMPORTANT", "help": "IMPORTANT", "faq": "IMPORTANT", "warning": "WARNING", "attention": "WARNING",
    "caution": "CAUTION", "fail": "CAUTION", "failure": "CAUTION", "missing": "CAUTION", "danger": "CAUTION",
    "error": "CAUTION", "bug": "CAUTION",
  ]

  /// Returns lines whose callouts are alerts; a title becomes their first paragraph.
  static func converted(_ lines: [MarkdownLine]) -> [MarkdownLine] {
    lines.flatMap { line -> [MarkdownLine] in
      guard line.role == .text, line.text.contains("[!"),
        let match = line.text.wholeMatch(of: /([ \t]*(?:>[ \t]?)+)\[!([\w-]+)(?:\|[^\]]*)?\][+-]?[ \t]*(.*)/)
      else { return [line] }
      let title = match.3.trimmed
      let words = title.isEmpty ? [] : [title.contains("*") ? String(title) : "**\(title)**", ""]
      let name = names[match.2.lowercased()] ?? "NOTE"
      return (["[!\(name)]"] + words).map { MarkdownLine(text: match.1 + $0, role: .text) }
    }
  }
}
