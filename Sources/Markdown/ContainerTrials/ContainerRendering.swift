public import Articles
import Components
public import Diagnostics
import Elements
public import Views

/// A container as it was rendered in a case, with the faults that were found.
public struct ContainerRendering: Sendable {
  /// The case.
  public let row: ContainerCase
  /// The HTML.
  public let html: String
  /// The HTML with line breaks and indentation, for snapshots.
  public let prettyHTML: String
  /// The styles and scripts that the container requires.
  public let assets: [Asset]
  /// The errors and warnings of the container.
  public let diagnostics: [Diagnostic]
  /// What is wrong: invalid HTML, repeated ids, references to missing ids, and the diagnostics.
  ///
  /// In the case `none`, diagnostics are no faults, because a container may demand children.
  public let faults: [String]

  init(_ row: ContainerCase, _ rendering: Rendering, earlier diagnostics: [Diagnostic] = []) {
    self.row = row
    (html, prettyHTML, assets) = (rendering.html, rendering.pretty, rendering.assets)
    self.diagnostics = diagnostics + rendering.diagnostics
    let reports = self.diagnostics.map { "\($0.severity): \($0.message)" }
    faults = MarkupFaults.find(in: rendering.bytes, form: row.form) + (row.children == .none ? [] : reports)
  }
}

extension ContainerCase {
  /// Renders a container with the children of the case.
  ///
  /// ```swift
  /// let rendering = ContainerCase(.two).render { children in Timeline { children } }
  /// ```
  public func render<V: View>(@ViewBuilder _ container: (TrialChildren) -> V) -> ContainerRendering {
    let pair = TrialChildren(row: ContainerCase(.two, form), nested: nil)
    let inner = children == .nested ? AnyView(container(pair)) : nil
    return ContainerRendering(self, container(TrialChildren(row: self, nested: inner)).rendered(in: environment))
  }

  /// Renders a registered container in an article, as an author uses it by name.
  public func render(_ container: Container) -> ContainerRendering {
    render(container, among: ContainerRegistry([container]), fillsAttributes: false)
  }

  /// Renders a registered container in an article, with a value for each attribute if `fillsAttributes` is true.
  package func render(
    _ container: Container, among registry: ContainerRegistry, fillsAttributes: Bool
  ) -> ContainerRendering {
    let trial = MarkdownTrial(of: container, fillsAttributes: fillsAttributes)
    var sources = SourceMap()
    let file = SourceFile(path: "\(container.name).md", text: trial.text(for: self))
    var options = ArticleOptions(containers: registry)
    options.parts = TrialParts(form: form, children: trial.three(self))
    let article = Article(file, as: sources.add(file), options: options)
    return ContainerRendering(self, article.content.rendered(in: environment), earlier: article.diagnostics)
  }

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    if form == .feed { environment.medium = .feed }
    return environment
  }
}
