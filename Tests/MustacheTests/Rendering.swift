import Diagnostics
import Markup
import Mustache

/// The result of rendering some templates.
struct Rendered {
  let text: String
  /// The diagnostics of the templates, then those of the rendering.
  let diagnostics: DiagnosticList
  /// The diagnostics as text.
  let report: String
  let templates: Set<String>
}

/// Renders the first template by name, usually the one without a name.
///
/// Each file starts with `front`, which is skipped.
func render(
  _ templates: [String: String], _ data: TemplateValue, in mode: TemplateMode = .site,
  filters: FilterRegistry = .standard, behind front: String = ""
) -> Rendered {
  var sources = SourceMap()
  var library = TemplateLibrary(filters: filters)
  var diagnostics = DiagnosticList()
  for name in templates.keys.sorted() {
    let file = SourceFile(path: "\(name.isEmpty ? "page" : name).mustache", text: front + (templates[name] ?? ""))
    let template = library.add(file, as: sources.add(file), from: front.utf8.count, named: name)
    diagnostics.append(contentsOf: template.diagnostics)
  }
  var output = MarkupBuffer(capacity: 64)
  let report = library.render(templates.keys.sorted()[0], with: data, in: mode, into: &output)
  diagnostics.append(contentsOf: report.diagnostics)
  let text = DiagnosticText(sources: sources).text(of: diagnostics)
  return Rendered(text: output.string, diagnostics: diagnostics, report: text, templates: report.templates)
}

/// Renders one template.
func render(_ template: String, _ data: TemplateValue = [:], in mode: TemplateMode = .site) -> Rendered {
  render(["": template], data, in: mode)
}
