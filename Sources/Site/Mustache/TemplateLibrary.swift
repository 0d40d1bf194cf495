package import Diagnostics
package import Markup

/// A compiled Mustache template.
///
/// Compiling reports all problems that do not depend on data.
///
///     var library = TemplateLibrary()
///     let page = library.add(file, as: source, named: "page")
///     page.diagnostics  // all errors, with their locations
///
/// It is immutable, so threads can share it.
///
/// 1. ``TagReader`` finds the tags, and ``TagLines`` finds the tags that are alone on their lines.
/// 2. ``Compiler`` matches opening and closing tags and creates a ``Program``.
/// 3. ``ExpressionReader`` parses the names and filters in tags.
/// 4. ``TemplateRenderer`` runs the program with data.
package struct Template: Sendable {
  /// The name that other templates use.
  package let name: String

  /// The problems, in source order.
  ///
  /// Do not render a template with errors.
  package let diagnostics: [Diagnostic]

  let program: Program

  init(
    _ file: SourceFile, as source: SourceID, from offset: Int, named name: String, filters: FilterRegistry
  ) {
    let start = max(min(max(offset, 0), file.utf8.count), file.utf8[...].byteOrderMarkCount)
    var compiler = Compiler(file.utf8, from: start, filters: filters)
    compiler.run()
    let program = Program(compiler, source: source, anchor: nil)
    let encoding = file.invalidUTF8(from: start).map { LocatedTemplateProblem(.invalidUTF8, at: $0) }
    self.name = name
    self.program = program
    diagnostics = ([encoding].compactMap(\.self) + compiler.problems).map { $0.diagnostic(in: program) }
  }
}

/// Templates by name, which can include each other.
///
///     var library = TemplateLibrary()
///     library.add(head, as: headID, named: "partials/head")
///     library.add(page, as: pageID, named: "page")
///     var output = MarkupBuffer()
///     let report = library.render("page", with: ["title": "Hello"], into: &output)
package struct TemplateLibrary: Sendable {
  /// The filters that the templates can use.
  package let filters: FilterRegistry

  private var templates: [String: Template] = [:]

  /// Creates a library without templates.
  package init(filters: FilterRegistry = .standard) {
    self.filters = filters
  }

  /// Compiles a template and adds it.
  ///
  /// It replaces a template with the same name.
  ///
  /// `offset` is the start of the template in the file, for example after front matter.
  @discardableResult
  package mutating func add(
    _ file: SourceFile, as source: SourceID, from offset: Int = 0, named name: String
  ) -> Template {
    let template = Template(file, as: source, from: offset, named: name, filters: filters)
    templates[name] = template
    return template
  }

  /// The template with a name, or `nil`.
  package subscript(name: String) -> Template? { templates[name] }

  /// All names, sorted.
  package var names: [String] { templates.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  /// Returns the names that templates read from an object, such as `mood` in `{{params.mood}}` for the object `params`.
  package func names(below object: String) -> Set<String> {
    templates.values.reduce(into: []) { $0.formUnion($1.program.names(below: object)) }
  }

  /// Returns whether a template, or one that it includes, reads one of some names.
  ///
  /// It may read them if it includes a template whose name is a value.
  package func reads(_ names: Set<String>, in template: String) -> Bool {
    var (open, known): ([String], Set<String>) = ([template], [template])
    while let program = open.popLast().flatMap({ templates[$0]?.program }) {
      let roots = program.expressions.compactMap { $0.names.first.map { program.names[$0].text } }
      if !names.isDisjoint(with: roots) { return true }
      for inclusion in program.inclusions {
        guard case .fixed(let name) = inclusion.name else { return true }
        if templates[name] != nil, known.insert(name).inserted { open.append(name) }
      }
    }
    return false
  }

  /// The names of the templates that other templates include by a fixed name.
  package var includedNames: Set<String> {
    Set(
      templates.values.flatMap(\.program.inclusions).compactMap {
        if case .fixed(let name) = $0.name { name } else { nil }
      })
  }

  /// Renders a template with data.
  ///
  /// If the data lacks a name, the name is looked up in the outer values, from the last to the first:
  ///
  ///     library.render("containers/cards", with: container, within: [site, page], into: &output)
  ///
  /// If the report contains an error, the output is incomplete. A page of more than 64 MB is an error. With a `limit`
  /// for the bytes in `output`, a larger result is no error of the template, but the report says so.
  ///
  /// A page of more than two million steps is an error. `steps` is the number that other templates on the page took.
  package func render(
    _ name: String, with data: TemplateValue, within outer: [TemplateValue] = [], in mode: TemplateMode = .site,
    limit: Int? = nil, after steps: Int = 0, into output: inout MarkupBuffer
  ) -> TemplateReport {
    guard let template = templates[name] else {
      let problem = TemplateProblem.missingTemplate(name)
      let suggestion = problem.suggestion(at: nil, among: names)
      let diagnostic = Diagnostic(problem.severity, problem.code, problem.message, suggestion: suggestion)
      return TemplateReport(diagnostics: [diagnostic], templates: [name], exceedsLimit: false, steps: steps)
    }
    var renderer = TemplateRenderer(template, in: self, mode: mode, context: outer + [data], limit: limit, after: steps)
    renderer.run(template.program.instructions.indices, to: &output)
    return TemplateReport(
      diagnostics: DiagnosticList(renderer.diagnostics), templates: renderer.requestedTemplates,
      exceedsLimit: renderer.exceedsLimit, steps: renderer.steps)
  }
}

/// The behavior for unknown names and missing templates.
package enum TemplateMode: Sendable {
  /// Both render as empty text, as the Mustache specification requires.
  case specification
  /// A missing template is an error, an unknown name a warning.
  case site
}

/// The result of a rendering.
package struct TemplateReport: Sendable {
  /// The problems, in the order of occurrence.
  ///
  /// Each location is reported once.
  package let diagnostics: DiagnosticList

  /// The names of all templates that were looked up, including missing ones.
  ///
  /// The page depends on them.
  package let templates: Set<String>

  /// Whether the rendering stopped because the output would exceed the caller's limit.
  package let exceedsLimit: Bool

  /// The number of steps that the page took so far.
  package let steps: Int
}
