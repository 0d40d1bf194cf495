/// An example that Garland does not render as it is written, and why.
struct SpecificationException {
  /// What holds instead.
  enum Instead: String {
    /// The example shows nothing that could be compared.
    case nothing = "shows nothing to compare"
    /// The bytes are those of the library that is installed.
    case installedLibrary = "as the installed library"
  }

  let file: SpecificationExample.File
  let number: Int
  let instead: Instead
  let reason: String

  var name: String { "\(file.rawValue) \(number)" }

  static let all = [
    SpecificationException(
      file: .extensions, number: 20, instead: .nothing,
      reason: "expects `<IGNORE>`: it is there so that a parser does not crash"),
    SpecificationException(
      file: .extensions, number: 23, instead: .installedLibrary,
      reason: "expects the footnote markup of an older library"),
    SpecificationException(
      file: .regression, number: 13, instead: .installedLibrary,
      reason: "expects the footnote markup of an older library"),
  ]
}
