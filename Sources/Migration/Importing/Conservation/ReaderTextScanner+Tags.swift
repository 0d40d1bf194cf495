/// Tags of HTML, of components and of generators around what a reader sees.
extension ReaderTextScanner {
  // MARK: HTML

  /// Elements whose content is not shown.
  private static let hidden: Set<String> = ["script", "style", "noscript", "svg", "template"]

  /// Reads a comment, a tag of HTML or a component, or an address in angle brackets.
  mutating func readTag() {
    if has("<!--", at: at) {
      at = find("-->", from: at).map { $0 + 3 } ?? at + 4
      return
    }
    let isEnd = byte(at + 1) == UInt8(ascii: "/")
    let start = at + (isEnd ? 2 : 1)
    guard byte(start).isLetter || byte(start) == UInt8(ascii: ">") else {
      at += 1
      return
    }
    let nameEnd =
      bytes[start...].firstIndex { !($0.isLetter || $0 >= 0x30 && $0 <= 0x39 || "-._".utf8.contains($0)) }
      ?? bytes.count
    guard let end = tagEnd(from: nameEnd) else {
      // An address such as `<https://oven.example>` is text.
      at += 1
      return
    }
    let name = string(start..<nameEnd)
    if !isEnd { readAttributes(of: name, nameEnd..<end) }
    at = end + 1
    if !isEnd, Self.hidden.contains(name.lowercased()), byte(end - 1) != UInt8(ascii: "/") {
      at = find("</" + name, from: at) ?? at
    }
  }

  /// Returns the offset of the `>` that ends a tag, or `nil` if there is no tag.
  private mutating func tagEnd(from nameEnd: Int) -> Int? {
    guard byte(nameEnd) <= 0x20 || "/>".utf8.contains(byte(nameEnd)) else { return nil }
    var index = nameEnd
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ">"): return index
      case UInt8(ascii: "<"): return nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if bytes[index - 1] == UInt8(ascii: "=") {
          guard let end = quoteEnd(from: index) else { return nil }
          index = end
        }
      case UInt8(ascii: "{"):
        guard syntax.hasTags, let end = closingBrace(from: index) else { break }
        index = end
      case 0x0A where byte(index + 1) == 0x0A: return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Returns the offset of the quote that ends a value, in which a tag such as `{{ "/a.png" | url }}` can be.
  private mutating func quoteEnd(from start: Int) -> Int? {
    let quote = bytes[start] == UInt8(ascii: "\"") ? "\"" : "'"
    var end = find(quote, from: start + 1)
    while syntax.hasTags, let close = end, let tag = bytes[(start + 1)..<close].firstRange(of: "{{".utf8),
      bytes[tag.upperBound..<close].firstRange(of: "}}".utf8) == nil, let tagEnd = find("}}", from: close, limit: 500)
    {
      end = find(quote, from: tagEnd)
    }
    return end
  }

  private mutating func readAttributes(of name: String, _ range: Range<Int>) {
    let isComponent = name.first?.isUppercase == true
    isInTag = isComponent
    defer { isInTag = false }
    for argument in TagArgument.read(bytes, range, separators: " \t\r\n/") {
      guard let key = argument.name?.lowercased() else { continue }
      let value = string(argument.value)
      if key == "alt", name.lowercased() == "img" {
        addWords(in: argument.value, isCertain: true)
      } else if key == "src", name.lowercased() == "img" {
        add(.image, value, at: range.lowerBound)
      } else if key == "href", name == "a" || name == "A" {
        add(.link, value, at: range.lowerBound)
      } else {
        addValue(argument, isShown: isComponent && TagArgument.shown.contains(key))
      }
    }
  }

