/// The template of a shortcode, as far as its effect can be told without Hugo.
struct HugoShortcodeTemplate: Sendable {
  /// The template without comments.
  private let text: String
  /// The parts, or `nil` if one of them needs Hugo.
  private let program: GoTemplate?

  init(_ text: String) {
    self.text = GoTemplate.withoutComments(text).trimmed
    program = GoTemplate(self.text)
  }

  /// Returns the templates of a site and of its themes; those of the site win.
  static func all(in site: ForeignSite) -> [String: HugoShortcodeTemplate] {
    var templates: [String: HugoShortcodeTemplate] = [:]
    for path in site.paths where path.hasPrefix("layouts/") || path.hasPrefix("themes/") {
      guard path.holds("shortcodes/"), let name = path.firstMatch(of: /layouts\/_?shortcodes\/(.+)\.(html|md)$/)?.1,
        path.hasPrefix("layouts/") || templates[String(name)] == nil, let text = site.text(path)
      else { continue }
      templates[String(name)] = HugoShortcodeTemplate(text)
    }
    return templates
  }

  /// Whether the template shows another site in a frame.
  var usesFrames: Bool { text.contains("<iframe") }

  /// Whether the template shows its content as code: `{{ highlight .Inner "go" }}`.
  var showsCode: Bool {
    let functions = ["highlight ", "transform.Highlight", "transform.Remarshal", "transform.HighlightCodeBlock"]
    return text.contains(".Inner") && functions.contains { text.contains($0) }
  }

  /// Returns the language of the code that the template shows.
  func language(_ arguments: TagArguments) -> String {
    arguments["lang"] ?? arguments["language"] ?? arguments.positional.first
      ?? (text.contains("Remarshal") ? "toml" : "")
  }

  /// Returns the page that the template includes, if it does nothing else: `{{ (.Site.GetPage (.Get 0)).RenderShortcodes }}`.
  func includedPage(_ arguments: TagArguments) -> String? {
    let includes = [".RenderShortcodes", ".RawContent", ".Content"].contains { text.contains($0) }
    guard includes, text.contains("GetPage"), text.contains(".Get"), !text.contains("range"),
      let name = arguments.positional.first ?? arguments.named.first?.value
    else { return nil }
    guard let format = text.firstMatch(of: /printf "([^"%]*)%s"/)?.1 else { return name }
    return format + (text.contains("urlize") ? HugoAddresses.urlized(name) : name)
  }

  /// Returns the page whose description the template shows: `{{ (site.GetPage (.Get 0)).Description }}`.
  func describedPage(_ arguments: TagArguments) -> String? {
    guard text.contains("GetPage"), text.contains(".Description"), text.contains(".Get"), !text.contains("range") else {
      return nil
    }
    return arguments.positional.first
  }

  /// Returns the file that the template includes, if it does nothing else: `{{ readFile (.Get 0) | markdownify }}`.
  func includedFile(_ arguments: TagArguments) -> String? {
    guard text.contains("readFile"), text.contains(".Get"), !text.contains("range"), !showsCode,
      let name = arguments.positional.first ?? arguments.named.first?.value, name.isMarkdown
    else { return nil }
    return name.hasPrefix("/") ? String(name.dropFirst()) : name
  }

  /// Returns the text before and behind the content of the shortcode, or one text if its content is not shown.
  ///
  /// Returns `nil` if the template needs Hugo.
  func text(_ arguments: TagArguments, hasContent: Bool) -> [String]? {
    program?.text(arguments, hasContent: hasContent).flatMap(ShortcodeText.parts)
  }
}
