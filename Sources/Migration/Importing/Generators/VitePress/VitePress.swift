import Addresses
import Parsing

/// VitePress: `.vitepress/config.ts`, Markdown with components of Vue.
struct VitePress: Generator {
  static let name = "VitePress"

  /// The folder with `.vitepress`, without a slash at the end.
  let root: String
  let configuration: DataMap

  static func detect(_ site: ForeignSite) -> VitePress? {
    let names = ["ts", "js", "mts", "mjs", "cjs"]
    let files = site.paths.filter { path in
      names.contains { path.hasSuffix(".vitepress/config.\($0)") || path.hasSuffix(".vitepress/config/index.\($0)") }
        && (path.hasPrefix(".vitepress/") || path.contains("/.vitepress/"))
    }
    guard let file = files.min(by: { $0.count < $1.count }) else { return nil }
    let parts = file.split(separator: "/").map(String.init)
    let root = parts.prefix { $0 != ".vitepress" }.joined(separator: "/")
    let folder = ".vitepress/config".inside(root)
    let texts = ([file] + site.paths(in: folder).filter { names.contains($0.fileExtension) && $0 != file })
      .compactMap { site.text($0) }
    let markers = [
      "defineConfig(", "defineConfigWithTheme(", "defineAdditionalConfig(", "export default", "module.exports =",
    ]
    let maps = texts.compactMap { ScriptLiterals.object(after: markers, in: $0) }
    let merged = maps.reduce(DataMap()) { merged, map in
      map.entries.reduce(merged) { $0[$1.key] == nil ? $0.setting($1.key, to: $1.value.value) : $0 }
    }
    return VitePress(root: root, configuration: merged)
  }

  private func text(_ key: String) -> String? { configuration[key]?.value.text }

  /// The folder of the texts.
  var source: String {
    let inner = (text("srcDir") ?? "").split(separator: "/").filter { $0 != "." }.map(String.init)
    return (root.split(separator: "/").map(String.init) + inner).joined(separator: "/")
  }

  /// The languages, the main one first.
  var languages: [OldLanguage] {
    let locales = configuration["locales"]?.map?.entries ?? []
    let main = locales.first { $0.key == "root" }?.value.map
    let others = locales.filter { $0.key != "root" }.map { entry in
      OldLanguage(
        tag: entry.value.map?["lang"]?.value.text ?? entry.key, name: entry.value.map?["label"]?.value.text,
        title: entry.value.map?["title"]?.value.text, description: entry.value.map?["description"]?.value.text,
        folder: entry.key)
    }
    let tag = text("lang") ?? main?["lang"]?.value.text ?? "en-US"
    return [OldLanguage(tag: tag, name: main?["label"]?.value.text, folder: "")] + others.filter { $0.tag != tag }
  }

  var rewrites: RouteRewrites { RouteRewrites(configuration["rewrites"]?.map ?? DataMap()) }

  // MARK: Files

  func plan(_ site: ForeignSite) -> ImportPlan {
    var plan = ImportPlan()
    let rewrites = rewrites
    let excluded = ExcludePatterns.read(configuration["srcExclude"]?.value.texts ?? [])
    plan.notes = excluded.notes
    for path in site.paths(in: source) {
      guard let inner = path.path(below: source), !Self.isForeign(inner) else { continue }
      if excluded.matches(inner) {
        plan.omitExcluded(path)
        continue
      }
      if let file = inner.path(below: "public") {
        plan.addCopy(path, at: "static/" + file)
      } else if inner.isMarkdown, inner.contains("[") {
        plan.omit(path, "a page that a script generates")
      } else if inner.isMarkdown {
        plan.addArticle(path, at: rewrites.target(of: inner).withoutUnderscores.withoutExtension + ".md")
      } else if !Self.codeExtensions.contains(inner.fileExtension) {
        plan.addCopy(path, at: rewrites.target(of: inner))
      }
    }
    let publicFolder = "public".inside(source)
    LinkedFiles.keepOnly(in: &plan, of: site, roots: [publicFolder, source], forms: Self.frontMatterForms) {
      $0.path(below: publicFolder) != nil || $0.isMedia
    }
    plan.omit(".vitepress/".inside(root), "the configuration and the theme")
    plan.settings = settings(folders: Set(plan.articles.compactMap { folder(of: $0.target) }))
    return plan
  }

