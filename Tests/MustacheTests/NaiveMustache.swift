import Mustache

/// A naive interpreter that follows the rules of the specification by cutting and joining strings.
///
/// The interpreter supports variables, sections, inverted sections, comments, partials and standalone lines, in valid
/// templates.
struct NaiveMustache {
  let partials: [String: String]

  func render(_ template: String, _ context: [TemplateValue]) -> String {
    run(Self.removingStandaloneLines(template), context)
  }

  private func run(_ template: String, _ context: [TemplateValue]) -> String {
    var output = ""
    var rest = template
    while let open = rest.firstRange(of: "{{") {
      output += rest[..<open.lowerBound]
      rest = String(rest[open.upperBound...])
      guard let close = rest.firstRange(of: "}}") else { return output + "{{" + rest }
      var tag = String(rest[..<close.lowerBound])
      rest = String(rest[close.upperBound...])
      let sigil = tag.first ?? " "
      if "#^>&!".contains(sigil) { tag.removeFirst() }
      let words = tag.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      switch sigil {
      case "!": break
      case "#", "^":
        let (body, behind) = Self.split(rest, closing: words[0])
        rest = behind
        output += section(body, find(words[0], context), isInverted: sigil == "^", context)
      case ">": output += partial(words[0], indentation: words.count > 1 ? words[1] : "", context)
      case "&": output += find(tag, context)?.plainText ?? ""
      default: output += Self.escape(find(tag, context)?.plainText ?? "")
      }
    }
    return output + rest
  }

  private func section(
    _ body: String, _ value: TemplateValue?, isInverted: Bool, _ context: [TemplateValue]
  ) -> String {
    let isTrue = value?.isTrue ?? false
    if isInverted { return isTrue ? "" : run(body, context) }
    guard isTrue, let value else { return "" }
    guard case .list(let list) = value else { return run(body, context + [value]) }
    return list.allElements.map { run(body, context + [$0]) }.joined()
  }

  private func partial(_ name: String, indentation: String, _ context: [TemplateValue]) -> String {
    guard let text = partials[name] else { return "" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return render(lines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n"), context)
  }

  private func find(_ name: String, _ context: [TemplateValue]) -> TemplateValue? {
    if name == "." { return context.last }
    let parts = name.split(separator: ".").map(String.init)
    for value in context.reversed() {
      guard case .object(let object) = value, var found = object.value(named: parts[0]) else { continue }
      for part in parts.dropFirst() {
        guard case .object(let object) = found, let next = object.value(named: part) else { return nil }
        found = next
      }
      return found
    }
    return nil
  }

  /// Returns the template with each standalone line reduced to its tag.
  ///
  /// A partial's tag also gets the indentation of the line, after a bar: `{{>name|  }}`.
  private static func removingStandaloneLines(_ template: String) -> String {
    let lines = template.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var output = ""
    for (index, line) in lines.enumerated() {
      let tag = line.drop { $0 == " " }.prefix { $0 != " " }
      let isStandalone =
        tag.hasPrefix("{{") && tag.hasSuffix("}}") && tag.ranges(of: "{{").count == 1
        && "#^/>!".contains(tag.dropFirst(2).first ?? " ")
        && line.dropFirst(line.prefix { $0 == " " }.count + tag.count).allSatisfy { $0 == " " }
      let indentation = line.prefix { $0 == " " }
      if isStandalone {
        output += tag.hasPrefix("{{>") ? tag.dropLast(2) + "|" + indentation + "}}" : tag[...]
      } else {
        output += index + 1 < lines.count ? line + "\n" : line
      }
    }
    return output
  }

  /// Returns the text before and after the tag that closes a section.
  private static func split(_ text: String, closing name: String) -> (body: String, rest: String) {
    var depth = 1
    var at = text.startIndex
    while let open = text[at...].firstRange(of: "{{"), let close = text[open.upperBound...].firstRange(of: "}}") {
      let tag = text[open.upperBound..<close.lowerBound]
      if tag.hasPrefix("#") || tag.hasPrefix("^") { depth += 1 }
      if tag.hasPrefix("/") { depth -= 1 }
      if depth == 0 { return (String(text[..<open.lowerBound]), String(text[close.upperBound...])) }
      at = close.upperBound
    }
    return (text, "")
  }

  private static func escape(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
  }
}
