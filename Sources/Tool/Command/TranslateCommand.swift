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
  /// The folders and the number of threads.
  var build = BuildCall()
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
    return BuildCall.read(own).map { TranslateCall(task: task, build: $0, isJSON: format == "json") }
  }
}

/// The commands `garland translate todo` and `garland translate done`.
struct TranslateCommand {
  let call: TranslateCall
  let code: SiteCode

  func run() -> ExitStatus {
    if let missing = call.build.missingFolder { return .refusing(missing) }
    let content = DiskFolder(call.build.content, settings: SiteSettings.path)
    let site = UnreadArticles(
      in: content, DiskFolder(call.build.templates),
      sources: NamedFiles(content.settings.sources, from: content.name), call.build.options, code)
    let tags = site.settings.languages.dropFirst().map(\.tag)
    guard !tags.isEmpty else {
      return .refusing(
        "the site has one language; `languages` in `\(call.build.content)/\(SiteSettings.path)` names others")
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
    let place = { (path: String) in (try? Files.resolve(path)).map { "\($0.folder)/\($0.name)" } }
    let path = place(file)
    let article = site.articles.first {
      $0.place.path == file || path != nil && place("\(call.build.content)/\($0.place.path)") == path
    }
    guard let article, let text = site.text(of: article) else { return .refusing("there is no article `\(file)`") }
    let original = site.articles.first {
      $0.place.edition == 0 && $0.file.translationKey == article.file.translationKey
    }
    guard let original, article.place.edition != 0 else {
      return .refusing("`\(file)` is no translation of an article")
    }
    do throws(GitProblem) {
      let repository = try GitRepository(around: call.build.content)
      let log = try repository.log(of: call.build.content)
      guard let blob = SiteTranslations.blob(of: original, in: site, log, from: repository.objects) else {
        return .refusing(
          "`\(call.build.content)/\(original.place.path)` has changes that are not committed; commit them first")
      }
      let target = "\(call.build.content)/\(article.place.path)"
      let frontMatter = FrontMatter(utf8: text, as: article.file.source)
      let written = frontMatter.setting(.translatedFrom, to: blob, in: text)
      let result = FrontMatter(utf8: written, as: article.file.source)
      let problems = frontMatter.diagnostics + result.diagnostics
      if result.metadata.translatedFrom != blob || problems.contains(where: { $0.severity == .error }) {
        return .failing("the front matter of `\(target)` is not edited; write `translated_from: \(blob)` into it")
      }
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
        of: site, fromGitOf: call.build.content, into: language.map { [$0] }, jobs: call.build.jobs)
      let list = TranslationList(translations, sources: site.sources)
      return call.isJSON ? .printing(list.json.bytes + [0x0A], as: .json) : .printing(list.text)
    } catch {
      return .refusing(error.message)
    }
  }
}
