import Parsing

/// Astro with or without Starlight: `astro.config.mjs`, texts in `src/content` and `src/pages`, MDX.
struct Astro: Generator {
  static let name = "Astro"

  /// The folder of the configuration, without a slash at the end.
  let root: String
  let configuration: DataMap

  static func detect(_ site: ForeignSite) -> Astro? {
    let names = ["mjs", "ts", "js", "mts", "cjs"].map { "astro.config." + $0 }
    let files = site.paths.filter { names.contains($0.fileName) && !$0.contains("node_modules/") }
    guard let file = files.min(by: { $0.count < $1.count }), let text = site.text(file) else { return nil }
    let map = ScriptLiterals.object(after: ["defineConfig(", "export default", "module.exports ="], in: text)
    return Astro(root: file.folderPath, configuration: map ?? DataMap())
  }

  /// The options of Starlight, or `nil` for another site of Astro.
  var starlight: DataMap? {
    configuration["integrations"]?.list?.lazy.compactMap(\.map).first { $0["()"]?.value.text == "starlight" }
  }

  /// The folder of each locale and its language.
  var locales: [(folder: String, language: String)] {
    let starlight = (starlight?["locales"]?.map?.entries ?? []).filter { $0.key != "root" }.map {
      ($0.key, $0.value.map?["lang"]?.value.text ?? $0.key)
    }
    let plain = configuration["i18n"]?.map?["locales"]?.value.texts ?? []
    return starlight + plain.map { ($0, $0) }
  }

  /// Returns the path of a folder of the site in the imported folder.
  func folder(_ name: String) -> String { root.isEmpty ? name : "\(root)/\(name)" }

  // MARK: Files

  func plan(_ site: ForeignSite) -> ImportPlan {
    var plan = ImportPlan()
    plan.settings = settings
    for path in site.paths(in: root) {
      if let file = path.path(below: folder("public")) {
        plan.copies.append(ImportPlan.Move(source: path, target: "static/" + file))
      } else if let inner = path.path(below: folder("src")), let target = target(of: inner) {
        if inner.isMarkdown || inner.fileExtension == "mdx" {
          plan.articles.append(ImportPlan.Move(source: path, target: target.withoutExtension + ".md"))
        } else if inner.isMedia {
          plan.copies.append(ImportPlan.Move(source: path, target: target))
        } else if inner.hasPrefix("pages/") || inner.fileExtension == "mdoc" {
          let reason = inner.fileExtension == "mdoc" ? "an article in Markdoc" : "a page that a template generates"
          plan.omitted.append(ImportPlan.Omission(path: path, reason: reason))
        }
      }
    }
    for name in ["src/components", "src/layouts", "src/styles"] where !site.paths(in: folder(name)).isEmpty {
      plan.omitted.append(ImportPlan.Omission(path: folder(name) + "/", reason: "components and styles of Astro"))
    }
    let routes = plan.omitted.filter { $0.path.contains("[") && $0.path.contains("/pages/") }
    plan.notes += routes.map {
      ImportNote(path: $0.path, message: "decides the addresses of its texts; compare them with `permalinks`")
    }
    return plan
  }

  /// Returns the new path of a file in `src`, or `nil` if it has no place.
  private func target(of inner: String) -> String? {
    if starlight != nil, let text = inner.path(below: "content/docs") { return text }
    if inner.hasPrefix("content/i18n/") || inner.hasPrefix("content/config.") { return nil }
    if let text = inner.path(below: "content") { return text }
    if let page = inner.path(below: "pages") { return page }
    return ["assets", "images"].contains { inner.hasPrefix($0 + "/") } ? inner : nil
  }

  // MARK: Settings

  private var settings: SiteConfiguration {
    var settings = SiteConfiguration()
    let title = starlight?["title"]
    settings["title"] = .string(title?.map?.entries.first?.value.value.text ?? title?.value.text ?? "Untitled")
    settings["description"] = starlight?["description"]?.value.text.map { .string($0) }
    if let site = configuration["site"]?.value.text {
      let base = (configuration["base"]?.value.text ?? "").split(separator: "/").map { $0 + "/" }.joined()
      settings["url"] = .string((site.hasSuffix("/") ? site : site + "/") + base)
    }
    let main =
      starlight?["locales"]?.map?["root"]?.map?["lang"]?.value.text ?? starlight?["defaultLocale"]?.value.text
      ?? configuration["i18n"]?.map?["defaultLocale"]?.value.text
    settings["language"] = .string(main ?? "en")
    if configuration["build"]?.map?["format"]?.value.text == "file" {
      settings["permalinks", "/"] = .string("/:sections/:filename.html")
    }
    settings["html"] = .string("trusted")
    settings["containers"] = .string("lenient")
    settings["heading_ids"] = .string("github")
    settings["smart_punctuation"] = .bool(true)
    return settings
  }
}
