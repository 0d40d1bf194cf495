import Addresses
import Caching
import Dates
import Diagnostics
import Files
import Handles
import Markup
import Planning
import Reporting
import Revisions

/// The options of `garland changes`.
struct ChangesCall: Equatable {
  /// The old revision; `nil` for the commit at which the work left the main line.
  var revision: String?
  /// The folders, the time and the number of threads.
  var build = BuildCall()
  var form = Form.text

  enum Form: String, CaseIterable { case text, markdown, json }

  static let values: Set<String> = ["--content", "--templates", "--now", "--jobs", "--format"]

  static func read(_ arguments: Arguments) -> Result<ChangesCall, InvocationMistake> {
    if let unexpected = arguments.rest.dropFirst().first { return .failure(.unexpected(unexpected, "changes")) }
    var own = arguments
    let format = own.removeValue("--format")
    guard let form = Form(rawValue: format ?? "text") else {
      return .failure(.wrongValue("--format", format ?? "", expected: "text, markdown or json"))
    }
    return BuildCall.read(own).map { ChangesCall(revision: arguments.rest.first, build: $0, form: form) }
  }
}

/// The command `garland changes`, which prints what changed for readers since a revision.
struct ChangesCommand {
  let call: ChangesCall
  let code: SiteCode

  /// The largest comment that GitHub allows has 65,536 characters.
  private static let commentLimit = 65_000

  func run() -> ExitStatus {
    if let missing = call.build.missingFolder { return .refusing(missing) }
    let content = DiskFolder(call.build.content, settings: SiteSettings.path)
    let templates = DiskFolder(call.build.templates)
    do throws(GitProblem) {
      let repository = try GitRepository(around: call.build.content)
      let commit = if let name = call.revision { try repository.commit(name) } else { try repository.mergeBase() }
      let oldContent = try repository.folder(content, at: commit)
      let hasTemplates = Files.isFolder(call.build.templates)
      let changedTemplates = hasTemplates ? try repository.folder(templates, at: commit).changedPaths : []
      let difference = difference(from: (oldContent, repository, commit), to: content, templates, changedTemplates)
      return report(difference, since: call.revision ?? String(commit.prefix(8)))
    } catch {
      return .refusing(error.message)
    }
  }

  private func difference(
    from old: (folder: GitFolder, repository: GitRepository, commit: String), to content: DiskFolder,
    _ templates: DiskFolder, _ changedTemplates: [String]
  ) -> SiteDifference {
    let named = NamedFiles(content.settings.sources, from: content.name)
    let options = call.build.options
    let new = UnreadArticles(in: content, templates, sources: named, options, code)
    let before = UnreadArticles(
      in: old.folder, templates, sources: old.repository.sources(named, at: old.commit), options, code,
      after: new.frontMatter.value)
    return SiteDifference(
      from: before, to: new, changed: old.folder.changedPaths, templates: changedTemplates, now: options.now,
      jobs: options.jobs)
  }

  private func report(_ difference: SiteDifference, since revision: String) -> ExitStatus {
    let report = ChangesReport(difference, since: revision)
    switch call.form {
    case .text: return .printing(report.text)
    case .markdown: return .printing(report.markdown(limit: Self.commentLimit))
    case .json: return .printing(difference.json.bytes + [0x0A], as: .json)
    }
  }
}

extension UnreadArticles {
  /// Reads the articles of a site without a cache; `frontMatter` may know some of them.
  init(
    in content: any SourceFolder, _ templates: DiskFolder, sources: any SourceFolder, _ options: SiteOptions,
    _ code: SiteCode, after frontMatter: FrontMatterIndex = FrontMatterIndex()
  ) {
    var options = options
    options.readingGuard = Deadline().readingGuard
    options.sources = sources
    self =
      SiteReader(
        content: content, templates: templates, options: options, code: code.registered, previous: [:], frontMatter, []
      ).readArticles()
  }
}
