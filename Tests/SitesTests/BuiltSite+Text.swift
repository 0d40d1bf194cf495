@testable import Sites

extension BuiltSite {
  /// Returns the text of a file that the build wrote; `nil` if there is no such file.
  func text(of path: String) -> String? {
    guard case .bytes(let bytes)? = files.first(where: { $0.path == path })?.content else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
