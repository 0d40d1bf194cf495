/// A piece of template that is made when a tag asks for it.
///
///     .lambda(TemplateLambda { section in "<b>" + (section ?? "") + "</b>" })
package struct TemplateLambda: Sendable {
  /// Gives template text; a section hands over the text between its tags as it was written, a variable nothing.
  package let template: @Sendable (_ section: String?) -> String

  /// Takes the function that gives the template text.
  package init(_ template: @escaping @Sendable (_ section: String?) -> String) {
    self.template = template
  }
}