  private static let codeExtensions: Set<String> = [
    "vue", "ts", "js", "mts", "mjs", "cjs", "tsx", "jsx", "css", "scss", "less", "styl", "lock", "json",
  ]

  private static func isForeign(_ path: String) -> Bool {
    path.hasPrefix(".") || path.hasPrefix("node_modules/") || path.contains("/node_modules/")
  }

  // MARK: Settings

  /// Returns the first part of a path in `Content`, without the folder of a language.
  private func folder(of target: String) -> String? {
    let parts = target.split(separator: "/").map(String.init)
    return languages.contains { $0.folder == parts.first } ? parts.dropFirst().first : parts.first
  }

  var dollars: OldFormulas.Dollars? {
    configuration["markdown"]?.map?["math"]?.value == .bool(true) ? .formula : nil
  }

  private func settings(folders: Set<String>) -> SiteConfiguration {
    let main = configuration["locales"]?.map?["root"]?.map
    var settings = SiteConfiguration(
      title: text("title") ?? main?["title"]?.value.text,
      description: text("description") ?? main?["description"]?.value.text,
      url: configuration["sitemap"]?.map?["hostname"]?.value.text, below: text("base") ?? "",
      language: languages[0].tag, languages: languages)
    settings.keepFileNames(in: ["/"] + folders.filter { !$0.isMarkdown }.sorted())
    settings.trustTexts()
    settings.set(.letterCase, to: "keep")
    settings.turnOn(.inlineAttributes, .emoji)
    if configuration["markdown"]?.map?["breaks"]?.value == .bool(true) { settings.turnOn(.hardBreaks) }
    return settings
  }
}

/// The rules `rewrites` of VitePress: `'en/:rest*': ':rest*'`.
struct RouteRewrites {
  private let rules: [(source: [String], target: String)]

  init(_ map: DataMap) {
    rules = map.entries.compactMap { entry in
      entry.value.value.text.map { (entry.key.split(separator: "/").map(String.init), $0) }
    }
  }

  /// Returns the path of a file after the first rule that fits.
  func target(of path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    for rule in rules {
      guard let values = Self.values(of: rule.source[...], in: parts[...]) else { continue }
      let named = values.sorted { $0.key.count > $1.key.count }
      return named.reduce(rule.target) { $0.replacing($1.key, with: $1.value) }
        .split(separator: "/").joined(separator: "/")
    }
    return path
  }

  private static func values(of pattern: ArraySlice<String>, in parts: ArraySlice<String>) -> [String: String]? {
    guard let first = pattern.first else { return parts.isEmpty ? [:] : nil }
    if first.hasPrefix(":"), first.hasSuffix("*") {
      return pattern.count == 1 && !parts.isEmpty ? [first: parts.joined(separator: "/")] : nil
    }
    guard let part = parts.first, let rest = values(of: pattern.dropFirst(), in: parts.dropFirst()) else { return nil }
    guard first.hasPrefix(":") else { return first == part ? rest : nil }
    let name = first.prefix { $0 != "." && $0 != "(" }
    let suffix = first.contains("(") ? "" : String(first.dropFirst(name.count))
    return part.hasSuffix(suffix) ? rest.merging([String(name): String(part.dropLast(suffix.count))]) { $1 } : nil
  }
}

extension VitePress {
  /// Returns a text with included texts and code, and a note on each file that the site does not have.
  func including(in text: MarkdownText, from path: String, _ context: ImportContext) -> MarkdownText {
    var notes: [ConvertedText.Note] = []
    let lines = text.lines
    let isEmpty = { (index: Int) in !lines.indices.contains(index) || lines[index].text.trimmed.isEmpty }
    let new = lines.enumerated().map { index, line -> MarkdownLine in
      included(line, isAlone: isEmpty(index - 1) && isEmpty(index + 1), from: path, context, &notes)
        .map { MarkdownLine(text: $0, role: .text) } ?? line
    }
    return text.with(new).noting(notes)
  }

