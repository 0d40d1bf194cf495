import Parsing

/// What the ids of articles in a feed consist of, read from a template of Liquid, Nunjucks or Go.
///
/// `<entry><id>{{ site.url }}{{ post.id }}</id></entry>` is `:origin:stem` in `feed_ids`.
struct FeedIDRule {
  /// The value for `feed_ids`, or `nil` if no pattern expresses the ids.
  private(set) var pattern: String?
  /// The id or the address of an entry in the template, with its line from 1.
  private(set) var (code, line): (String, Int?) = ("", nil)

  // What stands for parts of an id during the evaluation.
  private static let (path, stem, date, unknownOrigin) = ("/\u{E000}", "/\u{E001}", "\u{E002}", "\u{E003}")

  /// Reads a template of a site; `values` returns what a path in the settings is, such as `site.url`.
  init(of template: String, at url: String?, _ values: @escaping (String) -> String?) {
    // A search with an expression takes quadratic time in a text that looks like many beginnings.
    let template = String(template.prefix(20_000))
    guard let start = template.firstRange(of: "<entry") ?? template.firstRange(of: "<item") else { return }
    let rest = template[start.upperBound...].prefix(5_000)
    let entry = rest[
      ..<((rest.firstRange(of: "</entry>") ?? rest.firstRange(of: "</item>"))?.lowerBound ?? rest.endIndex)]
    let ids = entry.matches(of: /<(?:guid|id)\b[^>]*>(.*?)<\/(?:guid|id)>/.dotMatchesNewlines()).map(\.1)
    // An entry without an id has that of its link.
    let link = entry.firstMatch(of: /<link\b[^>]*href="([^"]*)"|<link>(.*?)<\/link>/).flatMap { $0.1 ?? $0.2 }
    guard let id = ids.first ?? link else { return }
    (code, line) = (id.words.joined(separator: " "), template[..<id.startIndex].count { $0.isNewline } + 1)
    let parts = (url ?? "").split(separator: "/")
    let origin = parts.count > 1 ? "\(parts[0])//\(parts[1])" : Self.unknownOrigin
    let base = parts.dropFirst(2).map { "/" + $0 }.joined()
    let expression = LiquidExpression(
      lookup: { path in (values(path) ?? Self.field(path, origin, base)).map { .string($0) } }, basePath: base,
      origin: origin)
    let inlined = Self.withFilters(of: Self.inlined(code, in: template), origin, base)
    guard ids.count < 2, !code.contains("${"), var text = LiquidTemplate(inlined)?.text(in: LiquidScope(expression))
    else { return }
    for (part, placeholder) in [
      (origin + base + Self.path, ":url"), (base + Self.path, ":path"), (origin + base + Self.stem, ":origin:stem"),
      (base + Self.stem, ":stem"), (Self.unknownOrigin, ":origin"),
    ] { text = text.replacing(part, with: placeholder) }
    let isWhole = text.unicodeScalars.allSatisfy { !(0xE000...0xE003).contains($0.value) } && !text.contains("{%")
    if isWhole, text.contains(/:(?:url|path|stem)(?![A-Za-z])/) { pattern = text.trimmed }
  }

  /// Returns an id with the values of variables that the template assigns once, in place of their names.
  private static func inlined(_ id: String, in template: String) -> String {
    // `{% assign a = x %}`, `{{ $a := x }}` and `{% set a %}{{ x }}{% endset %}`.
    let assignment =
      /\{[%{]-?\s*(?:(?:assign|set|capture)\s+)?(\$?\w+)\s*(?::?=\s*(.{0,300}?)\s*-?[%}]\}|-?%\}([^%]{0,300})\{%-?\s*end)/
    let values = Dictionary(grouping: template.matches(of: assignment), by: \.1).filter { $0.value.count == 1 }
    // A value can name another variable, and one that names itself must not grow.
    return (0..<3).reduce(id.replacing(/<!\[CDATA\[|\]\]>/, with: "")) { id, _ in
      if id.utf8.count > 1_000 { return id }
      return id.replacing(/\{\{-?\s*(\$?\w+)\s*(\|[^}]*?)?-?\}\}/) { name in
        guard let value = values[name.1]?.first else { return String(name.0) }
        let block = name.2 == nil ? value.3.map { String($0).trimmed } : nil
        return value.2.map { "{{ \($0) \(name.2 ?? "") }}" } ?? block ?? String(name.0)
      }
    }
  }

  /// Returns an id with filters of Liquid that have the same result.
  private static func withFilters(of id: String, _ origin: String, _ base: String) -> String {
    let prefixes: [Substring: String] = [
      "relative_url": base, "url": base, "absoluteUrl": origin, "absURL": origin, "absLangURL": origin,
      "htmlBaseUrl": origin + base,
    ]
    let same: Set<Substring> = [
      "escape", "xml_escape", "cdata_escape", "uri_escape", "uriencode", "strip", "trim", "safe", "html", "safeHTML",
      "safeURL", "htmlEscape",
    ]
    // Go has `absURL .Permalink` for `.Permalink | absURL`.
    return id.replacing(/\{\{-?\s*(\w+) +([.$][\w.]+)/) { "{{ \($0.2) | \($0.1)" }
      .replacing(/\|\s*([\w.]+)([^|}]*)/) { filter in
        if let prefix = prefixes[filter.1] { return "| prepend: \"\(prefix)\"" }
        // Addresses in Garland lack this name.
        let isSame = same.contains(filter.1) || filter.1.hasPrefix("re") && filter.2.contains("index.html")
        if isSame { return "" }
        if filter.1 == "date", filter.2.hasPrefix(":") {
          let names = [("%Y", ":year"), ("%m", ":month"), ("%d", ":day")]
          let format = names.reduce(filter.2.dropFirst()) { $0.replacing($1.0, with: $1.1) }
          return format.contains("%") ? "| unknown" : "| replace: \"\(date)\",\(format)"
        }
        return ["append", "prepend", "absolute_url"].contains(filter.1) ? String(filter.0) : "| unknown"
      }
  }

  /// Returns what stands for a field of an article, such as `post.url`, or `nil` for another value.
  private static func field(_ path: String, _ origin: String, _ base: String) -> String? {
    guard path.allSatisfy({ $0.isLetter || $0.isNumber || "._$".contains($0) }) else { return nil }
    let names = path.split(separator: ".")
    // These have fields of the same names.
    let others: Set<Substring> = ["site", "page", "config", "feed", "metadata", "Params", "Site", "$"]
    guard path.contains("."), names.count < 3, let name = names.last, names.count == 1 || !others.contains(names[0])
    else { return path == "site.url" ? origin : nil }
    let full = origin + base + Self.path
    return [
      "url": Self.path, "id": stem, "permalink": full, "Permalink": full, "RelPermalink": base + Self.path,
      "path": String(Self.path.dropFirst()), "date": date,
    ][name]
  }
}
