import Addresses
package import Articles
import Parsing

/// The conversion of a site for another generator into a site for Garland.
///
/// ```swift
/// let work = SiteImport.prepare(site, from: nil, containers: .standard)
/// let articles = work.articleIndices.map { work.convertArticle($0) }
/// let imported = work.finish(articles)
/// ```
package struct SiteImport: Sendable {
  private let generator: any Generator
  /// The folder with the site, if it is not the folder that was given.
  private let folder: String
  private let plan: ImportPlan
  private let context: ImportContext
  /// The containers that need no template in the new site.
  private let containers: ContainerRegistry
  /// The days that were in the old names of articles and do not exist, by the new path.
  private let impossibleDays: [String: String]
  /// The reason not to import the site.
  package let refusal: String?

  /// Detects the generator of a site and plans the import.
  ///
  /// Returns `nil` if `name` is not the name of a generator.
  package static func prepare(
    _ site: ForeignSite, from name: String?, containers: ContainerRegistry, keepingComments keepsComments: Bool = false
  ) -> SiteImport? {
    guard let found = generator(of: site, named: name) else { return nil }
    // A name is also a way to the site at the root.
    let choice = name != nil && found.configurationFolder.isEmpty ? SiteChoice(found) : .choice(for: found, in: site)
    var generator = choice.generator
    var (site, folder, notes, refusal) = (site, "", choice.notes, choice.refusal)
    if let name, generator is PlainFolder, name.lowercased() != PlainFolder.name.lowercased() {
      refusal = InnerSite.refusalWithoutSite(for: name, in: site)
    }
    if generator is PlainFolder, name == nil {
      let inner = InnerSite.all(in: site)
      if let only = inner.first, inner.count == 1, only.isAlone(in: site) {
        (generator, site, folder) = (only.generator, site.site(in: only.folder), only.folder)
        notes += [ImportNote(message: "only the folder `\(folder)` is imported, which has the \(only.name) site")]
      } else {
        notes += inner.map { inner in
          let message = "this looks like a \(inner.name) site: to convert it, import this folder alone"
          return ImportNote(path: inner.folder + "/", message: message)
        }
      }
    }
    let hasNoSettings = generator is PlainFolder || generator is Jekyll && !site.has("_config.yml")
    if name == nil, folder.isEmpty, hasNoSettings || !generator.configurationFolder.isEmpty {
      refusal =
        refusal ?? InnerSite.refusalOfSeveral(in: site, chosen: choice.isAmongSeveral ? type(of: generator).name : nil)
    }
    if name == nil || !(generator is PlainFolder) { refusal = refusal ?? syntaxError(in: site, generator) }
    // The files of hosts are beside the folder of the sources.
    let (whole, redirects) = (site, RedirectFiles(site))
    if !generator.sourceFolder.isEmpty { site = site.site(in: generator.sourceFolder) }
    site = generator.unpacked(site)
    var plan = generator.plan(site)
    plan.omitOtherMarkup()
    plan.omitFoldersNamedAsPages()
    refusal = refusal ?? plan.refusal ?? MarkdownCensus.refusal(of: plan, of: site)
    // The posts of Bridgetown and of some sites with Next.js are in `_posts`, but only Jekyll has `_config.yml`.
    let isCertain = !(generator is PlainFolder || generator is Jekyll && !site.has("_config.yml"))
    if !isCertain, name == nil, let other = UnknownGenerator.name(of: site) {
      refusal =
        "this is a site for \(other), which `garland import` cannot convert. `--from markdown` takes its Markdown files as they are"
    }
    let others = choice.otherFolders
    let census = MarkdownCensus.notes(on: plan, of: site).filter { note in
      !others.contains { folder in note.path?.path(below: folder) != nil }
    }
    plan.notes = notes + census + plan.notes
    if let url = plan.settings[.url]?.text, !url.contains("://") {
      plan.settings.remove(.url)
      plan.notes.add("`\(url)` is no whole address of the site; write `url` in `site.yml`")
    }
    if plan.settings[.url] == nil, let host = host(of: whole) { plan.settings.setAddress("https://" + host) }
    let home = plan.articles.first { ["_index.md", "index.md"].contains($0.target) }?.source
    let homeTitle = home.flatMap { path in
      site.read(path).flatMap {
        ForeignFrontMatter.article($0, at: path, type(of: generator).frontMatterForms).keys["title"]?.value.text
      }
    }
    plan = plan.adding(SiteIdentity(generator.oldSettings).addition(to: plan, homeTitle: homeTitle))
      .adding(OldServices(generator.oldSettings).addition)
    if generator.hasAbbreviations, Abbreviations.areDefined(in: site) { plan.settings.turnOn(.abbreviations) }
    let formulas = OldFormulas.of(whole, in: plan, generator)
    plan = plan.adding(formulas.addition)
      .adding(PlanAddition(written: redirects.pages, notes: redirects.notes))
    plan.notes += RefusedAddresses.removed(from: &plan.settings) + SharedPaths.removed(from: &plan)
    let impossibleDays = ImpossibleDays.removed(from: &plan)
    let moves = plan.articles + plan.copies
    let targets = Dictionary(moves.map { ($0.source, $0.target) }) { first, _ in first }
    var context = ImportContext(site: site, targets: targets)
    context.keepsComments = keepsComments
    context.formulas = formulas
    return SiteImport(
      generator: generator, folder: folder, plan: plan, context: context,
      containers: containers, impossibleDays: impossibleDays, refusal: refusal)
  }

  private static func generator(of site: ForeignSite, named name: String?) -> (any Generator)? {
    guard let name else {
      let found = Generators.all.lazy.compactMap { $0.detect(site) }
      // An export of WordPress is read when it is detected, so it is detected once.
      guard let first = found.first else { return nil }
      if first.configurationFolder.isEmpty { return first }
      // A site at the root wins over an experiment or a manual in a folder.
      return found.first { $0.configurationFolder.isEmpty && !($0 is PlainFolder) } ?? first
    }
    guard let type = Generators.all.first(where: { $0.name.lowercased() == name.lowercased() }) else { return nil }
    return type.detect(site) ?? PlainFolder(site)
  }

  /// Returns the name of the host in the file `CNAME` of GitHub Pages.
  private static func host(of site: ForeignSite) -> String? {
    let folders = ["", "static/", "public/", "docs/", "source/", "content/"]
    let text = folders.lazy.compactMap { site.text($0 + "CNAME")?.trimmed }.first
    return text.flatMap {
      $0.contains(".") && $0.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || ".-".utf8.contains($0) }
        ? String($0) : nil
    }
  }

  /// Returns the reason not to import a site whose settings cannot be read.
  private static func syntaxError(in site: ForeignSite, _ generator: any Generator) -> String? {
    let types = generator is PlainFolder ? Generators.all : [type(of: generator)]
    let names = types.reduce(into: Set<String>()) { names, type in names.formUnion(type.settingsNames) }
    // Many programs have a `config.yml` or `config.json`.
    let known = generator is PlainFolder ? names.filter { !$0.hasPrefix("config.") } : names
    let folder = generator.configurationFolder.isEmpty ? "" : generator.configurationFolder + "/"
    return known.sorted().lazy.compactMap { site.syntaxError(in: folder + $0) }.first
  }

  /// The indices of the articles, for ``convertArticle(_:)``.
  package var articleIndices: Range<Int> { plan.articles.indices }

  /// Converts one article; this can happen on any thread.
  package func convertArticle(_ index: Int) -> ImportedArticle {
    let move = plan.articles[index]
    guard let bytes = context.site.read(move.source) else {
      return ImportedArticle(text: nil, notes: [ImportNote(path: move.source, message: "cannot be read")])
    }
    let (article, problems) = ForeignFrontMatter.read(
      ControlCharacters.removed(from: bytes), source: move.source, target: move.target,
      forms: type(of: generator).frontMatterForms)
    let includes = Includes(of: move.source)
    let (cleaned, address, plain) = conversion(of: article, in: bytes, including: includes)
    let text = (includes.hasWholeFiles ? withSharedFiles(plain, article, in: bytes) : plain).converted
    let (keys, evidence) = (cleaned.keys, LanguageEvidence.of(text.bytes))
    let stops = includes.stops.map { ImportNote(path: move.source, message: $0) }
    let notes = text.notes.map { note in
      ImportNote(path: move.source, line: note.line.map { $0 + article.bodyLine - 1 }, message: note.message)
    }
    return ImportedArticle(
      text: text.bytes, keys: keys, address: keys["url"] == nil ? address.map(RefusedAddresses.address) : nil,
      language: keys["lang"] == nil ? evidence : LanguageEvidence(), notes: problems + cleaned.notes + stops + notes,
      containers: text.containers, ownKeys: cleaned.ownKeys, counts: text.counts,
      samples: text.samples, shared: text.shared, losses: losses(of: article, in: text, keys),
      hasWideLetters: evidence.hasWideLetters)
  }

  private func conversion(
    of article: ForeignArticle, in bytes: [UInt8], including includes: Includes
  ) -> (keys: CleanedKeys, address: String?, text: MarkdownText) {
    var context = context
    context.includes = includes
    let converted = generator.convert(article, context)
    let cleaned = cleanedKeys(of: converted, from: article, in: bytes)
    let (keys, title) = (cleaned.keys, cleaned.keys["title"]?.text ?? "")
    let text = MarkdownText.read(converted.text).passing(through: [
      context.formulas.converted,
      ContainerNames(registry: containers).replaced,
      MovedLinks(article: article, context: context).resolved,
      { text in RepeatedTitle.removed(from: text, title: title) },
      { text in SecondTitles.lowered(in: text, hasTitle: keys["title"] != nil) },
      CodeFenceOptions.withoutMissingLines,
      LabelLinks.moved,
      { text in CodeSamples.named(in: text, context) },
    ])
    return (cleaned, converted.address, text)
  }

  /// Returns the text of an article that includes files in `_shared` where that is the same for readers.
  private func withSharedFiles(_ plain: MarkdownText, _ article: ForeignArticle, in bytes: [UInt8]) -> MarkdownText {
    var context = context
    context.includes = Includes(of: article.source, for: .marks)
    let marked = conversion(of: article, in: bytes, including: context.includes).text
    return SharedText.included(in: plain, marked, context, convertShared)
  }

  /// Converts a file that articles include, as if its text were an article at a path in `Content`.
  private func convertShared(_ path: String, at target: String) -> MarkdownText? {
    context.site.read(path).map { bytes in
      let article = ForeignArticle(
        source: path, target: target, keys: DataMap(), body: ControlCharacters.removed(from: bytes), bodyLine: 1)
      return conversion(of: article, in: bytes, including: Includes(of: path, for: .sharing)).text
    }
  }

  /// Returns what a reader of the old site sees in an article and its conversion lacks, besides what the notes name.
  private func losses(of article: ForeignArticle, in text: ConvertedText, _ keys: ArticleKeys) -> [ImportNote] {
    let new = ReaderText.read(text.bytes, as: article.target.isMarkdown ? .garland : .garlandPage)
    let conservation = Conservation(generator.readerText(of: article), new, keys: keys, host: plan.host)
    return conservation.losses(besides: Set(text.notes.compactMap(\.line))).map { loss in
      ImportNote(path: article.source, line: loss.line + article.bodyLine - 1, message: loss.message)
    }
  }

  /// Returns the front matter of an article without values that Garland refuses.
  private func cleanedKeys(
    of converted: ConvertedArticle, from article: ForeignArticle, in bytes: [UInt8]
  ) -> CleanedKeys {
    var cleaned = CleanedKeys(converted.keys, of: article, in: bytes)
    cleaned.removeUnreadableDates(generator.readableDate)
    if let day = impossibleDays[article.target] {
      cleaned.noteImpossibleDay(day, isSchedule: generator.hidesFuturePosts && generator.readsDatesInNames)
    }
    if !generator.hidesFuturePosts { cleaned.removeFarDate() }
    cleaned.replaceRefusedAddresses()
    cleaned.replaceFormattedNames()
    cleaned.hideProtected()
    cleaned.writeLanguageAsTag()
    cleaned.settleUnclearKeys()
    return cleaned
  }

  /// Returns the new site.
  package func finish(_ converted: [ImportedArticle]) -> ImportedSite {
    var (settings, languageNote) = settings(for: converted)
    let terms = ImportedTerms(converted, settings, oldAddresses: generator.addresses(ofTerm:in:))
    let addressed = ImportedAddresses.kept(of: terms.articles, in: plan, settings, generator: generator)
    let lists = addressed.keeping(terms.terms)
    let (articles, leftOut) = (addressed.articles, addressed.leftOut)
    let replaced = (plan.articles + plan.copies).compactMap { move in
      leftOut[move.target].map { ImportNote(path: move.source, message: $0) }
    }
    var files: [String: ImportedSite.File] = [:]
    for copy in plan.copies where leftOut[copy.target] == nil {
      files["Content/" + copy.target] = .copied(from: sourcePath(copy.source))
    }
    for (path, text) in lists.written.merging(plan.written, uniquingKeysWith: { $1 })
      .merging(addressed.redirects, uniquingKeysWith: { $1 })
    where leftOut[path] == nil {
      files["Content/" + path] = .written(Array(text.utf8))
    }
    for (name, text) in plan.rootFiles { files[name] = .written(Array(text.utf8)) }
    var stubs: [String: Set<String>] = [:]
    var (samples, shared): (Set<String>, Set<String>) = ([], [])
    for (move, article) in zip(plan.articles, articles) where leftOut[move.target] == nil {
      if let bytes = article.bytes { files["Content/" + move.target] = .written(bytes) }
      stubs.merge(article.containers) { $0.union($1) }
      samples.formUnion(article.samples)
      shared.formUnion(article.shared)
    }
    for path in shared {
      guard let target = SharedText.target(of: path, in: context.site),
        let text = convertShared(path, at: target)?.converted
      else { continue }
      files["Content/" + target] = .written(text.bytes)
      samples.formUnion(text.samples)
    }
    for path in samples { files["\(CodeSamples.folder)/\(path)"] = .copied(from: sourcePath(path)) }
    if !samples.isEmpty { settings.set(.sources, CodeSamples.folder, to: "../" + CodeSamples.folder) }
    files["Content/site.yml"] = .written(Array(settings.text.utf8))
    stubs = stubs.filter { containers[$0.key] == nil && $0.key != "item" }
    for (name, attributes) in stubs {
      files["Templates/containers/\(name).mustache"] = .written(
        Array(
          ContainerStub.text(
            ContainerNames.original(of: name), attributes: attributes.sorted(), of: type(of: generator).name
          ).utf8))
    }
    let counts = articles.reduce(into: [:]) { counts, article in counts.merge(article.counts) { $0 + $1 } }
    return ImportedSite(
      generator: type(of: generator).name, files: files.filter { $0.key.isSafePath },
      articles: Dictionary(plan.articles.map { ("Content/" + $0.target, sourcePath($0.source)) }) { first, _ in first },
      articleCount: articles.count { $0.text != nil },
      copyCount: plan.copies.count, counts: counts, stubs: stubs.keys.sorted(),
      losses: lost(articles, leftOut),
      notes: (plan.notes + OldFeeds.unwritten(plan, articles, ofSections: addressed.unwrittenFeeds)
        + [languageNote].compactMap(\.self) + terms.notes + lists.notes + replaced
        + articles.flatMap(\.notes)).filter { note in
          // A file that others include is in the new site.
          note.line != nil || note.path.map { !shared.contains($0) && !samples.contains($0) } ?? true
        }.map { note in
          ImportNote(path: note.path.map(sourcePath), line: note.line, message: note.message)
        },
      omitted: plan.omitted.filter { !shared.contains($0.path) && !samples.contains($0.path) }.map {
        ImportPlan.Omission(path: sourcePath($0.path), reason: $0.reason)
      })
  }

  /// Returns what the articles that are written lack of the old ones.
  private func lost(_ articles: [ImportedArticle], _ leftOut: [String: String]) -> [ImportNote] {
    zip(plan.articles, articles).filter { leftOut[$0.0.target] == nil }.flatMap(\.1.losses).map { loss in
      ImportNote(path: loss.path.map(sourcePath), line: loss.line, message: loss.message)
    }
  }

  /// Returns the settings, with the language of the articles if the old site names none, and a note about it.
  private func settings(for articles: [ImportedArticle]) -> (SiteConfiguration, ImportNote?) {
    var settings = plan.settings
    let ownKeys = articles.reduce(into: Set<String>()) { $0.formUnion($1.ownKeys) }
    if !ownKeys.isEmpty { settings.set(.keys, to: ownKeys.sorted()) }
    if articles.contains(where: \.hasWideLetters) { settings.turnOn(.cjkEmphasis) }
    // Each language has a menu of its own, of its sections and pages.
    if settings[.menus, "main"] == nil, settings[.languages] == nil {
      settings.set(.menus, "main", to: SiteIdentity.menu(plan, articles))
    }
    guard settings[.languages] == nil, let found = articles.reduce(LanguageEvidence(), { $0 + $1.language }).language
    else { return (settings, nil) }
    if let written = settings[.language]?.text {
      guard written.prefix(2).lowercased() != found.prefix(2) else { return (settings, nil) }
      let message = "`language` in `site.yml` is `\(written)` as in the old site, but the articles look like `\(found)`"
      return (settings, ImportNote(message: message))
    }
    guard found != "en" else { return (settings, nil) }
    settings.set(.language, to: found)
    let message = "the old site names no language; `language` in `site.yml` is `\(found)`, after its articles"
    return (settings, ImportNote(message: message))
  }

  /// Returns the path of a file from the folder that was given.
  private func sourcePath(_ path: String) -> String {
    [folder, generator.sourceFolder, path].filter { !$0.isEmpty }.joined(separator: "/")
  }
}

extension String {
  /// Whether the path stays in its folder and can be a file there.
  fileprivate var isSafePath: Bool {
    !utf8.contains(0)
      && split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && part != "." && part != ".." && part.utf8.count < 256
      }
  }
}

/// The template of a container that stands for a shortcode of the old site.
private enum ContainerStub {
  static func text(_ name: String, attributes: [String], of generator: String) -> String {
    let list = attributes.isEmpty ? "" : "attributes: [\(attributes.joined(separator: ", "))]\n"
    return """
      ---
      summary: the `\(name)` of the old site, made with \(generator)
      \(list)---
      <div class="\(name)">
      {{#children}}
      {{{html}}}
      {{/children}}
      </div>

      """
  }
}
