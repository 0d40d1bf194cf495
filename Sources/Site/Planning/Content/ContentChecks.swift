import Addresses
import Articles
import Dates
import Diagnostics
import Texts

/// Checks for what an author may not notice in the finished site: skipped files, changed addresses, and files that should
/// stay private.
enum ContentChecks {
  /// Reports the files of the content folder that the build skips.
  static func skippedFiles(
    of tree: ContentTree, in folder: String, besides templates: String, _ sources: inout SourceMap
  ) -> [Diagnostic] {
    settings(of: tree, in: folder, &sources) + formats(of: tree, in: folder, &sources)
      + leftOutFiles(of: tree, in: folder, &sources)
      + self.templates(of: tree, in: folder, besides: templates, &sources)
  }

  /// Reports variables that the command line sets, but that nothing declares.
  static func unknownVariables(_ values: [String: String], declared: Set<String>) -> [Diagnostic] {
    values.keys.filter { !declared.contains($0) }.sorted().map { name in
      let nearest = nearestName(to: name, among: declared.sorted()).map(didYouMean)
      return Diagnostic(
        .error, "variables.undeclared", "`--set` names the variable `\(name)`, which nothing declares",
        suggestion: Diagnostic.Suggestion(nearest ?? "declare it in `site.yml`: `variables: {\(name): …}`"))
    }
  }

  /// Reports articles whose name ends in a language that the site does not list, such as `about.it.md`.
  static func unlistedLanguages(of articles: [ArticleFile], _ settings: SiteSettings) -> [Diagnostic] {
    if settings.languages.isEmpty { return [] }
    return articles.compactMap { article in
      guard let dot = article.place.name.lastIndex(of: ".") else { return nil }
      let tag = String(article.place.name[dot...].dropFirst())
      guard tag.isLanguageTag, DateLanguage(tag).isKnown else { return nil }
      return ContentProblem.unlistedLanguage(path: article.place.path, tag).diagnostic(at: .start(of: article.source))
    }
  }

  /// Reports files with settings that Garland does not read.
  private static func settings(of tree: ContentTree, in folder: String, _ sources: inout SourceMap) -> [Diagnostic] {
    (tree.copies.lazy.map(\.path) + tree.leftOut).compactMap { path in
      guard UnreadSettings.matches(path, besideSettings: tree.settings != nil) else { return nil }
      let problem = ContentProblem.unreadSettings(path: path, hasSettings: tree.settings != nil)
      return problem.diagnostic(at: start(of: path, in: folder, &sources))
    }
  }

