/// The name of a template: the path of its file without `.mustache`.
package enum TemplateName {
  private static let ending = ".mustache"

  /// The name of the template in a file; nothing where that holds something else.
  package static func of(_ path: String) -> String? {
    matches(path) ? String(path.dropLast(ending.count)) : nil
  }

  /// Whether the file at a path is a template.
  static func matches(_ path: String) -> Bool { path.hasSuffix(ending) }

  /// The path of a template's file.
  package static func file(of name: String) -> String { name + ending }
}
