import Articles
import Caching
import Dates
import Diagnostics
import Files
import Handles
import Planning

/// The options of `garland new`.
enum NewCall: Equatable {
  case site(folder: String, kind: StarterSite, language: String)
  case swift(folder: String, garland: String?)
  case post(title: String, content: String)
  case template(name: String, templates: String)
  case workflow(StarterWorkflow, WorkflowProgram?, content: String)

  static let values: Set<String> = ["--content", "--garland", "--kind", "--language", "--sha256", "--templates"]

  static func read(_ arguments: Arguments) -> Result<NewCall, InvocationMistake> {
    guard let kind = arguments.rest.first, ["site", "swift", "post", "template", "workflow"].contains(kind) else {
      return .failure(.unknownSubject)
    }
    guard arguments.rest.count > 1 else { return .failure(.missingName(kind)) }
    guard arguments.rest.count == 2 else { return .failure(.unexpected(arguments.rest[2], "new \(kind)")) }
    let name = arguments.rest[1]
    let subjects = [
      "--kind": ["site"], "--language": ["site"], "--garland": ["swift", "workflow"], "--sha256": ["workflow"],
    ]
    for option in subjects.keys.sorted()
    where subjects[option]?.contains(kind) == false && arguments.values[option] != nil {
      return .failure(.unexpected(option, "new \(kind)"))
    }
    switch kind {
    case "site":
      let name = arguments.values["--kind"] ?? StarterSite.blog.rawValue
      guard let kind = StarterSite(rawValue: name) else {
        return .failure(.wrongValue("--kind", name, expected: StarterSite.names))
      }
      let language = arguments.values["--language"] ?? StarterSite.language
      guard language.isLanguageTag else {
        return .failure(.wrongValue("--language", language, expected: "`en`, `ja` or `pt-BR`"))
      }
      return .success(.site(folder: Arguments.cleaned(folder: arguments.rest[1]), kind: kind, language: language))
    case "swift": return .success(.swift(folder: name, garland: arguments.values["--garland"]))
    case "post":
      return .success(.post(title: name, content: arguments.folder("--content") ?? BuildCall().content))
    case "workflow":
      guard let workflow = StarterWorkflow(rawValue: name) else { return .failure(.unknownService(name)) }
      let content = arguments.folder("--content") ?? BuildCall().content
      return WorkflowProgram.read(arguments.values).map { .workflow(workflow, $0, content: content) }
    default:
      return .success(.template(name: name, templates: arguments.folder("--templates") ?? BuildCall().templates))
    }
  }
}

/// The command `garland new`, which creates a site, a package in Swift, a post, a copy of a built-in template, or a workflow.
struct NewCommand {
  let call: NewCall
  let code: SiteCode
  let moving: MovingCommands
  let now: Instant

  func run() -> ExitStatus {
    switch call {
    case .site(let folder, let kind, let language): makeSite(kind, in: folder, language)
    case .swift(let folder, let garland): makePackage(in: folder, garland)
    case .post(let title, let content): makePost(title, in: content)
    case .template(let name, let templates): makeTemplate(name, in: templates)
    case .workflow(let workflow, let program, let content): makeWorkflow(workflow, program, content)
    }
  }

  /// Today's date, such as `2026-01-02`.
  private var today: String { String("\(now.civilDate())".prefix(10)) }

