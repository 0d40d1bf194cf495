import Articles
import Texts

/// The changed words of a block.
enum ChangedText {
  /// Returns what changed between two versions of a block, for a terminal.
  static func terminal(from old: ArticleBlock?, to new: ArticleBlock?) -> String {
    text(from: old, to: new, TextStyle.self)
  }

  /// Returns the changed words, or what else changed in a block.
  static func text(from old: ArticleBlock?, to new: ArticleBlock?, _ style: (some ReportStyle).Type) -> String {
    let runs = WordDifference.runs(from: old?.text ?? "", to: new?.text ?? "")
    if runs.contains(where: { $0.kind != .same }) { return text(of: runs, style) }
    let (before, now) = (old?.details ?? [], new?.details ?? [])
    let replaced = zip(before, now).filter { $0 != $1 }.map { "\(style.code($0)) → \(style.code($1))" }
    if before.count == now.count, !replaced.isEmpty { return replaced.joined(separator: ", ") }
    let gained = now.filter { !before.contains($0) }.map { style.added($0) }
    let lost = before.filter { !now.contains($0) }.map { style.removed($0) }
    return gained.isEmpty && lost.isEmpty ? "other markup" : (lost + gained).joined(separator: " ")
  }

  /// Returns changed words with a few equal ones around them.
  static func text(of runs: [WordDifference.Run], _ style: (some ReportStyle).Type) -> String {
    let kept = 6
    return runs.enumerated().map { index, run -> String in
      let text = run.text.oneLine
      let space = run.text.last?.isWhitespace == true && text.last?.isWhitespace != true ? " " : ""
      switch run.kind {
      case .added: return style.added(text.trimmedEnd) + (text.last == " " ? " " : space)
      case .removed: return style.removed(text.trimmedEnd) + (text.last == " " ? " " : space)
      case .same:
        let words = WordDifference.words(of: text)
        let (first, last) = (index == 0, index == runs.count - 1)
        guard words.count > (first || last ? kept : 2 * kept) else { return style.escaped(text) + space }
        let start = first ? "" : words.prefix(kept).joined()
        let end = last ? "" : words.suffix(kept).joined()
        return style.escaped(start) + "… " + style.escaped(end) + (last ? "" : space)
      }
    }.joined().trimmed
  }
}

/// How a report marks words.
protocol ReportStyle {
  static func escaped(_ text: String) -> String
  static func code(_ text: String) -> String
  static func added(_ text: String) -> String
  static func removed(_ text: String) -> String
}

/// The marks of Git's word diff.
enum TextStyle: ReportStyle {
  static func escaped(_ text: String) -> String { text }
  static func code(_ text: String) -> String { text }
  static func added(_ text: String) -> String { "{+\(text)+}" }
  static func removed(_ text: String) -> String { "[-\(text)-]" }
}

/// HTML in Markdown, in which no text of an article is markup or mentions a person.
enum MarkdownStyle: ReportStyle {
  static func escaped(_ text: String) -> String {
    // Two colons can be around the name of an emoji.
    let hasColons = text.utf8.count { $0 == UInt8(ascii: ":") } > 1
    return text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // GitHub would notify the person, or link to the issue.
      case "@", "#": result += "\(character)<!-- -->"
      case "\\", "`", "*", "_", "[", "]", "!", "|", "~", "$": result += "\\\(character)"
      case ":" where hasColons: result += "\\:"
      case _ where character.isNewline: result += " "
      default: result.append(character)
      }
    }
  }

  static func code(_ text: String) -> String {
    "<code>\(escaped(text))</code>"
  }

  static func added(_ text: String) -> String { "<ins>\(escaped(text))</ins>" }
  static func removed(_ text: String) -> String { "<del>\(escaped(text))</del>" }

  /// Returns a phrase in which text between backticks is code.
  static func escapedPhrase(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard !parts.count.isMultiple(of: 2) else { return escaped(text) }
    return parts.enumerated().map { $0.isMultiple(of: 2) ? escaped($1) : code($1) }.joined()
  }
}
