/// An error of a build of an imported site.
package struct ImportFault: Sendable {
  /// The path of the file in the new site.
  let path: String
  /// The line in the file, from 1.
  let line: Int
  /// What the report says; empty for a fault that only the import itself can cause.
  let message: String

  package init(path: String, line: Int, message: String) {
    (self.path, self.line, self.message) = (path, line, message)
  }
}

extension ImportedSite {
  /// Returns the site without what a build refuses, and with a note about each repair; `nil` if nothing changed.
  ///
  /// A container becomes HTML, and a key that is refused is left out. Where that is not possible, or `isLastTry`, an
  /// article becomes a draft and any other file is left out.
  package func repaired(_ faults: [ImportFault], isLastTry: Bool) -> ImportedSite? {
    var site = self
    for (path, faults) in Dictionary(grouping: faults, by: \.path).sorted(by: { $0.key < $1.key }) {
      let isArticle = articles[path] != nil || path.isMarkdown
      guard case .written(let bytes)? = files[path], path == Self.settingsPath || isArticle else {
        if site.files.removeValue(forKey: path) != nil { site.note("is left out", faults[0]) }
        continue
      }
      var file = FileRepair(bytes, isArticle: isArticle)
      for (change, fault) in isLastTry && isArticle ? [] : file.repair(faults, all: faults.count >= Self.many) {
        site.note(change, fault)
      }
      if file.bytes == bytes, file.hide() { site.note("becomes a draft", faults[0]) }
      site.files[path] = file.bytes == bytes ? nil : .written(file.bytes)
      if file.bytes == bytes { site.note("is left out", faults[0]) }
    }
    return site.files == files ? nil : site
  }

  /// The number of faults in a file from which a build names only some of them.
  private static let many = 20
  private static let settingsPath = "Content/site.yml"

  private mutating func note(_ change: String, _ fault: ImportFault) {
    guard !fault.message.isEmpty else { return }
    let path = articles[fault.path]
    notes.add("\(path == nil ? "`\(fault.path)` " : "")\(change): \(fault.message)", at: path)
  }
}

/// The lines of a new file in which faults are repaired.
private struct FileRepair {
  private let isArticle: Bool
  private var lines: [MarkdownLine]
  /// The lines of the front matter; all lines of a settings file.
  private var keys: Range<Int>

  init(_ bytes: [UInt8], isArticle: Bool) {
    self.isArticle = isArticle
    let text = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    let end = text.first == "---" ? text.dropFirst().firstIndex(of: "---").map { $0 + 1 } ?? 0 : 0
    let count = isArticle ? end : text.count
    keys = isArticle ? min(1, count)..<max(count - 1, 0) : 0..<count
    let body = Array(text[count...].joined(separator: "\n").utf8)
    lines =
      text[..<count].map { MarkdownLine(text: $0, role: .text) } + (isArticle ? MarkdownText.read(body).lines : [])
  }

  var bytes: [UInt8] { Array(lines.map(\.text).joined(separator: "\n").utf8) }

  /// Repairs faults, and returns what changed for each.
  ///
  /// If not all faults are known, all containers with the names of the faulty ones are repaired.
  mutating func repair(_ faults: [ImportFault], all isAll: Bool) -> [(String, ImportFault)] {
    // All containers are found before one of them changes.
    let all = findContainers()
    var (faulty, changes): ([Int: (container: FencedLines, fault: ImportFault)], [(String, ImportFault)]) = ([:], [])
    for fault in faults where lines.indices.contains(fault.line - 1) && !keys.contains(fault.line - 1) {
      if let container = Self.container(around: fault.line - 1, in: all) {
        faulty[container.opening] = faulty[container.opening] ?? (container, fault)
      } else if showColons(in: fault.line - 1) {
        changes.append(("the colons in line \(fault.line) are text now", fault))
      }
    }
    if isAll {
      func name(_ container: FencedLines) -> String { Fence(lines[container.opening].text)?.name ?? "" }
      let names = Dictionary(faulty.values.map { (name($0.container), $0.fault) }) { first, _ in first }
      for container in all {
        faulty[container.opening] = faulty[container.opening] ?? names[name(container)].map { (container, $0) }
      }
    }
    for (_, found) in faulty.sorted(by: { $0.key > $1.key }) {
      changes.append((writeAsHTML(found.container), found.fault))
    }
    let inKeys = Dictionary(grouping: faults.filter { keys.contains($0.line - 1) }, by: \.line)
    for (line, faults) in inKeys.sorted(by: { $0.key > $1.key }) {
      changes.append((removeKey(at: line - 1), faults[0]))
    }
    return changes
  }

  /// Makes an article a draft, unless it is one; settings stay as they are.
  mutating func hide() -> Bool {
    let draft = MarkdownLine(text: "draft: true", role: .text)
    let hasKeys = keys.lowerBound > 0
    guard isArticle, !lines[keys].contains(draft) else { return false }
    if let old = lines[keys].firstIndex(where: { $0.text.hasPrefix("draft:") }) {
      lines[old] = draft
      return true
    }
    let fence = MarkdownLine(text: "---", role: .text)
    if !hasKeys { lines = [fence, draft, fence] + lines } else { lines.insert(draft, at: keys.upperBound) }
    return true
  }