  /// Reports articles in formats that Garland does not read.
  private static func formats(of tree: ContentTree, in folder: String, _ sources: inout SourceMap) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for copy in tree.copies where !copy.isStatic {
      guard let format = UnreadFormat(of: copy.path) else { continue }
      let problem = ContentProblem.unreadFormat(path: copy.path, format)
      diagnostics.append(problem.diagnostic(at: start(of: copy.path, in: folder, &sources)))
    }
    return diagnostics
  }

  /// Reports a folder of templates in the content folder; its files are copied like others.
  private static func templates(
    of tree: ContentTree, in folder: String, besides templates: String, _ sources: inout SourceMap
  ) -> [Diagnostic] {
    let first = tree.copies.lazy.map(\.path).first { path in
      let parts = path.split(separator: "/")
      return parts.count > 1 && parts[0].lowercased() == "templates" && "\(folder)/\(parts[0])" != templates
        && (TemplateName.matches(path) || parts[1] == "assets")
    }
    guard let first else { return [] }
    let problem = ContentProblem.misplacedTemplates(
      folder: String(first.prefix { $0 != "/" }), content: folder, templates: templates)
    return [problem.diagnostic(at: start(of: first, in: folder, &sources))]
  }

  /// Reports skipped files, with one diagnostic for each folder.
  private static func leftOutFiles(
    of tree: ContentTree, in folder: String, _ sources: inout SourceMap
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for files in LeftOutFiles.grouped(tree.leftOut) {
      diagnostics.append(ContentProblem.leftOut(files).diagnostic(at: start(of: files.first, in: folder, &sources)))
    }
    return diagnostics
  }

  /// Reports files that the site would publish and that seem to be private, from the content and the assets.
  static func sensitiveFiles(
    among copies: [String], in content: any SourceFolder, _ templates: any SourceFolder, jobs: Int,
    _ sources: inout SourceMap
  ) -> [Diagnostic] {
    let assets = templates.paths.filter { ThemeFiles.isThemeFile($0) && $0.hasPrefix("assets/") }
    return [(content, copies), (templates, assets)].flatMap { folder, paths in
      let found = parallelMap(paths.count, jobs: jobs) { folder.sensitivity(of: paths[$0]) }
      return zip(paths, found).filter(\.1.isReported).map { path, sensitivity in
        let range = start(of: path, in: folder.name, &sources)
        return ContentProblem.sensitive(path: path, sensitivity).diagnostic(at: range)
      }
    }
  }

  /// Reports names with capital letters, which become lower case in the address, with one diagnostic for each folder.
  ///
  /// Another generator may have kept the capital letters, so links from other sites would break.
  static func letterCase(of articles: [PlacedArticle], _ addresses: SectionAddresses) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var folders: Set<String> = []
    var changed: [String: [PlacedArticle]] = [:]
    for article in articles {
      for folder in SectionPath.chain(to: article.place.section) where folders.insert(folder).inserted {
        let address = addresses.address(of: folder)
        guard !addresses.isGiven(folder), isLowered(folder.lastPathComponent, in: address) else { continue }
        let problem = ContentProblem.changedCase(path: folder, address: address, others: 0)
        diagnostics.append(problem.diagnostic(at: .start(of: article.file.source)))
      }
      guard article.place.role == .article, article.metadata.url == nil, article.metadata.slug == nil,
        isLowered(article.name, in: article.address)
      else { continue }
      changed[article.place.section, default: []].append(article)
    }
    for (_, articles) in changed.sorted(by: { $0.key < $1.key }) {
      guard let first = articles.first else { continue }
      let problem = ContentProblem.changedCase(
        path: first.place.path, address: first.address, others: articles.count - 1)
      diagnostics.append(problem.diagnostic(at: .start(of: first.file.source)))
    }
    return diagnostics
  }

  /// Returns whether a name has capital letters and an address contains it in lower case.
  private static func isLowered(_ name: String, in address: String) -> Bool {
    let mayChange = name.utf8.contains { $0 >= 0x80 || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    guard mayChange, name != name.lowercased() else { return false }
    let part = AddressPart.inAddress(name)
    return address.split(separator: "/").contains { $0 == part || $0.hasPrefix(part + ".") }
  }

  private static func start(of path: String, in folder: String, _ sources: inout SourceMap) -> SourceRange {
    .start(of: sources.add(SourceFile(path: "\(folder)/\(path)", utf8: [])))
  }
}

extension LeftOutFiles {
  /// Returns the skipped files that an author may miss, grouped by folder.
  static func grouped(_ paths: [String]) -> [LeftOutFiles] {
    var groups: [LeftOutFiles] = []
    var indexes: [String: Int] = [:]
    for path in paths {
      let parts = path.split(separator: "/")
      if parts.count > 1, parts[0] == DataFiles.folder { continue }
      guard let depth = parts.firstIndex(where: { ContentFolder.isHidden($0) }), let sign = parts[depth].first,
        isMissed(parts[depth], isFolder: depth < parts.count - 1)
      else { continue }
      let isFolder = depth < parts.count - 1
      let item = parts[...depth].joined(separator: "/")
      let key = isFolder ? item + "/" : "\(sign)" + parts[..<depth].joined(separator: "/")
      if let index = indexes[key] {
        groups[index].count += 1
      } else {
        indexes[key] = groups.count
        groups.append(LeftOutFiles(path: item, isFolder: isFolder, first: path, sign: sign))
      }
    }
    return groups
  }

  /// Returns whether an author may miss a skipped file or folder.
  ///
  /// Most names that begin with a dot belong to tools and file systems, such as `.git`, `.DS_Store` and `._post.md`.
  /// But web servers need `.well-known` and `.htaccess`, and `.post.md` may be an article.
  private static func isMissed(_ name: Substring, isFolder: Bool) -> Bool {
    guard name.hasPrefix(".") else { return true }
    if name == ".well-known" || name == ".htaccess" { return true }
    return !isFolder && MarkdownName.matches(String(name)) && !name.hasPrefix("._") && !name.hasPrefix(".#")
  }
}
