import Addresses
import Articles
import Parsing

/// Eleventy: `eleventy.config.js` or `.eleventy.js`, Markdown with tags of Liquid or Nunjucks.
struct Eleventy: Generator {
  static let name = "Eleventy"
  let shownArticle = SharedAddresses.Shown.none

  /// The text of the configuration, which is code.
  let script: String
  /// The folders of the texts, the included files, the data and the built site, without a slash at the end.
  let input, includes, data, output: String

  static func detect(_ site: ForeignSite) -> Eleventy? {
    let names = [".eleventy.js", ".eleventy.cjs"] + ["js", "mjs", "cjs", "ts"].map { "eleventy.config." + $0 }
    guard let script = names.lazy.compactMap({ site.text($0) }).first else { return nil }
    let folders = ScriptLiterals.object(after: ["dir:", "dir ="], in: script)
    func folder(_ key: String, _ function: String) -> String? {
      let value = ScriptLiterals.values(behind: function + "(", in: script).first?.text ?? folders?[key]?.value.text
      return value.map { $0.asFolder }
    }
    let input = folder("input", "setInputDirectory") ?? ""
    func inside(_ name: String) -> String { input.isEmpty ? name : "\(input)/\(name)".resolved(from: "/") ?? name }
    return Eleventy(
      script: script, input: input, includes: inside(folder("includes", "setIncludesDirectory") ?? "_includes"),
      data: inside(folder("data", "setDataDirectory") ?? "_data"),
      output: folder("output", "setOutputDirectory") ?? "_site")
  }

  // MARK: Files

  func plan(_ site: ForeignSite) -> ImportPlan {
    var plan = ImportPlan()
    plan.settings = settings(site)
    let copied = passthrough
    var feeds = pluginFeeds
    let excluded = excluded(site)
    plan.notes = excluded.notes
    for path in site.paths where !isHidden(path) {
      if let target = copied.lazy.compactMap({ $0.target(of: path, input: input) }).first {
        plan.addCopy(path, at: "static/" + target)
        continue
      }
      if let name = path.path(below: data) { plan.addData(path, named: name) }
      guard let inner = path.path(below: input), !isPart(path) else { continue }
      if excluded.matches(path) {
        plan.omitExcluded(path)
        continue
      }
      if path.isMarkdown {
        let keys = keys(of: path, front: Self.keys(of: path, in: site), in: site)
        if keys["permalink"]?.value == .bool(false) {
          plan.omit(path, "Eleventy writes no page for it")
        } else if keys["pagination"] != nil {
          plan.omit(path, "a template for many pages")
        } else {
          plan.addArticle(path, at: inner.withoutUnderscores.withoutExtension + ".md")
        }
      } else if path.isMedia {
        plan.addCopy(path, at: inner.withoutUnderscores)
      } else if path.fileExtension == "html", isArticle(path, in: site) {
        plan.addArticle(path, at: inner.withoutUnderscores)
      } else if Self.templateExtensions.contains(where: { path.hasSuffix($0) }) {
        if let feed = feed(path, in: site) {
          feeds.append(feed)
        } else {
          plan.omit(path, "a page that a template generates")
        }
      }
    }
    if !site.paths(in: includes).isEmpty {
      plan.omit(includes + "/", "templates")
    }
    plan.keep(feeds) { globalValue($0.split(separator: ".").map(String.init), in: site)?.text }
    return plan
  }

