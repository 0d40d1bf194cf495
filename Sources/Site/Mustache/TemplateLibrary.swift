package import Diagnostics
package import Markup

/// Templates by name, which find each other as partials and parents.
///
///     var library = TemplateLibrary()
///     library.add(head, as: headID, named: "partials/head")
///     library.add(page, as: pageID, named: "page")
///     var output = MarkupBuffer()
///     let report = library.render("page", with: ["title": "Hello"], into: &output)
package struct TemplateLibrary: Sendable {
  /// The filters that its templates know.
  package let filters: FilterRegistry

  private var templates: [String: Template] = [:]

  /// Begins without any template.
  package init(filters: FilterRegistry = .standard) {
    self.filters = filters
  }

  /// Compiles a template, which takes the place of one of the same name.
  ///
  /// Where the file begins with something else, such as front matter, `offset` says where the template begins in it.
  @discardableResult
  package mutating func add(
    _ file: SourceFile, as source: SourceID, from offset: Int = 0, named name: String
  ) -> Template {
    let template = Template(file, as: source, from: offset, named: name, filters: filters)
    templates[name] = template
    return template
  }

  /// The template of a name.
  package subscript(name: String) -> Template? { templates[name] }

  /// All names, sorted.
  package var names: [String] { templates.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  /// Writes a template with data; what it says is in the report.
  ///
  /// A name that the data does not have is looked up in what lies around it, which is given from the outermost value in:
  ///
  ///     library.render("containers/cards", with: container, within: [site, page], into: &output)
  ///
  /// Where the report holds an error, what was written is not whole and of no use.
  package func render(
    _ name: String, with data: TemplateValue, within outer: [TemplateValue] = [], in mode: TemplateMode = .site,
    into output: inout MarkupBuffer
  ) -> TemplateReport {
    guard let template = templates[name] else {
      let problem = TemplateProblem.missingTemplate(name)
      let suggestion = problem.suggestion(at: nil, among: names)
      let diagnostic = Diagnostic(problem.severity, problem.code, problem.message, suggestion: suggestion)
      return TemplateReport(diagnostics: [diagnostic], templates: [name])
    }
    var renderer = Renderer(template, in: self, mode: mode, context: outer + [data])
    renderer.run(template.program.instructions.indices, to: &output)
    return TemplateReport(diagnostics: DiagnosticList(renderer.diagnostics), templates: renderer.asked)
  }
}
