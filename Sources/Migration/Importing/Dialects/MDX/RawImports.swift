/// Files that an article in MDX imports as text, to show them as code.
///
/// ```
/// import oven from '!!raw-loader!./oven.js'
/// <CodeBlock language="js">{oven}</CodeBlock>
///
/// import oven from './oven.js?raw'
/// <Code code={oven} lang="js" />
/// ```
enum RawImports {
  /// Returns a text with code blocks for such components that stand in lines of their own.
  ///
  /// `resolve` returns the path of a file by its name in an import.
  static func shown(
    in text: MarkdownText, _ imports: [String: String], _ context: ImportContext, _ resolve: (String) -> String?
  ) -> MarkdownText {
    let files = imports.compactMapValues { name -> String? in
      let file = name.replacing(/^!*raw-loader!|\?raw$/, with: "")
      return file == name ? nil : resolve(file)
    }
    guard !files.isEmpty else { return text }
    return text.replacing(at: "<") { bytes, at in
      let tag = String(decoding: bytes[at...].prefix(1_000), as: UTF8.self)
      let block = tag.prefixMatch(of: /<CodeBlock\b([^>]*)>\s*\{(\w+)\}\s*<\/CodeBlock>/)
      let code = tag.prefixMatch(of: /<Code\b([^>]*?)\bcode=\{(\w+)\}([^>]*?)\/>/)
      let indentation = bytes[..<at].reversed().prefix { $0 != 0x0A }
      guard let match = block.map({ ($0.0, $0.1, $0.2) }) ?? code.map({ ($0.0, $0.1 + $0.3, $0.2) }),
        case let end = at + match.0.utf8.count, indentation.allSatisfy({ $0 == 0x20 || $0 == 0x09 }),
        bytes[end...].prefix(while: { $0 != 0x0A }).allSatisfy({ $0 <= 0x20 }), let file = files[String(match.2)],
        let code = context.includes.include(file, from: context.site, asCode: true, { $0 })
      else { return nil }
      let fenced = TagConverter.fenced(code[...], info: info(String(match.1), of: file))
      return (at..<end, BlockIndentation.indentedBehindFirst(fenced, by: Array(indentation.reversed())))
    }
  }

  /// Returns the info string for the attributes of a component.
  private static func info(_ attributes: String, of file: String) -> String {
    func value(_ name: Regex<(Substring, Substring)>) -> String? {
      attributes.firstMatch(of: name).map { String($0.1) }
    }
    let title = value(/\btitle=["'{`]+([^"'}`]*)["'}`]/).map { "title=\"\($0)\"" }
    let numbers = attributes.contains("showLineNumbers") ? "numbers" : nil
    let words = [
      value(/\blang(?:uage)?=["'](\w+)["']/) ?? file.fileExtension, title, numbers, value(/(\{[\d,-]+\})/),
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }
}
