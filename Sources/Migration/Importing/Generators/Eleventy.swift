import Parsing

/// Eleventy: `eleventy.config.js` or `.eleventy.js`, Markdown with tags of Liquid or Nunjucks.
struct Eleventy: Generator {
  static let name = "Eleventy"

  /// The text of the configuration, which is code.
  let script: String
  /// The folders of the texts, the included files and the data, without a slash at the end.
  let input, includes, data: String

  static func detect(_ site: ForeignSite) -> Eleventy? {
    let names = [".eleventy.js", ".eleventy.cjs"] + ["js", "mjs", "cjs", "ts"].map { "eleventy.config." + $0 }
    guard let script = names.lazy.compactMap({ site.text($0) }).first else { return nil }
    let folders = ScriptLiterals.object(after: ["dir:", "dir ="], in: script)
    func folder(_ key: String, _ function: String) -> String? {
      let value = ScriptLiterals.values(behind: function + "(", in: script).first?.text ?? folders?[key]?.value.text
      return value.map { $0.split(separator: "/").filter { $0 != "." }.joined(separator: "/") }
    }
    let input = folder("input", "setInputDirectory") ?? ""
    func inside(_ name: String) -> String { input.isEmpty ? name : "\(input)/\(name)".resolved(from: "/") ?? name }
    return Eleventy(
      script: script, input: input, includes: inside(folder("includes", "setIncludesDirectory") ?? "_includes"),
      data: inside(folder("data", "setDataDirectory") ?? "_data"))
  }

  // MARK: Files

  func plan(_ site: ForeignSite) -> ImportPlan {
    var plan = ImportPlan()
    plan.settings = settings(site)
    let copied = passthrough
    let written = (site.text(".eleventyignore") ?? "").split(whereSeparator: \.isNewline).map(String.init)
    let calls = ScriptLiterals.values(behind: "ignores.add(", in: script).compactMap(\.text)
    let excluded = ExcludePatterns.read(written + calls)
    plan.notes = excluded.notes
    for path in site.paths where !isHidden(path) {
      if let target = copied.lazy.compactMap({ $0.target(of: path, input: input) }).first {
        plan.copies.append(ImportPlan.Move(source: path, target: "static/" + target))
        continue
      }
      guard let inner = path.path(below: input), !isPart(path) else { continue }
      if excluded.matches(path) {
        plan.omitExcluded(path)
        continue
      }
      if path.isMarkdown {
        let keys = keys(of: path, front: site.frontMatter(of: path), in: site)
        if keys["permalink"]?.value == .bool(false) {
          plan.omitted.append(ImportPlan.Omission(path: path, reason: "Eleventy writes no page for it"))
        } else if keys["pagination"] != nil {
          plan.omitted.append(ImportPlan.Omission(path: path, reason: "a template for many pages"))
        } else {
          plan.articles.append(ImportPlan.Move(source: path, target: inner.withoutExtension + ".md"))
        }
      } else if Self.templateExtensions.contains(where: { path.hasSuffix($0) }) {
        plan.omitted.append(ImportPlan.Omission(path: path, reason: "a page that a template generates"))
      }
    }
    if !site.paths(in: includes).isEmpty {
      plan.omitted.append(ImportPlan.Omission(path: includes + "/", reason: "templates"))
    }
    return plan
  }

  private static let templateExtensions = [
    ".njk", ".webc", ".11ty.js", ".11ty.cjs", ".11ty.ts", ".liquid", ".html", ".ejs", ".hbs", ".haml", ".pug",
  ]

  private func isHidden(_ path: String) -> Bool {
    ["node_modules/", "_site/", ".git"].contains { path.hasPrefix($0) }
  }

  /// Returns whether a file is data, or a part of other files.
  private func isPart(_ path: String) -> Bool { [includes, data].contains { path.hasPrefix($0 + "/") } }

  /// The rules of `addPassthroughCopy`.
  private var passthrough: [PassthroughCopy] {
    ScriptLiterals.values(behind: "addPassthroughCopy(", in: script).flatMap { value -> [PassthroughCopy] in
      if let map = value.asMap {
        return map.entries.compactMap { entry in
          entry.value.value.text.map { PassthroughCopy(source: entry.key, destination: $0) }
        }
      }
      return value.text.map { [PassthroughCopy(source: $0, destination: nil)] } ?? []
    }
  }