  /// Adds the words of the value of an argument, and the image that it names.
  private mutating func addValue(_ argument: TagArgument, isShown: Bool) {
    let value = string(argument.value)
    if value.first == "{" { return addWords(in: argument.value, isCertain: false) }
    if value.isMedia, !value.contains(" ") {
      add(.image, value, at: argument.value.lowerBound, isCertain: argument.name == nil && isShown)
    } else if value.hasPrefix("http") || value.hasPrefix("/") {
      add(.link, value, at: argument.value.lowerBound, isCertain: false)
    }
    addWords(in: argument.value, isCertain: isShown && !value.isMedia)
  }

  /// Reads the arguments of a tag.
  ///
  /// Readers see captions and titles, but not the others.
  mutating func readArguments(_ range: Range<Int>, showsWords: Bool, showsProse: Bool = true, isStatement: Bool = false)
  {
    isInTag = true
    defer { isInTag = false }
    for (index, argument) in TagArgument.read(bytes, range, separators: " \t\r\n,()|").enumerated() {
      let value = string(argument.value)
      let isProse =
        showsProse && argument.isQuoted && value.contains(" ") && !value.contains("=") && !value.contains("{")
      let isWord = showsWords && index > 0 && value.allSatisfy { $0.isLetter || $0 == "'" }
      let isImage = value.isMedia && TagArgument.isImage(argument.name)
      let isShown =
        argument.name.map { TagArgument.shown.contains($0.lowercased()) && argument.isQuoted } ?? (isProse || isWord)
      if isImage, !value.contains(" ") {
        add(.image, value, at: argument.value.lowerBound, isCertain: isStatement || argument.isQuoted)
      } else {
        addValue(argument, isShown: isShown)
      }
    }
    at = max(at, range.upperBound)
  }

  // MARK: Braces

  /// Reads a tag of a generator, attributes, or an expression of MDX.
  mutating func readBrace() {
    let next = byte(at + 1)
    if syntax.hasTags, next == UInt8(ascii: "%") || next == UInt8(ascii: "{") {
      let isShortcode = next == UInt8(ascii: "{") && "<%".utf8.contains(byte(at + 2))
      let mark =
        next == UInt8(ascii: "%") ? "%}" : !isShortcode ? "}}" : byte(at + 2) == UInt8(ascii: "<") ? ">}}" : "%}}"
      guard let end = find(mark, from: at + (isShortcode ? 3 : 2), limit: 5_000) else { return at += 2 }
      let range = (at + (isShortcode ? 3 : 2))..<end
      if next == UInt8(ascii: "%") { readStatement(range) } else { readValue(range, isShortcode: isShortcode) }
      at = max(at, end + mark.utf8.count)
    } else if syntax.hasTags, next == UInt8(ascii: "#"), byte(at + 2) <= 0x20,
      let end = find("#}", from: at, limit: 5_000)
    {
      at = end + 2
    } else if isAttributeList, let end = find("}", from: at, limit: 1_000) {
      addWords(in: at..<end, isCertain: false)
      at = end + 1
    } else if syntax == .mdx, let end = closingBrace(from: at) {
      addWords(in: at..<end, isCertain: false)
      at = end + 1
    } else {
      at += 1
    }
  }

  /// Whether a brace begins attributes such as `{width=300}` or `{ .wide }`.
  private var isAttributeList: Bool {
    let inner = bytes[(at + 1)...].drop { $0 == 0x20 }
    if let mark = inner.first, ":#.".utf8.contains(mark) { return true }
    if inner.starts(with: "data-".utf8) { return true }
    let name = inner.prefix { $0.isLetter || "-_".utf8.contains($0) || $0 >= 0x30 && $0 <= 0x39 }
    return !name.isEmpty && byte(name.endIndex) == UInt8(ascii: "=") && name.count < 60
      && inner.prefix { $0 != 0x0A }.contains(UInt8(ascii: "}"))
  }

  // MARK: Tags of generators

