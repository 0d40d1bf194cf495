public import Diagnostics

/// What a rendering has to say.
public struct TemplateReport: Sendable {
  /// What went wrong, in the order in which it was met; each thing once, however often it was met.
  public let diagnostics: DiagnosticList

  /// The names of all templates that were asked for, those that are missing included: what the page depends on.
  public let templates: Set<String>
}
