/// What a browser asks for.
package struct Request: Equatable, Sendable {
  /// What is wanted.
  package enum Method: String, Equatable, Sendable {
    /// A page.
    case get = "GET"
    /// What goes before the page.
    case head = "HEAD"
  }

  /// What is wanted.
  package let method: Method
  /// The path, decoded: it starts with `/`, and no name in it is empty, `.` or `..`.
  package let path: String
  /// What follows `?`, as it was sent.
  package let query: String?
  /// The headers in the order in which they came, with names in lower case.
  package let headers: [(name: String, value: String)]

  /// The first header of a name, which is written in lower case.
  package func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }

  /// Compares everything.
  package static func == (one: Request, other: Request) -> Bool {
    one.method == other.method && one.path == other.path && one.query == other.query
      && one.headers.elementsEqual(other.headers) { $0.name == $1.name && $0.value == $1.value }
  }
}
