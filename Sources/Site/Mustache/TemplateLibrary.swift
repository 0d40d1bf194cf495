package import Diagnostics
package import Markup

/// A template, compiled once: a Mustache file, of which everything was checked that can be checked before there is data.
///
///     var library = TemplateLibrary()
///     let page = library.add(file, as: source, named: "page")
///     page.diagnostics  // errors with their places, all of them
///
/// A template never changes, so that all threads may render it.
///
/// How it is made, step by step:
/// 1. ``TagReader`` finds the tags, and ``TagLines`` says which lines go with them.
/// 2. ``Compiler`` matches tags that open with those that close, and makes instructions over the bytes of the file.
/// 3. ``ExpressionReader`` reads what tags say: names, and filters behind them.
/// 4. ``Renderer`` runs the instructions with data.
package struct Template: Sendable {
  /// What other templates call it.
  package let name: String

  /// What is wrong with it, in the order of the file; with an error among it, it is no use rendering.
  package let diagnostics: [Diagnostic]

  let program: Program

  init(
    _ file: SourceFile, as source: SourceID, from offset: Int, named name: String, filters: FilterRegistry
  ) {
    let start = max(min(max(offset, 0), file.utf8.count), file.utf8[...].byteOrderMarkCount)
    var compiler = Compiler(file.utf8, from: start, filters: filters)
    compiler.run()
    let program = Program(compiler, source: source, anchor: nil)
    let encoding = file.invalidUTF8(from: start).map { PlacedTemplateProblem(.invalidUTF8, at: $0) }
    self.name = name
    self.program = program
    diagnostics = ([encoding].compactMap(\.self) + compiler.problems).map { $0.diagnostic(in: program) }
  }
}

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

/// What holds where a template asks for something that is not there.
package enum TemplateMode: Sendable {
  /// As the specification of Mustache says: a name or a template that is not there is empty, without a word.
  case specification
  /// A template that is not there is an error, a name that nothing defines a warning.
  case site
}

/// What a rendering has to say.
package struct TemplateReport: Sendable {
  /// What went wrong, in the order in which it was met; each thing once, however often it was met.
  package let diagnostics: DiagnosticList

  /// The names of all templates that were asked for, those that are missing included: what the page depends on.
  package let templates: Set<String>
}
