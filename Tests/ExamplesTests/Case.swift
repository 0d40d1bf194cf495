import Foundation
import Garland
import Testing

/// A named case: the renderings of a view and the expected page.
struct Case: Sendable, CustomTestStringConvertible {
  let name: String
  let expected: String
  let sourceLocation: SourceLocation
  private let pages: [String]
  private let warnings: [String]

  /// Renders the view without a `Renderer`, and twice with the same `Renderer`.
  init(
    _ name: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder of view: () -> some View
  ) {
    let renderer = Renderer()
    let renderings = [view().rendered(), renderer.render(view()), renderer.render(view())]
    self.name = name
    self.expected = expected
    self.sourceLocation = sourceLocation
    pages = renderings.map(\.html)
    warnings = renderings.flatMap { $0.diagnostics.map(\.message) }
  }

  var testDescription: String { name }

  /// Reports an issue at the case's position if a rendering differs or has a warning.
  func check() {
    for page in pages {
      #expect(page == expected, "\(name)", sourceLocation: sourceLocation)
    }
    #expect(warnings.isEmpty, "\(name)", sourceLocation: sourceLocation)
  }
}

/// Returns `count` children with different texts.
func items(_ count: Int) -> some View {
  ForEach(0..<count) { number in
    b { Text("\(number)") }
  }
}

/// The folder of the repository.
let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// Returns the Swift blocks of the documentation that contain a declaration.
func documentedBlocks(
  declaring declaration: String, in pages: [String] = ["README.md", "Content/manual/your-own-containers.md"]
) throws -> [Substring] {
  try pages.flatMap { page in
    let text = try String(contentsOf: repository.appending(path: page), encoding: .utf8)
    return text.matches(of: /```swift.*\n([\s\S]*?)```/).map(\.output.1).filter { $0.contains(declaration) }
  }
}
