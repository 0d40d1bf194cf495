import Addresses
import Articles
import Caching
import Diagnostics
import Files
import Handles
import Markup
import Planning
import Reporting
import Revisions

/// The options of `garland translate`.
struct TranslateCall: Equatable {
  enum Task: Equatable {
    /// Lists what is to be translated into a language, or into all.
    case todo(language: String?)
    /// Records that a translation follows the original of today.
    case done(file: String)
  }

  let task: Task
  var content = BuildCall().content
  var templates = BuildCall().templates
  var jobs = BuildCall().jobs
  var isJSON = false

  static let values: Set<String> = ["--content", "--templates", "--jobs", "--format"]

  static func read(_ arguments: Arguments) -> Result<TranslateCall, InvocationMistake> {
    let task: Task
    switch (arguments.rest.first, arguments.rest.count) {
    case ("todo", ...2): task = .todo(language: arguments.rest.dropFirst().first)
    case ("done", 2): task = .done(file: arguments.rest[1])
    default: return .failure(.wrongTranslation)
    }
    var own = arguments
    let format = own.removeValue("--format")
    guard ["text", "json"].contains(format ?? "text") else {
      return .failure(.wrongValue("--format", format ?? "", expected: "text or json"))
    }
    return BuildCall.read(own).map { build in
      TranslateCall(
        task: task, content: build.content, templates: build.templates, jobs: build.jobs, isJSON: format == "json")
    }
  }
}

/// The commands `garland translate todo` and `garland translate done`.
struct TranslateCommand {
  let call: TranslateCall
  let code: SiteCode

  func run() -> ExitStatus {
    var build = BuildCall()
    (build.content, build.templates, build.jobs) = (call.content, call.templates, call.jobs)
    if let missing = build.missingFolder { return .refusing(missing) }
    let content = DiskFolder(call.content, settings: SiteSettings.path)
    var options = build.options
    options.readingGuard = Deadline().readingGuard
    options.sources = NamedFiles(content.settings.sources, from: content.name)
    let site = SiteReader(
      content: content, templates: DiskFolder(call.templates), options: options, code: code.registered, previous: [:],
      FrontMatterIndex(), []
    ).readArticles()
    let tags = site.settings.languages.dropFirst().map(\.tag)
    guard !tags.isEmpty else {
      return .refusing("the site has one language; `languages` in `\(call.content)/\(SiteSettings.path)` names others")
    }
    switch call.task {
    case .todo(let language):
      if let language, !tags.contains(language) {
        let help = nearestName(to: language, among: tags).map { "; \(didYouMean($0))" } ?? ""
        return .refusing("there is no language `\(language)` to translate into\(help)")
      }
      return printTodo(of: site, into: language)
    case .done(let file): return writeOriginal(of: file, in: site)
    }
  }

  /// Writes into a translation which version of the original it follows.
  private func writeOriginal(of file: String, in site: UnreadArticles) -> ExitStatus {
    let path = Arguments.cleaned(folder: file)
    let article = site.articles.first { [$0.place.path, "\(call.content)/\($0.place.path)"].contains(path) }
    guard let article, let text = site.text(of: article) else { return .refusing("there is no article `\(file)`") }
    let original = site.articles.first {
      $0.place.edition == 0 && $0.file.translationKey == article.file.translationKey
    }
    guard let original, article.place.edition != 0 else {
      return .refusing("`\(file)` is no translation of an article")
    }
    do throws(GitProblem) {
      let repository = try GitRepository(around: call.content)
      let log = try repository.log(of: call.content)
      guard let blob = SiteTranslations.blob(of: original, in: site, log, from: repository.objects) else {
        return .refusing(
          "`\(call.content)/\(original.place.path)` has changes that are not committed; commit them first")
      }
      let written = FrontMatter(utf8: text, as: article.file.source).setting(.translatedFrom, to: blob, in: text)
      let target = "\(call.content)/\(article.place.path)"
      do throws(FolderProblem) {
        try Files.write(written, to: target)
      } catch {
        return .failing("cannot write `\(target)`: \(error.message)")
      }
      return .printing("\(target) follows \(original.place.path) of today\n")
    } catch {
      return .refusing(error.message)
    }
  }

  private func printTodo(of site: UnreadArticles, into language: String?) -> ExitStatus {
    do throws(GitProblem) {
      let translations = try SiteTranslations(
        of: site, fromGitOf: call.content, into: language.map { [$0] }, jobs: call.jobs)
      let list = TranslationList(translations, sources: site.sources)
      return call.isJSON ? .printing(list.json.bytes + [0x0A], as: .json) : .printing(list.text)
    } catch {
      return .refusing(error.message)
    }
  }
}
