/// Generators whose sites an import cannot convert.
enum UnknownGenerator {
  /// Files at the root of a site, by the name of the generator; a name with a dot at its end may have any extension.
  private static let files: [(name: String, paths: [String])] = [
    ("Gatsby", ["gatsby-config."]), ("Next.js", ["next.config."]), ("Nuxt", ["nuxt.config."]),
    ("SvelteKit", ["svelte.config."]), ("Gridsome", ["gridsome.config."]),
    ("Bridgetown", ["bridgetown.config."]), ("Antora", ["antora.yml"]),
    ("Metalsmith", ["metalsmith."]), ("nanoc", ["nanoc.yaml"]),
  ]

  /// Words in a file that belong to a generator.
  private static let words: [(name: String, path: String, words: [String])] = [
    ("Nikola", "conf.py", ["BLOG_TITLE", "nikola"]),
    ("Sphinx", "conf.py", ["extensions", "html_theme", "sphinx", "project ="]),
    ("Sphinx", "source/conf.py", ["extensions", "html_theme", "sphinx", "project ="]),
    ("Bridgetown", "Gemfile", ["\"bridgetown\"", "'bridgetown'"]),
    ("Metalsmith", "package.json", ["\"metalsmith\""]), ("Middleman", "config.rb", ["middleman", "activate :"]),
  ]

  /// Returns the name of the generator of a site.
  static func name(of site: ForeignSite) -> String? {
    let root = site.paths.filter { $0.folderPath.isEmpty }
    let found = files.first { _, names in
      names.contains { name in root.contains { name.hasSuffix(".") ? $0.hasPrefix(name) : $0 == name } }
    }
    if let found { return found.name }
    if site.paths.contains(where: { $0.fileExtension == "lr" || $0.fileExtension == "lektorproject" }) {
      return "Lektor"
    }
    return words.first { _, path, words in site.text(path).map { text in words.contains(where: text.contains) } ?? false
    }?
    .name
  }
}
