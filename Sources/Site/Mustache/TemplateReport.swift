package import Diagnostics

/// What a rendering has to say.
package struct TemplateReport: Sendable {
  /// What went wrong, in the order in which it was met; each thing once, however often it was met.
  package let diagnostics: DiagnosticList

  /// The names of all templates that were asked for, those that are missing included: what the page depends on.
  package let templates: Set<String>
}