  /// Statements of Liquid and Nunjucks that show nothing.
  private static let logic: Set<String> = [
    "assign", "block", "break", "call", "capture", "case", "continue", "cycle", "decrement", "else", "elsif", "extends",
    "for", "from", "if", "ifchanged", "import", "increment", "layout", "liquid", "macro", "set", "tablerow", "unless",
    "when", "with", "raw", "verbatim", "highlight", "codeblock", "code", "link", "post_url", "include_code", "gist",
  ]
  private static let conditions: Set<String> = ["if", "unless", "for", "case", "capture", "tablerow", "macro"]

  /// Reads `{% name arguments %}`.
  private mutating func readStatement(_ range: Range<Int>) {
    let start = bytes[range].firstIndex { $0 > 0x20 && $0 != UInt8(ascii: "-") } ?? range.upperBound
    let nameEnd =
      bytes[start..<range.upperBound].firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: "(") } ?? range.upperBound
    let name = string(start..<nameEnd)
    if name == "comment", let end = find("endcomment", from: range.upperBound) {
      at = (find("%}", from: end) ?? end) + 2
    } else if name.hasPrefix("end") {
      if name == "endset" || Self.conditions.contains(String(name.dropFirst(3))), conditionDepth > 0 {
        conditionDepth -= 1
      }
    } else if Self.conditions.contains(name) || name == "set" && !bytes[range].contains(UInt8(ascii: "=")) {
      if find("end" + name, from: range.upperBound) != nil { conditionDepth += 1 }
    } else if name.hasPrefix("include") || name.hasPrefix("render") {
      // The name of the file that is included is no text.
      let file = bytes[nameEnd..<range.upperBound].firstIndex { $0 > 0x20 } ?? range.upperBound
      let fileEnd =
        bytes[file..<range.upperBound].firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: ",") } ?? range.upperBound
      addWords(in: file..<fileEnd, isCertain: false)
      readArguments(fileEnd..<range.upperBound, showsWords: false)
    } else if !Self.logic.contains(name) {
      // A tag of several lines is a list, such as a gallery with captions.
      let isList = bytes[nameEnd..<range.upperBound].contains(0x0A)
      readArguments(nameEnd..<range.upperBound, showsWords: syntax == .hexo || isList, isStatement: true)
    } else {
      addWords(in: nameEnd..<range.upperBound, isCertain: false)
    }
  }

  /// Reads `{{< name arguments >}}`, or a value such as `{{ figure(src="a.png") }}`.
  private mutating func readValue(_ range: Range<Int>, isShortcode: Bool) {
    let text = bytes[range]
    guard isShortcode || text.contains(UInt8(ascii: "(")) else { return addWords(in: range, isCertain: false) }
    if text.starts(with: "/*".utf8) { return addWords(in: range, isCertain: false) }
    let start = text.firstIndex { $0 > 0x20 && $0 != UInt8(ascii: "-") } ?? range.upperBound
    let nameEnd = text[start...].firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: "(") } ?? range.upperBound
    if ["ref", "relref", "highlight", "param", "gist"].contains(string(start..<nameEnd)) {
      return addWords(in: range, isCertain: false)
    }
    readArguments(nameEnd..<range.upperBound, showsWords: false)
  }

  /// Reads a shortcode of WordPress.
  mutating func readShortcode() {
    let start = at + (byte(at + 1) == UInt8(ascii: "/") ? 2 : 1)
    let nameEnd =
      bytes[start...].firstIndex { !($0.isLetter || "-_".utf8.contains($0) || $0 >= 0x30 && $0 <= 0x39) } ?? bytes.count
    guard nameEnd > start, let end = find("]", from: nameEnd, limit: 4_096) else { return at += 1 }
    let isKnown = ["caption", "gallery", "embed", "audio", "video", "playlist", "code"].contains(
      string(start..<nameEnd))
    guard isKnown || start == at + 2 || bytes[nameEnd..<end].contains(UInt8(ascii: "=")) else { return at += 1 }
    readArguments(nameEnd..<end, showsWords: false)
    at = end + 1
  }
}
