import Diagnostics
import Mustache
import Testing

/// The examples of the Mustache specification, its optional modules included.
@Suite(.enabled(if: SpecificationExample.areInstalled, "shared/fixtures/mustache is not beside the repository"))
struct SpecificationTests {
  /// How many examples each file is known to hold.
  private static let counts = [
    "comments": 12, "delimiters": 14, "interpolation": 42, "inverted": 22, "partials": 12, "sections": 34,
    "~dynamic-names": 21, "~inheritance": 27, "~lambdas": 10,
  ]

  /// The examples that are not rendered as the specification has them, with the reason.
  private static let exceptions: [String: String] = [:]

  @Test(arguments: SpecificationExample.files)
  func `every example is rendered byte for byte, but for those listed`(file: String) throws {
    let examples = try SpecificationExample.all(in: file)
    var same = 0
    for example in examples {
      let templates = (example.partials ?? [:]).merging(["": example.template]) { $1 }
      let data = example.data.value(lambda: SpecificationLambda.named(example.name))
      let rendered = render(templates, data, in: .specification)
      if rendered.text == example.expected { same += 1 }
      let isException = Self.exceptions["\(file): \(example.name)"] != nil
      #expect((rendered.text == example.expected) != isException, "\(file): \(example.name)\n\(example.template)")
      #expect(!rendered.diagnostics.hasErrors, "\(file): \(example.name): \(rendered.diagnostics.map(\.message))")
    }
    #expect(examples.count == Self.counts[file])
    print("mustache \(file): \(examples.count) examples, \(same) the same")
    for (name, reason) in Self.exceptions where name.hasPrefix("\(file):") { print("  \(name): \(reason)") }
  }
}
