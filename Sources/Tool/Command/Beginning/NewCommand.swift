import Articles
import Dates
import Diagnostics
import Files
import Sites

/// `garland new`: a site to begin with, a post, or a copy of a built-in template.
struct NewCommand {
  let call: NewCall
  let now: Instant

  func run() -> ExitStatus {
    switch call {
    case .site(let folder): makeSite(in: folder)
    case .post(let title, let content): makePost(title, in: content)
    case .template(let name, let templates): makeTemplate(name, in: templates)
    }
  }

  private var day: CivilDate { now.civilDate() }
  private var dayText: String { String("\(day)".prefix(10)) }

  private func makeSite(in folder: String) -> ExitStatus {
    if let names = try? Folder(folder).entries(), !names.isEmpty {
      return .refusing("`\(folder)` is not empty; a new site needs a folder of its own")
    }
    return write([
      ("\(folder)/Content", "site.yml", StarterSite.settings), ("\(folder)/Content", "about.md", StarterSite.about),
      ("\(folder)/Content/posts", "\(dayText)-hello.md", StarterSite.post),
      (folder, ".gitignore", "_site/\n.garland/\n.build/\n"),
    ])
  }

  private func makePost(_ title: String, in content: String) -> ExitStatus {
    guard Files.isFolder(content) else { return .refusing(BuildCall.missing(content: content)) }
    guard title.contains(where: { !$0.isWhitespace }) else {
      return .refusing("a post needs a title, such as `garland new post \"Fresh bread\"`")
    }
    let slug = Slug.of(title).split(separator: "-").joined(separator: "-")
    let stem = slug.isEmpty ? "post" : slug
    let names = (try? Folder("\(content)/posts").entries())?.map(\.name) ?? []
    let taken = names.first { name in
      MarkdownName.stem(of: name).map { DatedName($0).name } == stem
    }
    if let taken {
      return .refusing("`\(content)/posts/\(taken)` has the same address already; choose another title")
    }
    let quoted = title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return write([
      ("\(content)/posts", "\(dayText)-\(stem).md", "---\ntitle: \"\(quoted)\"\ndraft: true\ntags: []\n---\n\n")
    ])
  }

  /// Copies a file of the built-in theme to where it takes that one's place.
  private func makeTemplate(_ name: String, in templates: String) -> ExitStatus {
    let paths = [name, TemplateName.file(of: name), TemplateName.file(of: "partials/\(name)")]
    guard let file = SiteSource.builtIn.first(where: { paths.contains($0.path) }) else {
      let names = SiteSource.builtIn.map { TemplateName.of($0.path) ?? $0.path }
      let help = nearestName(to: name, among: names).map(didYouMean)
      return .refusing(
        "there is no built-in file `\(name)`; \(help ?? "there are \(names.joined(separator: ", "))")")
    }
    let parts = file.path.split(separator: "/")
    let folder = ([templates] + parts.dropLast().map(String.init)).joined(separator: "/")
    return write([(folder, String(parts.last ?? ""), file.text)])
  }

  /// Makes files where there are none, and says which.
  private func write(_ files: [(folder: String, name: String, text: String)]) -> ExitStatus {
    for file in files {
      do throws(FolderProblem) {
        try Files.makeFolders(file.folder)
        try Folder(file.folder).makeFile(file.name, Array(file.text.utf8))
      } catch {
        Streams.error("garland: `\(file.folder)/\(file.name)` cannot be made: \(error.message)\n")
        return .failed
      }
      guard Streams.output(Array("\(file.folder)/\(file.name)\n".utf8)) else { return .failed }
    }
    return .done
  }
}