  /// Returns what takes the place of a line that includes a text or code, or `nil` for another line.
  private func included(
    _ line: MarkdownLine, isAlone: Bool, from path: String, _ context: ImportContext,
    _ notes: inout [ConvertedText.Note]
  ) -> String? {
    guard line.role == .text else { return nil }
    let trimmed = line.text.trimmed
    let isCode = trimmed.hasPrefix("<<<")
    let include = trimmed.hasPrefix("<!--") ? trimmed.firstRange(of: "@include:") : nil
    guard isCode || include != nil else { return nil }
    let reference =
      include.map { String(trimmed[$0.upperBound...]).replacing("-->", with: "") } ?? String(trimmed.dropFirst(3))
    guard let found = file(String(reference.trimmed), from: path, context) else {
      notes.append(ConvertedText.Note(message: "`\(trimmed)` is removed: the site has no such file"))
      return ""
    }
    let included =
      context.includes.include(found.path, from: context.site, asCode: isCode) { bytes in
        guard isCode else {
          let article = ForeignFrontMatter.article(bytes, at: found.path, Self.frontMatterForms)
          let inner = Self.withoutScripts(
            .read(found.reference.selected(article.body, of: found.path, context.includes)))
          let included = including(in: inner, from: found.path, context)
          notes += included.converted.notes
          return String(decoding: included.bytes, as: UTF8.self)
        }
        let info = found.reference.info.isEmpty ? "" : " " + found.reference.info
        let indentation = Array(line.indentation.utf8)
        let code = TagConverter.fenced(
          found.reference.selected(bytes, of: found.path, context.includes)[...], info: found.path.fileExtension + info)
        return String(
          decoding: BlockIndentation.indentedBehindFirst(indentation + code, by: indentation), as: UTF8.self)
      } ?? ""
    let isFile = isAlone && !isCode && found.reference.isWhole
    return isFile ? context.includes.marked(included, of: found.path) : included
  }

  /// Returns the file of a reference, which must be inside the site.
  private func file(
    _ text: String, from path: String, _ context: ImportContext
  ) -> (path: String, reference: FileReference)? {
    let reference = FileReference(text)
    let base = "x".inside(source)
    let name = reference.path.hasPrefix("@/") ? String(reference.path.dropFirst(2)) : reference.path
    let found = name.resolved(from: reference.path.hasPrefix("@/") ? base : path)
    return found.flatMap { context.site.has($0) ? ($0, reference) : nil }
  }
}

/// A reference to a part of a file: `@/snippets/a.js#region{2 ts:line-numbers} [title]`.
private struct FileReference {
  let path: String
  let region: String?
  /// The words in braces and brackets, as an info string.
  let info: String
  /// The lines that an include takes, such as `3-5`.
  let lines: String?

  init(_ text: String) {
    path = String(text.prefix { $0 != "#" && $0 != "{" && $0 != " " })
    let rest = text.dropFirst(path.count)
    region = rest.first == "#" ? String(rest.dropFirst().prefix { $0 != "{" && $0 != " " }) : nil
    let options = rest.firstIndex { $0 == "{" || $0 == "[" }.map { String(rest[$0...]) } ?? ""
    info = VitePress.info(options)
    lines = options.hasPrefix("{") ? options.dropFirst().prefix { $0 != "}" }.description : nil
  }

  var isWhole: Bool { region == nil && lines == nil }

  /// Returns the region of a code file, between `#region name` and `#endregion`; or the lines of a text.
  func selected(_ bytes: [UInt8], of file: String, _ includes: Includes) -> [UInt8] {
    if let region { return includes.part(of: file, bytes, region: region) ?? bytes }
    guard path.isMarkdown, let lines, lines.contains(",") || Int(lines) != nil else { return bytes }
    let bounds = lines.split(separator: ",", omittingEmptySubsequences: false).map { Int($0.trimmed) }
    let (first, last) = (max(1, bounds[0] ?? 1), bounds[bounds.count - 1] ?? .max)
    return first <= last ? includes.part(of: file, bytes, lines: [first...last]) : []
  }
}
