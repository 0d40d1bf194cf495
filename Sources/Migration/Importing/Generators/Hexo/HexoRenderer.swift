import Parsing

/// The Markdown renderer of a Hexo site, which `package.json` names.
struct HexoRenderer {
  /// Whether each line feed in a paragraph breaks the line.
  private(set) var breaksLines = true
  /// Whether quotes and dashes become typographic.
  private(set) var isSmart = true

  init(_ configuration: DataMap, package: DataMap?) {
    let packages = Set(package?["dependencies"]?.map?.entries.map(\.key) ?? [])
    if packages.contains("hexo-renderer-pandoc") {
      (breaksLines, isSmart) = (false, true)
      return
    }
    let isMarkdownIt = packages.contains { $0.hasPrefix("hexo-renderer-markdown-it") }
    let markdown = configuration["markdown"]?.map
    let options = isMarkdownIt ? markdown?["render"]?.map ?? markdown : configuration["marked"]?.map
    let smart = isMarkdownIt ? "typographer" : "smartypants"
    breaksLines = options?["breaks"]?.value != .bool(false)
    isSmart = options?[smart]?.value != .bool(false)
  }
}
