import Testing
import Views

/// Compares a view's markup and how much it warns.
func check(
  _ view: some View, _ expected: String, warnings: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
) {
  Row("", view, expected, warnings: warnings, sourceLocation: sourceLocation).check()
}
