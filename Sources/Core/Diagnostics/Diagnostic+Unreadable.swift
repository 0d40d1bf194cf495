extension Diagnostic {
  /// A file that cannot be read, with the reason.
  package static func unreadable(_ path: String, _ reason: String, at range: SourceRange? = nil) -> Diagnostic {
    Diagnostic(.error, "file.unreadable", "`\(path)` cannot be read: \(reason)", at: range)
  }
}
