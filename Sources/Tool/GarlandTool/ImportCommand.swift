import Articles
import Caching
import Command
import Files
import Handles
import Importing
import Markup
import Planning
import Reporting
import Texts

/// The command `garland import DIR OUT`, which converts a site of another generator.
struct ImportCommand {
  let call: ImportCall
  let code: SiteCode

  func run() -> ExitStatus {
    if let generator = call.generator, !Generators.names.contains(generator.lowercased()) {
      return .refusing("`--from` must be one of \(Generators.names.joined(separator: ", ")), not `\(generator)`")
    }
    if let refusal { return .refusing(refusal) }
    do throws(FolderProblem) {
      let (tree, listing) = try source()
      let site = ForeignSite(paths: listing.paths) { path in try? tree.file(at: path).contents(limit: 1 << 29) }
      let containers = code.registered.registry(templates: DiskFolder(""))
      guard
        let work = SiteImport.prepare(
          site, from: call.generator, containers: containers, keepingComments: call.keepsComments)
      else {
        return .refusing("there is no generator `\(call.generator ?? "")`")
      }
      if let refusal = work.refusal { return .failing("cannot import `\(call.source)`: \(refusal)") }
      let articles = convertArticles(of: work)
      var imported = work.finish(articles)
      imported.addIrregularFiles(listing.irregular)
      let proof = Result { () throws(ImportProof.Unproven) in
        try ImportProof(source: tree, code: code).prove(imported)
      }
      if case .success(let proven) = proof { imported = proven.site }
      if !call.isDryRun { try ImportWriter(to: call.output, from: tree).write(imported) }
      return print(imported, proof)
    } catch {
      return .failing("cannot import `\(call.source)` to `\(call.output)`: \(error.message)")
    }
  }

  /// Prints the report, and what stops a build of the new site.
  private func print(_ site: ImportedSite, _ proof: Result<ImportProof.Proven, ImportProof.Unproven>) -> ExitStatus {
    let report = ImportReport(site, steps: (try? proof.get().steps) ?? [], isVerbose: call.isVerbose)
    let next = call.isDryRun ? "" : "\nNext: cd \(ShellWord.quoted(call.output)) && garland build\n"
    let printing =
      call.isJSON
      ? ExitStatus.printing(report.json.bytes + [0x0A], as: .json)
      : .printing(report.text + next + ((try? proof.get()) == nil ? "" : report.summary))
    guard case .failure(let failure) = proof else { return printing }
    let messages = failure.messages.prefix(10).map { "\n  \($0)" }.joined()
    let place = call.isDryRun ? "" : "; it is in `\(call.output)`"
    return .failing("the new site does not build, which is an error of `garland import`\(place):\(messages)")
  }

  /// Opens the folder of the old site and lists its files; of the folder around an export file, only that file counts.
  private func source() throws(FolderProblem) -> (FolderTree, FolderListing) {
    if Files.isFolder(call.source) {
      let tree = FolderTree(try Folder(call.source))
      let listing = try FolderListing.read(
        tree.root, listsHidden: ImportCall.isListed, skips: ["node_modules", "_site", ".git", ".garland"])
      return (tree, listing)
    }
    let (folder, name) = Files.split(call.source)
    return (FolderTree(try Folder(folder)), FolderListing(paths: [name]))
  }

  /// Converts the articles on all cores, and shows the progress on a terminal.
  private func convertArticles(of work: SiteImport) -> [ImportedArticle] {
    let count = work.articleIndices.count
    let line = Streams.isInteractive ? ProgressLine(since: .now) : nil
    defer { line?.clear() }
    let watcher: SiteProgress.Watcher? = if let line { { line.show($0) } } else { nil }
    let watch = SiteProgress.watch(.reading, count, watcher)
    return parallelMap(count, jobs: Machine.cores, watch: watch) { work.convertArticle($0) }
  }

  /// The reason not to begin, or `nil`.
  private var refusal: String? {
    guard Files.isFolder(call.source) || Files.kind(of: call.source) == .file else {
      return "there is no folder `\(call.source)`"
    }
    if call.isDryRun { return nil }
    if let entries = try? Folder(call.output).entries() {
      if !entries.isEmpty { return "`\(call.output)` is not empty; choose a new folder" }
    } else if Files.kind(of: call.output) != nil {
      return "`\(call.output)` is not a folder; choose a new one"
    }
    if let source = Self.realPath(of: call.source), let output = Self.realPath(of: call.output),
      (output + "/").hasPrefix(source + "/")
    {
      return "`\(call.output)` is inside `\(call.source)`, which an import does not change; choose another folder"
    }
    return nil
  }

  /// Returns the path without links of a folder, or of the nearest folder above it that exists.
  private static func realPath(of path: String) -> String? {
    if let resolved = try? Files.resolve(path) { return "\(resolved.folder)/\(resolved.name)" }
    let parent = Files.split(path).folder
    return parent == path ? nil : realPath(of: parent)
  }
}

/// Writes an imported site into a new folder.
private struct ImportWriter {
  private let output: String
  private let source: FolderTree

  init(to output: String, from source: FolderTree) { (self.output, self.source) = (output, source) }

  /// Writes all files, or none: after a failure, nothing of the new site is left.
  func write(_ site: ImportedSite) throws(FolderProblem) {
    let isNew = Files.kind(of: output) == nil
    try Files.makeFolders(output)
    let root = try Folder(output)
    do throws(FolderProblem) {
      try write(site, to: root)
    } catch {
      for entry in (try? root.entries()) ?? [] { try? root.removeAll(entry.name) }
      let (folder, name) = Files.split(output)
      if isNew { try? Folder(folder).removeFolder(name) }
      throw error
    }
  }

  private func write(_ site: ImportedSite, to root: Folder) throws(FolderProblem) {
    var folders: [String: Folder] = [:]
    for (path, file) in site.files.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      let (folder, name) = (try folder(path.folderPath, in: root, &folders), path.fileName)
      switch file {
      case .written(let bytes): try folder.makeFile(name, bytes)
      case .copied(let original): try copy(original, to: folder, as: name)
      }
    }
  }

  private func copy(_ path: String, to folder: Folder, as name: String) throws(FolderProblem) {
    let (original, file) = (try source.file(at: path), try folder.makeFile(name))
    while true {
      let chunk = try original.nextChunk()
      if chunk.isEmpty { break }
      try file.append(chunk)
    }
    try file.finish()
  }

  /// Returns a folder below the root, which it creates with all folders above it.
  private func folder(
    _ path: String, in root: Folder, _ folders: inout [String: Folder]
  ) throws(FolderProblem) -> Folder {
    if path.isEmpty { return root }
    if let folder = folders[path] { return folder }
    let (parent, name) = (try folder(path.folderPath, in: root, &folders), path.fileName)
    if parent.kind(of: name) == nil { try parent.makeFolder(name) }
    let folder = try parent.folder(name)
    folders[path] = folder
    return folder
  }
}
