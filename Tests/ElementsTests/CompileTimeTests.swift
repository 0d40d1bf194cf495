import Testing

@Suite(.enabled(if: Compiler.found != nil, "no swiftc in the path, or no modules beside the tests"), .serialized)
struct CompileTimeTests {
  /// Compile time is a feature: what grows with each overload of an initializer is noticed here.
  @Test func `a builder of sixty statements is checked in under a second`() throws {
    let isQuick = try (0..<3).contains { _ in try Compiler.errors(in: Self.source, Self.limit(1_000)) == [:] }
    #expect(isQuick, "not in any of three tries")
  }

  @Test func `the compiler would say if it took longer`() throws {
    let errors = try #require(try Compiler.errors(in: Self.source, Self.limit(1)))
    #expect(!errors.isEmpty)
  }

  private static func limit(_ milliseconds: Int) -> [String] {
    ["-warnings-as-errors", "-Xfrontend", "-warn-long-function-bodies=\(milliseconds)"]
  }

  private static let source = """
    import Elements
    import Views
    struct Page: View {
      let x: String
      var body: some View {
    \(String(repeating: "    li(.class(\"item\")) { a(.href(x)) { RawHTML(x) } }\n", count: 60))  }
    }

    """
}
