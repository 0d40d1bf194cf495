import TestSupport
import Testing

@Suite(.enabled(if: Compiler.isInstalled, "no swiftc in the path, or no modules beside the tests"), .serialized)
struct CompileTimeTests {
  /// Each further overload of an element's initializers makes pages slower to compile.
  @Test func `a builder with sixty statements compiles in under a second`() throws {
    // Other tests may use the processor at the same time, so the best of three runs counts.
    let isQuick = try (0..<3).contains { _ in try Compiler.errors(in: Self.source, Self.limit(1_000)) == [] }
    #expect(isQuick, "slower in each of three runs")
  }

  @Test func `the compiler reports a function that takes longer than its limit`() throws {
    #expect(try !Compiler.errors(in: Self.source, Self.limit(1)).isEmpty)
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
