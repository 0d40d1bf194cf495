/// What holds where a template asks for something that is not there.
package enum TemplateMode: Sendable {
  /// As the specification of Mustache says: a name or a template that is not there is empty, without a word.
  case specification
  /// A template that is not there is an error, a name that nothing defines a warning.
  case site
}
