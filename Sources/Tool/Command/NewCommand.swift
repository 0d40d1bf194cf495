import Articles
import Dates
import Diagnostics
import Files
import Sites

/// The options of `garland new`.
enum NewCall: Equatable {
  case site(folder: String)
  case swift(folder: String, garland: String?)
  case post(title: String, content: String)
  case template(name: String, templates: String)
  case workflow(StarterWorkflow)

  static let values: Set<String> = ["--content", "--path", "--templates"]

  static func read(_ arguments: Arguments) -> Result<NewCall, InvocationMistake> {
    guard let kind = arguments.rest.first, ["site", "swift", "post", "template", "workflow"].contains(kind) else {
      return .failure(.unknownSubject)
    }
    guard arguments.rest.count > 1 else { return .failure(.missingName(kind)) }
    guard arguments.rest.count == 2 else { return .failure(.unexpected(arguments.rest[2], "new \(kind)")) }
    let name = arguments.rest[1]
    switch kind {
    case "site": return .success(.site(folder: name))
    case "swift": return .success(.swift(folder: name, garland: arguments.folder("--path")))
    case "post":
      return .success(.post(title: name, content: arguments.folder("--content") ?? BuildCall().content))
    case "workflow":
      return StarterWorkflow(rawValue: name).map { .success(.workflow($0)) } ?? .failure(.unknownService(name))
    default:
      return .success(.template(name: name, templates: arguments.folder("--templates") ?? BuildCall().templates))
    }
  }
}

/// The command `garland new`, which creates a site, a package in Swift, a post, a copy of a built-in template, or a workflow.
struct NewCommand {
  let call: NewCall
  let now: Instant

  func run() -> ExitStatus {
    switch call {
    case .site(let folder): makeSite(in: folder)
    case .swift(let folder, let garland): makePackage(in: folder, garland)
    case .post(let title, let content): makePost(title, in: content)
    case .template(let name, let templates): makeTemplate(name, in: templates)
    case .workflow(let workflow): write(workflow.files)
    }
  }

  /// Today's date, such as `2026-01-02`.
  private var today: String { String("\(now.civilDate())".prefix(10)) }

  private func makeSite(in folder: String) -> ExitStatus {
    guard isFree(folder) else { return .refusing("`\(folder)` is not empty; choose a new folder") }
    return write([
      ("\(folder)/Content/site.yml", StarterSite.settings), ("\(folder)/Content/about.md", StarterSite.about),
      ("\(folder)/Content/posts/\(today)-hello.md", StarterSite.post),
      ("\(folder)/.gitignore", "_site/\n.garland/\n.build/\n"),
    ])
  }

  /// Makes a package with Swift code that depends on a checkout of Garland or on its repository.
  private func makePackage(in folder: String, _ checkout: String?) -> ExitStatus {
    guard isFree(folder) else { return .refusing("`\(folder)` is not empty; choose a new folder") }
    var garland = StarterPackage.Dependency.nearest
    if let checkout {
      guard StarterPackage.Dependency.isCheckout(checkout), let path = try? Files.resolve(checkout) else {
        return .refusing("`\(checkout)` does not contain the sources of Garland; `--path` needs a clone of them")
      }
      garland = .checkout("\(path.folder == "/" ? "" : path.folder)/\(path.name)")
    }
    let package = StarterPackage(
      name: Files.split(folder).name, garland: garland, hasLLD: StarterPackage.toolchainHasLLD)
    let status = write(package.files(today: today).map { ("\(folder)/\($0.path)", $0.text) })
    guard status == .done else { return status }
    return .printing("\nNext: cd \(folder) && swift run Site serve\n")
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
      ("\(content)/posts/\(today)-\(stem).md", "---\ntitle: \"\(quoted)\"\ndraft: true\ntags: []\n---\n\n")
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

/// The files of a new site.
enum StarterSite {
  static let settings = """
    # The settings of the site; the manual describes all of them.
    title: A new site
    description: What it is about, in a sentence.
    url: https://example.org/
    language: en
    time_zone: UTC
    author: Your name

    """

  static let about = """
    ---
    description: Who writes here, and why.
    ---

    # About

    Who writes here, and why.

    """

  static let post = """
    ---
    title: Hello
    description: A post with a container.
    tags: [first]
    ---

    Lists of posts show this first paragraph.

    ## A container

    The blocks between the colons are the children of a container:

    :::tabs[Next steps]
    ### Words
    Run `garland serve`, edit this file, and watch the page.

    ### Looks
    Run `garland new template post`, and edit the copy of the built-in template.
    :::

    """
}
