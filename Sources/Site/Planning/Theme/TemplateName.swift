/// Converts between the name of a template and the path of its file.
package enum TemplateName {
  private static let fileExtension = ".mustache"

  /// Returns the name of the template in a file, or `nil` if the file is not a template.
  package static func of(_ path: String) -> String? {
    matches(path) ? String(path.dropLast(fileExtension.count)) : nil
  }

  /// Returns whether the file at a path is a template.
  package static func matches(_ path: String) -> Bool { path.hasSuffix(fileExtension) }

  /// Returns the path of a template's file.
  package static func file(of name: String) -> String { name + fileExtension }
}
