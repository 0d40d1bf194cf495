public import Articles
import Components
import Diagnostics
import Mustache
import Planning
public import Views

/// A view in Swift that templates place by its name: `{{view.latest}}`.
///
/// ```swift
/// SiteView("latest", reads: .recorded) { page, site in
///   ul { ForEach(site.posts.prefix(5)) { post in li { a(.href(post.url)) { Text(post.title) } } } }
/// }
/// ```
public struct SiteView: Sendable {
  /// The name, such as `latest`.
  public let name: String
  /// What the view reads, which decides when its pages are rendered again.
  package var ownReads: CodeReads?
  let view: @Sendable (PageHandle, SiteHandle) -> AnyView

  /// Creates a view; `page` is the page that is being rendered.
  public init<Content: View & SendableMetatype>(
    _ name: String, reads: CodeReads? = nil,
    @ViewBuilder view: @escaping @Sendable (_ page: PageHandle, _ site: SiteHandle) -> Content
  ) {
    (self.name, ownReads) = (name, reads)
    self.view = { AnyView(view($0, $1)) }
  }
}

/// The views of a site as its templates see them: `{{view.latest}}`.
final class ViewsHandle: TemplateObject {
  private let page: PageHandle

  init(_ page: PageHandle) { self.page = page }

  var names: [String] { page.scope.renderings.views.map(\.name) }

  func value(named name: String) -> TemplateValue? {
    let scope = page.scope
    guard let view = scope.renderings.views.first(where: { $0.name == name }) else { return nil }
    scope.reads.record(.view(name))
    let rendering = scope.place(name) { view.view(page, SiteHandle(scope)).rendered(in: scope.viewEnvironment) }
    guard let rendering else {
      scope.report(SiteProblem.circularView(name).diagnostic())
      return .nothing
    }
    for diagnostic in rendering.diagnostics { scope.report(diagnostic) }
    return .markup(rendering.bytes)
  }
}

extension HandleScope {
  /// Records the reads of all words that views can show.
  package func recordReadsOfWords() {
    let language = ownLanguage
    for key in WordList.environmentKeys { reads.record(.word(key, in: language)) }
  }

  /// The environment for views of the site, which can read all words in it.
  package var viewEnvironment: EnvironmentValues {
    recordReadsOfWords()
    var environment = site.content.theme.words.list(in: ownLanguage).environment
    let entry = page.flatMap { site.plan.pages[$0].entry }
    environment.siteScope = self
    environment.pictureResolver = pictures(from: entry.map { site.entries[$0].path } ?? "")
    return reading(in: environment)
  }

  /// Returns an environment in which containers and included texts read in this scope.
  func reading(in environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.containerScope = self
    environment.containerRoot = page.map { .object(ContainerRootHandle(PageHandle($0, in: self))) }
    return environment
  }
}
