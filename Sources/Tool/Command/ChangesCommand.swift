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
  var content = BuildCall().content
  var templates = BuildCall().templates
  var now: Instant?
  var jobs = BuildCall().jobs
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
    return BuildCall.read(own).map { build in
      ChangesCall(
        revision: arguments.rest.first, content: build.content, templates: build.templates, now: build.now,
        jobs: build.jobs, form: form)
    }
  }
}

/// The command `garland changes`, which prints what changed for readers since a revision.
struct ChangesCommand {
  let call: ChangesCall
  let code: SiteCode

  /// The largest comment that GitHub allows has 65,536 characters.
  private static let commentLimit = 65_000

  func run() -> ExitStatus {
    var build = BuildCall()
    (build.content, build.templates, build.now, build.jobs) = (call.content, call.templates, call.now, call.jobs)
    if let missing = build.missingFolder { return .refusing(missing) }
    let content = DiskFolder(call.content, settings: SiteSettings.path)
    let templates = DiskFolder(call.templates)
    do throws(GitProblem) {
      let repository = try GitRepository(around: call.content)
      let commit = if let name = call.revision { try repository.commit(name) } else { try repository.mergeBase() }
      let oldContent = try repository.folder(content, at: commit)
      let changedTemplates =
        Files.isFolder(call.templates) ? try repository.folder(templates, at: commit).changedPaths : []
      let difference = difference(
        from: (oldContent, repository, commit), to: content, templates, changedTemplates, build)
      return report(difference, since: call.revision ?? String(commit.prefix(8)))
    } catch {
      return .refusing(error.message)
    }
  }

  private func difference(
    from old: (folder: GitFolder, repository: GitRepository, commit: String), to content: DiskFolder,
    _ templates: DiskFolder, _ changedTemplates: [String], _ build: BuildCall
  ) -> SiteDifference {
    var options = build.options
    options.readingGuard = Deadline().readingGuard
    let named = NamedFiles(content.settings.sources, from: content.name)
    options.sources = named
    let new = reader(of: content, templates, options, FrontMatterIndex()).readArticles()
    options.sources = old.repository.sources(named, at: old.commit)
    let before = reader(of: old.folder, templates, options, new.frontMatter.value).readArticles()
    return SiteDifference(
      from: before, to: new, changed: old.folder.changedPaths, templates: changedTemplates, now: options.now,
      jobs: call.jobs)
  }

  private func reader(
    of content: any SourceFolder, _ templates: DiskFolder, _ options: SiteOptions, _ frontMatter: FrontMatterIndex
  ) -> SiteReader {
    SiteReader(
      content: content, templates: templates, options: options, code: code.registered, previous: [:], frontMatter, [])
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