  /// Returns the feed that a template writes at its `permalink`, such as `/blog.atom`, or `nil` for another template.
  private func feed(_ path: String, in site: ForeignSite) -> FeedFile? {
    guard let text = site.text(path) else { return nil }
    let script = text.firstMatch(of: /permalink:\s*["'`]([^"'`\n]+)["'`]/).map { String($0.1) }
    guard let address = Self.keys(of: path, in: site)["permalink"]?.value.text ?? script,
      ["xml", "rss", "atom", "rdf"].contains(address.fileExtension) || address.contains("feed")
    else { return nil }
    return FeedFile(code: text, of: path, at: address, isWhole: !address.contains("{"))
  }

  /// The feeds of the feed plug-in: `addPlugin(feedPlugin, {type: "atom", outputPath: "/feed.xml"})`.
  private var pluginFeeds: [FeedFile] {
    ScriptLiterals.values(behind: "outputPath:", in: script).compactMap(\.text).map { address in
      let type = ScriptLiterals.values(behind: "type:", in: script).compactMap(\.text).first {
        ["atom", "rss"].contains($0)
      }
      return FeedFile(
        format: type ?? "atom", address: address.hasPrefix("/") ? address : "/" + address,
        ids: "post.url | htmlBaseUrl(metadata.base)")
    }
  }

  private static let templateExtensions = [
    ".njk", ".webc", ".11ty.js", ".11ty.cjs", ".11ty.ts", ".liquid", ".html", ".ejs", ".hbs", ".haml", ".pug",
  ]

  /// The files that Eleventy ignores; it reads each line of `.gitignore` from the root of the site.
  private func excluded(_ site: ForeignSite) -> ExcludePatterns {
    func lines(_ path: String) -> [String] {
      (site.text(path) ?? "").split(whereSeparator: \.isNewline).map(String.init)
    }
    let calls = ScriptLiterals.values(behind: "ignores.add(", in: script).compactMap(\.text)
    let usesGit = ScriptLiterals.values(behind: "setUseGitIgnore(", in: script).first != .bool(false)
    return ExcludePatterns.read(lines(".eleventyignore") + calls + (usesGit ? lines(".gitignore") : []))
  }

  private func isHidden(_ path: String) -> Bool {
    path.path(below: output) != nil && !output.isEmpty
      || path.split(separator: "/").dropLast().contains { $0 == "node_modules" || $0.hasPrefix(".") }
  }

  /// Whether a file in HTML is an article, not a page of a template: it has a date.
  private func isArticle(_ path: String, in site: ForeignSite) -> Bool {
    guard site.read(path)?.starts(with: "---".utf8) ?? false else { return false }
    let front = Self.keys(of: path, in: site)
    let isDated = front["date"] != nil || path.fileStem.firstMatch(of: /^\d{4}-\d{2}-\d{2}-/) != nil
    return isDated && front["pagination"] == nil
      && keys(of: path, front: front, in: site)["permalink"]?.value != .bool(false)
  }

  /// Returns whether a file is data, or a part of other files.
  private func isPart(_ path: String) -> Bool { [includes, data].contains { path.hasPrefix($0 + "/") } }

  /// The rules of `addPassthroughCopy`.
  private var passthrough: [PassthroughCopy] {
    ScriptLiterals.values(behind: "addPassthroughCopy(", in: script).flatMap { value -> [PassthroughCopy] in
      if let map = value.map {
        return map.entries.compactMap { entry in
          entry.value.value.text.map { PassthroughCopy(source: entry.key, destination: $0) }
        }
      }
      return value.text.map { [PassthroughCopy(source: $0, destination: nil)] } ?? []
    }
  }

  // MARK: Settings

  private func settings(_ site: ForeignSite) -> SiteConfiguration {
    func value(_ names: [String]) -> String? {
      let files = ["site", "metadata", "meta"]
      return files.lazy.flatMap { file in names.map { globalValue([file, $0], in: site)?.text } }.compactMap(\.self)
        .first
    }
    var settings = SiteConfiguration(
      title: value(["title", "name"]), description: value(["description"]), url: value(["url", "baseUrl", "base"]),
      below: ScriptLiterals.values(behind: "pathPrefix:", in: script).first?.text ?? "",
      language: value(["language", "lang", "locale"]) ?? "en")
    settings.trustTexts()
    settings.set(.letterCase, to: "keep")
    settings.set(.naiveDates, to: NaiveDates.utc)
    settings.set(.headingIDs, to: HeadingIDStyle.markdownIt)
    if script.contains("markdown-it-emoji") { settings.turnOn(.emoji) }
    return settings
  }
}

extension Eleventy {
  /// Returns the front matter of a text with the data of its file and of the folders above it.
  func keys(of path: String, front: DataMap, in site: ForeignSite) -> DataMap {
    var bases = [path.withoutExtension]
    var folder = path.folderPath
    while !folder.isEmpty, folder == input || folder.hasPrefix(input.isEmpty ? "" : input + "/") {
      bases.append(folder + "/" + folder.fileName)
      folder = folder.folderPath
    }
    let maps = bases.flatMap { base in
      [".11tydata.json", ".json"].compactMap { site.map(base + $0) }
        + Self.scriptExtensions.compactMap { site.literals(base + ".11tydata" + $0) }
    }
    let merged = maps.reduce(front) { merged, map in
      map.entries.reduce(merged) { result, entry in
        guard let old = result[entry.key] else { return result.setting(entry.key, to: entry.value.value) }
        guard entry.key == "tags" else { return result }
        let tags = old.value.texts
        return result.setting("tags", to: .texts(tags + entry.value.value.texts.filter { !tags.contains($0) }))
      }
    }
    // Computed data wins; only texts can be read, not functions.
    let computed = merged["eleventyComputed"]?.map ?? dataFile("eleventyComputed", in: site)
    guard let permalink = computed?["permalink"]?.value.text else { return merged }
    return merged.setting("permalink", to: .string(permalink))
  }

  /// Returns the content of a file in the data folder, such as `_data/site.json`.
  private func dataFile(_ name: String, in site: ForeignSite) -> DataMap? {
    let base = data + "/" + name
    return [".json", ".yml", ".yaml"].lazy.compactMap { site.map(base + $0) }.first
      ?? Self.scriptExtensions.lazy.compactMap { site.literals(base + $0) }.first
  }

  private static let scriptExtensions = [".js", ".cjs", ".mjs"]

  /// Returns a value of a file in the data folder, such as `site.title` of `_data/site.json`.
  func globalValue(_ path: [String], in site: ForeignSite) -> DataNode.Value? {
    guard let first = path.first, path.count > 1 else { return nil }
    var value = dataFile(first, in: site).map { DataNode.Value.map($0) }
    for part in path.dropFirst() { value = value?.map?[part]?.value }
    return value
  }
}

extension ForeignSite {
  /// Returns the literals of a data file in JavaScript, which can also be what a function returns.
  fileprivate func literals(_ path: String) -> DataMap? {
    guard let text = text(path) else { return nil }
    let markers = ["export default", "module.exports =", "data =", "=> (", "return"]
    let map = ScriptLiterals.object(after: markers, in: text)
    guard map?["permalink"] == nil, let permalink = PermalinkFunction.template(in: text) else { return map }
    return (map ?? DataMap()).setting("permalink", to: .string(permalink))
  }
}

/// A permalink that a data file computes: `` permalink: (data) => `/web/${data.page.fileSlug}/` ``.
enum PermalinkFunction {
  /// Returns the template text that the function returns, with tags such as `{{ page.fileSlug }}` for its values.
  static func template(in script: String) -> String? {
    let start = /\bpermalink\b\s*(?::\s*(?:async\b\s*)?(?:function\b\s*\w*\s*)?)?(?:\([^)]*\)|\w+)\s*(?:=>\s*)?(?=[{`])/
    guard let head = script.firstMatch(of: start) else { return nil }
    let body = script[head.range.upperBound...]
    let texts =
      body.first == "`"
      ? [body.dropFirst().prefix { $0 != "`" }]
      : block(body).matches(of: /\breturn\s*`([^`]*)`/).map(\.1)
    guard let text = texts.first else { return nil }
    // With several texts, only the code knows which one counts.
    guard texts.count == 1 else { return "{{ permalink() }}" }
    return String(text).replacing(/\$\{([^}]*)\}/) { match in
      let value = match.1.trimmed.replacing(/\bdata\./, with: "")
      if let call = value.wholeMatch(of: /(?:this\.)?slugify\((.*)\)/) { return "{{ \(call.1) | slugify }}" }
      return "{{ \(value) }}"
    }
  }

  /// Returns the code up to the brace that closes its first one.
  private static func block(_ code: Substring) -> Substring {
    var depth = 0
    for at in code.indices {
      if code[at] == "{" { depth += 1 }
      if code[at] == "}" { depth -= 1 }
      if depth == 0 { return code[...at] }
    }
    return code
  }
}