  /// Removes the key or the item in a line, with the lines below it that belong to it.
  private mutating func removeKey(at index: Int) -> String {
    let depth = lines[index].indentation.count
    let next = lines[(index + 1)..<keys.upperBound].firstIndex { $0.indentation.count <= depth } ?? keys.upperBound
    let written = lines[index].text.trimmed
    lines.removeSubrange(index..<next)
    keys = keys.lowerBound..<(keys.upperBound - (next - index))
    // What decides who sees an article may be missing now.
    let name = written.prefix { $0 != ":" }.filter(\.isLetter).lowercased()
    let isHidden = ["date", "draft", "expires", "listed", "published"].contains(name) && hide()
    return "`\(written)` is left out\(isHidden ? ", so the article becomes a draft" : "")"
  }

  /// Shows the colons at the start of a line that is part of no container.
  private mutating func showColons(in index: Int) -> Bool {
    let text = lines[index].text
    guard lines[index].role == .text, Fence(text) != nil, let colons = text.firstIndex(of: ":") else { return false }
    lines[index] = lines[index].replacing(text[..<colons] + "\\" + text[colons...])
    return true
  }

  private mutating func writeAsHTML(_ container: FencedLines) -> String {
    let opening = container.opening
    let (line, fence) = (lines[opening], Fence(lines[opening].text))
    let name = fence?.name ?? ""
    let prefix = String(line.text.prefix { $0 != ":" })
    // The mark of a list item counts once.
    let inner = String(prefix.map { ">\t".contains($0) ? $0 : " " })
    let blank = String(inner.trimmedEnd)
    let label = fence?.label.map { ["\(inner)**\($0)**", blank] } ?? []
    let start = ["\(prefix)<div\(name.isEmpty ? "" : " class=\"\(name)\"")>", blank] + label
    let end = [blank, "\(inner)</div>", blank].joined(separator: "\n")
    lines[opening] = line.replacing(start.joined(separator: "\n"))
    if let closing = container.closing {
      lines[closing] = line.replacing(end)
    } else {
      // An unclosed container ends with the item, the quote or the container that it is in.
      let rest = lines[(opening + 1)..<(container.outerClosing ?? lines.count)]
      let next = rest.firstIndex { !$0.text.trimmed.isEmpty && !$0.text.hasPrefix(inner) }
      let last = (next ?? rest.endIndex) - 1
      lines[last] = lines[last].replacing(lines[last].text + "\n" + end)
    }
    return name.isEmpty ? "a container without a name is HTML now" : "the container `\(name)` is HTML now"
  }

  /// A container, by the lines of its fences.
  private struct FencedLines {
    let opening: Int
    /// The line of the closing fence; `nil` without one.
    let closing: Int?
    /// The line of the closing fence of the container around one without an end.
    var outerClosing: Int?
  }

  private func findContainers() -> [FencedLines] {
    var (found, open): ([FencedLines], [(line: Int, colons: Int)]) = ([], [])
    for (index, line) in lines.enumerated().dropFirst(keys.upperBound) where line.role == .text {
      guard let fence = Fence(line.text) else { continue }
      if fence.name != nil {
        open.append((index, fence.colons))
      } else if let last = open.lastIndex(where: { $0.colons == fence.colons })
        ?? open.lastIndex(where: { $0.colons < fence.colons })
      {
        found += open[(last + 1)...].map { FencedLines(opening: $0.line, closing: nil, outerClosing: index) }
        found.append(FencedLines(opening: open[last].line, closing: index))
        open.removeSubrange(last...)
      }
    }
    return found + open.map { FencedLines(opening: $0.line, closing: nil) }
  }

  /// Returns the innermost of some containers around a line.
  private static func container(around line: Int, in all: [FencedLines]) -> FencedLines? {
    let around = all.filter { $0.opening <= line && line <= $0.closing ?? line }
    return around.first { $0.opening == line }
      ?? around.filter { $0.closing != nil }.max { $0.opening < $1.opening }
      ?? around.max { $0.opening < $1.opening }
  }
}

/// The parts of a line of colons: `:::tabs[Kinds]{sync=a}`, or `:::` at the end of a container.
private struct Fence {
  let colons: Int
  /// The name; `nil` at the end of a container.
  let name: String?
  let label: String?

  init?(_ line: String) {
    let start = line.drop { " \t>-*+.)".contains($0) || $0.isNumber }
    let rest = start.drop { $0 == ":" }
    colons = start.count - rest.count
    guard colons >= 3 else { return nil }
    let name = rest.trimmed.prefix { $0.isLetter || $0.isNumber || "-_".contains($0) }
    self.name = rest.trimmed.isEmpty ? nil : String(name)
    let behind = rest.trimmed.dropFirst(name.count)
    label = behind.first == "[" ? behind.lastIndex(of: "]").map { String(behind[..<$0].dropFirst()) } : nil
  }
}

extension MarkdownLine {
  fileprivate func replacing(_ text: some StringProtocol) -> MarkdownLine {
    MarkdownLine(text: String(text), role: role)
  }
}