  // MARK: Data

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
        + [".11tydata.js", ".11tydata.cjs", ".11tydata.mjs"].compactMap { site.literals(base + $0) }
    }
    return maps.reduce(front) { merged, map in
      map.entries.reduce(merged) { result, entry in
        guard let old = result[entry.key] else { return result.setting(entry.key, to: entry.value.value) }
        guard entry.key == "tags" else { return result }
        let tags = old.value.texts
        return result.setting("tags", to: .texts(tags + entry.value.value.texts.filter { !tags.contains($0) }))
      }
    }
  }

  /// Returns a value of a file in the data folder, such as `site.title` of `_data/site.json`.
  func globalValue(_ path: [String], in site: ForeignSite) -> DataNode.Value? {
    guard let first = path.first, path.count > 1 else { return nil }
    let base = data + "/" + first
    var value =
      [".json", ".yml", ".yaml"].lazy.compactMap { site.map(base + $0) }.first
      .map { DataNode.Value.map($0) } ?? site.literals(base + ".js").map { .map($0) }
    for part in path.dropFirst() { value = value?.asMap?[part]?.value }
    return value
  }

  // MARK: Settings

  private func settings(_ site: ForeignSite) -> SiteConfiguration {
    var settings = SiteConfiguration()
    func value(_ names: [String]) -> String? {
      let files = ["site", "metadata", "meta"]
      return files.lazy.flatMap { file in names.map { globalValue([file, $0], in: site)?.text } }.compactMap(\.self)
        .first
    }
    settings["title"] = .string(value(["title", "name"]) ?? "Untitled")
    settings["description"] = value(["description"]).map { .string($0) }
    if let url = value(["url", "baseUrl", "base"]) {
      let prefix = ScriptLiterals.values(behind: "pathPrefix:", in: script).first?.text ?? "/"
      let folders = prefix.split(separator: "/").map { $0 + "/" }.joined()
      settings["url"] = .string((url.hasSuffix("/") ? url : url + "/") + (url.hasSuffix(folders) ? "" : folders))
    }
    settings["language"] = .string(value(["language", "lang", "locale"]) ?? "en")
    settings["html"] = .string("trusted")
    settings["containers"] = .string("lenient")
    settings["case"] = .string("keep")
    settings["naive_dates"] = .string("utc")
    settings["heading_ids"] = .string("markdown-it")
    if script.contains("markdown-it-emoji") { settings["emoji"] = .bool(true) }
    return settings
  }
}

/// A rule of `addPassthroughCopy`: a folder, a file or a pattern, and the place in the site.
struct PassthroughCopy: Equatable {
  let source: String
  let destination: String?

  /// Returns the path of a copied file in the site, or `nil` if the rule is not about the file.
  func target(of path: String, input: String) -> String? {
    let source = source.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    let rest: String
    if let star = source.firstIndex(of: "*"), let last = source.lastIndex(of: "*") {
      let (start, end) = (source[..<star], source[source.index(after: last)...])
      guard path.hasPrefix(start), path.hasSuffix(end), path.count >= start.count + end.count else { return nil }
      let middle = path.dropFirst(start.count).dropLast(end.count)
      guard source.contains("**") || !middle.contains("/") else { return nil }
      rest = path.fileName
    } else if path == source {
      guard let destination else { return path.path(below: input) ?? path }
      return destination.hasSuffix("/") || destination == "."
        ? joined(destination, path.fileName) : joined(destination, "")
    } else if let inner = path.path(below: source), !source.isEmpty {
      rest = inner
    } else {
      return nil
    }
    return destination.map { joined($0, rest) } ?? path.path(below: input) ?? path
  }

  private func joined(_ folder: String, _ name: String) -> String {
    (folder.split(separator: "/").filter { $0 != "." }.map(String.init) + (name.isEmpty ? [] : [name]))
      .joined(separator: "/")
  }
}

extension ForeignSite {
  /// Returns the front matter of an article.
  fileprivate func frontMatter(of path: String) -> DataMap {
    ForeignFrontMatter.read(read(path) ?? [], source: path, target: path).article.keys
  }

  /// Returns the literals of a data file in JavaScript.
  fileprivate func literals(_ path: String) -> DataMap? {
    text(path).flatMap { ScriptLiterals.object(after: ["export default", "module.exports =", "data ="], in: $0) }
  }
}
