import Articles
import Files
import Parsing
package import Planning
package import Records

/// The inputs of a build that are not in its files: versions, paths and options.
///
/// If the conditions changed, a build cannot reuse the whole output of the previous build.
package struct BuildConditions: Equatable, Sendable {
  /// The version of Garland.
  package var version: String
  /// The versions of the C libraries.
  package var libraries = LibraryVersions.all
  package var content: String
  package var templates: String
  /// The address from `--base-url`.
  package var address: String?
  /// Whether languages with domains are shown in one site; of a site without such languages, this is false.
  package var hidesDomains = false
  package var showsDrafts = false
  package var showsFuture = false
  /// The names and values of variables that the command line sets.
  package var variables: [[String]] = []
  /// The names and addresses of the site's Swift code.
  package var code: [[String]] = []
  /// The paths of files that the build skips and reports, such as symbolic links.
  package var skippedFiles: [String] = []
  /// The identifier of the content's history, if the site shows its dates.
  package var history: String?
  /// What identifies the program that encodes AVIF, if the site asks for AVIF.
  package var avifEncoder: String?
  /// The version of what draws social cards, and the stamps of their fonts outside of the content.
  package var fonts: [String] = []
  /// The problems of the folders of `sources`.
  package var sourceProblems: [String] = []

  package init(version: String, content: String, templates: String) {
    (self.version, self.content, self.templates) = (version, content, templates)
  }
}

extension BuildConditions: RecordEncodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(version)
    writer.write(libraries)
    writer.write(content)
    writer.write(templates)
    writer.write(address)
    writer.write(hidesDomains)
    writer.write(showsDrafts)
    writer.write(showsFuture)
    writer.write(variables)
    writer.write(code)
    writer.write(skippedFiles)
    writer.write(history)
    writer.write(avifEncoder)
    writer.write(fonts)
    writer.write(sourceProblems)
  }

  /// The hash of all conditions.
  package var hash: ContentHash { ContentHash(of: RecordWriter.bytes(of: self)) }
}

/// All inputs of a build: the files of two folders, the conditions and the program.
package struct BuildInputs: Sendable {
  package let content: DiskFolder
  package let templates: DiskFolder
  /// The files beside the content that articles show.
  package let sources: NamedFiles
  package let conditions: BuildConditions
  package let program = RunningProgram()
  /// The history of the content, if the site shows its dates.
  package let history: ContentHistory?
  /// The time that counts as now, in seconds since 1970.
  package let now: Int
  /// The time before the first file was read, in seconds since 1970.
  package let startedAt: Int

  /// The names of the two folders.
  package var origin: [String] { [conditions.content, conditions.templates] }
  package var folders: [DiskFolder] { [content, templates] }

  /// Lists the files of both folders.
  package init(_ conditions: BuildConditions, now: Int) {
    startedAt = Machine.secondsSince1970
    self.now = now
    let (content, templates) = (
      DiskFolder(conditions.content, settings: SiteSettings.path), DiskFolder(conditions.templates)
    )
    (self.content, self.templates) = (content, templates)
    var conditions = conditions
    conditions.skippedFiles = [content, templates].flatMap { folder in
      folder.skippedFiles.map { "\(folder.name)/\($0.path)" }
    }
    if conditions.hidesDomains { conditions.hidesDomains = content.settings.languages.contains { $0.address != nil } }
    sources = NamedFiles(content.settings.sources, from: content.name)
    conditions.sourceProblems = sources.problems.map { "\($0): \($1)" }.sorted()
    history = ContentHistory.fromGit(of: content)
    conditions.history = history?.identifier
    conditions.avifEncoder = Self.avifEncoder(for: content)
    conditions.fonts += (content.settings.cards?.machineFonts ?? []).map { path in
      let stamp = Files.stamp(of: path)
      return "\(path) \(stamp.size) \(stamp.written)"
    }
    self.conditions = conditions
  }

  /// Whether stylesheets are the only files that changed since an earlier listing.
  package func hasOnlyNewStyles(since earlier: BuildInputs) -> Bool {
    let changes = zip(folders, earlier.folders).flatMap { $0.changes(since: $1) }
    return !changes.isEmpty && sources.stamps == earlier.sources.stamps && changes.allSatisfy { $0.hasSuffix(".css") }
  }

  /// The total size of the articles.
  package var articleBytes: Int {
    content.files.reduce(0) { $0 + (MarkdownName.matches($1.path) ? $1.stamp.size : 0) }
  }

  /// Copies the recorded hash of each file with a trusted stamp, so that the build need not read the file.
  package func reuseHashes(of record: BuildRecord) {
    for (folder, inputs) in zip(folders, record.inputs) { folder.reuseHashes(inputs, of: record) }
    program.reuseHash(of: record)
  }

  /// Checks the reused hashes of 30 articles, and returns the path of an article with a wrong hash.
  ///
  /// If there is one, all hashes are forgotten.
  package func forgetHashesAfterCheck() -> String? {
    guard let path = content.pathOfArticleWithWrongHash(among: 30) else { return nil }
    for folder in folders { folder.forgetHashes() }
    return "\(content.name)/\(path)"
  }

  /// Reads every file whose hash is unknown.
  package func hashFiles(jobs: Int) {
    for folder in folders { folder.hashFiles(jobs: jobs) }
  }

  /// Returns the files for a record, or `nil` if a file changed after the build listed the folders.
  ///
  /// If a file changed, the site may show its old version. A record with the hash of the new version would be wrong.
  package func recorded(copied: [String]) -> [[BuildRecord.Input]]? {
    let inputs = folders.compactMap { $0.inputs() }
    guard inputs.count == folders.count, content.isAsListed(includingUnread: copied), templates.isAsListed() else {
      return nil
    }
    return inputs
  }

  /// Returns what identifies the version of `avifenc`, or `nil` if it is not installed or the site does not ask for AVIF.
  ///
  /// It is a part of the addresses of pictures, because another version makes other bytes. It includes the versions of
  /// the libraries that `avifenc` uses.
  private static func avifEncoder(for content: DiskFolder) -> String? {
    guard content.settings.avifRange != nil, let program = Programs.find("avifenc"),
      let (outcome, version) = try? Subprocess(program, ["--version"]).output(), outcome.status == 0
    else { return nil }
    return String(ContentHash(of: version).text.prefix(8))
  }
}