  /// Makes a site in a new folder, or adds what is missing to a folder with files.
  private func makeSite(_ kind: StarterSite, in folder: String, _ language: String) -> ExitStatus {
    if let fileKind = Files.kind(of: folder), !Files.isFolder(folder) {
      return .refusing("`\(folder)` is \(fileKind == .file ? "a file" : "no folder"); choose a new folder")
    }
    let paths: [String]
    do throws(FolderProblem) {
      paths = Files.kind(of: folder) == nil ? [] : try existingPaths(in: folder)
    } catch {
      return .failing("`\(folder)` cannot be read: \(error.message)")
    }
    if !paths.contains("Content/site.yml"), let generator = moving.generator(paths) {
      let source = ShellWord.quoted(folder)
      return .refusing(
        "`\(folder)` holds a site for \(generator); `garland import \(source) NEW` converts it into a new folder")
    }
    let containers = code.registered.registry(
      templates: DiskFolder(folder == "." ? "Templates" : "\(folder)/Templates"))
    let additions = SiteAdditions(
      kind.files(now: now, language: language), guide: AssistantGuide(kind: kind, containers: containers).text,
      existing: paths)
    let prefix = folder == "." ? "" : folder + "/"
    let status = write(additions.added.map { (prefix + $0.path, $0.text) })
    guard status == .done else { return status }
    let kept = additions.kept.map { "kept: \(prefix)\($0)\n" }.joined()
    let next =
      (folder == "." ? [] : ["cd \(ShellWord.quoted(folder))"]) + ["garland serve"]
      + (kind == .blog ? [#"garland new post "My first post""#] : []) + ["garland check", "garland build"]
    return .printing("\(kept)\(additions.advice)\nNext:\n\(next.prefix(3).map { "  \($0)\n" }.joined())")
  }

  /// Returns the paths of the files in a folder that can be parts of a site.
  private func existingPaths(in folder: String) throws(FolderProblem) -> [String] {
    try FolderListing.read(
      Folder(folder), listsHidden: { $0 == ".gitignore" || ImportCall.isListed($0) },
      skips: ["node_modules", "_site", "Templates"]
    ).paths
  }

  /// Makes a package with Swift code that depends on a clone of Garland or on a repository.
  private func makePackage(in folder: String, _ written: String?) -> ExitStatus {
    guard isFree(folder) else { return .refusing("`\(folder)` is not empty; choose a new folder") }
    var garland = StarterPackage.Dependency.nearest
    if let written {
      if written.lowercased().hasPrefix("http://") {
        return .refusing("`--garland` must be an address with `https`, which is encrypted, not `\(written)`")
      }
      garland = StarterPackage.Dependency(written)
      if garland == nil {
        return .refusing(
          "`\(written)` does not contain the sources of Garland; `--garland` needs a clone of them, or the address of one"
        )
      }
    }
    guard let garland else {
      return .refusing(
        "Garland has no public address yet. Say where you keep a clone of it, or its address: "
          + "`garland new swift \(ShellWord.quoted(folder)) --garland PATH|ADDRESS`")
    }
    let package = StarterPackage(
      name: Files.split(folder).name, garland: garland, hasLLD: StarterPackage.toolchainHasLLD)
    let status = write(package.files(today: today).map { ("\(folder)/\($0.path)", $0.text) })
    guard status == .done else { return status }
    return .printing("\nNext: cd \(ShellWord.quoted(folder)) && swift run Site serve\n")
  }

  /// Returns whether a folder is empty or missing.
  private func isFree(_ folder: String) -> Bool { (try? Folder(folder).entries())?.isEmpty ?? true }

  private func makePost(_ title: String, in content: String) -> ExitStatus {
    guard Files.isFolder(content) else { return .refusing(BuildCall.missing(content: content)) }
    guard title.contains(where: { !$0.isWhitespace }) else {
      return .refusing("a post needs a title, such as `garland new post \"Fresh bread\"`")
    }
    let slug = Slug.of(title).split(separator: "-").joined(separator: "-")
    let stem = slug.isEmpty ? "post" : slug
    let names = (try? Folder("\(content)/posts").entries())?.map(\.name) ?? []
    let existing = names.first { name in
      MarkdownName.stem(of: name).map { DatedName($0).name } == stem
    }
    if let existing {
      return .refusing("`\(content)/posts/\(existing)` has the same address already; choose another title")
    }
    let quoted = title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return write([
      (
        "\(content)/posts/\(today)-\(stem).md",
        "---\ntitle: \"\(quoted)\"\ndescription: \"\"\ndraft: true\ntags: []\n---\n\n"
      )
    ])
  }

  /// Copies a file of the built-in theme to the path where the copy overrides the built-in file.
  private func makeTemplate(_ name: String, in templates: String) -> ExitStatus {
    let paths = [name, TemplateName.file(of: name), TemplateName.file(of: "partials/\(name)")]
    guard let file = SiteSource.builtIn.first(where: { paths.contains($0.path) }) else {
      let names = SiteSource.builtIn.map { TemplateName.of($0.path) ?? $0.path }
      let help = nearestName(to: name, among: names).map(didYouMean)
      return .refusing(
        "there is no built-in file `\(name)`; \(help ?? "there are \(names.joined(separator: ", "))")")
    }
    return write([("\(templates)/\(file.path)", file.text)])
  }

  private func makeWorkflow(_ workflow: StarterWorkflow, _ program: WorkflowProgram?, _ content: String) -> ExitStatus {
    let settings = DiskFolder(content).settings
    let history = settings.updates.usesHistory || settings.marksOldBlocks
    if program == nil, let manifest = try? Files.read(SitePackage.manifest, limit: 1 << 20) {
      return makeWorkflow(workflow, inPackage: String(decoding: manifest, as: UTF8.self), history: history)
    }
    guard let program else {
      return .refusing(
        "Garland has no public address yet. Say where you keep the program: "
          + "`garland new workflow \(workflow.rawValue) --garland URL --sha256 HASH`")
    }
    return write(workflow.files(program, history: history))
  }

  /// Makes a workflow that compiles the program of the package in the current folder.
  private func makeWorkflow(_ workflow: StarterWorkflow, inPackage manifest: String, history: Bool) -> ExitStatus {
    guard let package = SitePackage(manifest: manifest) else {
      return .refusing("`\(SitePackage.manifest)` has no `.executableTarget(name: \"Site\", …)`, which builds the site")
    }
    let status = write(workflow.files(.package(package.program), history: history))
    guard status == .done, let folder = package.folder else { return status }
    return .printing(
      "\nThe package depends on the folder `\(folder)`, which the runner does not have. "
        + "Write an address before you push: `.package(url: \"…\", branch: \"main\")`\n")
  }

  /// Creates files, which must not exist, then prints their paths.
  private func write(_ files: [(path: String, text: String)]) -> ExitStatus {
    for file in files {
      let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
      let folder = parts.count == 1 ? "." : parts.dropLast().joined(separator: "/")
      do throws(FolderProblem) {
        try Files.makeFolders(folder)
        try Folder(folder).makeFile(String(parts.last ?? ""), Array(file.text.utf8))
      } catch {
        return .failing("`\(file.path)` cannot be created: \(error.message)")
      }
    }
    return .printing(files.map { $0.path + "\n" }.joined())
  }
}
