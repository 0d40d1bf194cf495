import Parsing
import Testing

/// The examples of GitHub's specification, through Garland's own renderer.
@Suite(.enabled(if: SpecificationExample.areInstalled, "shared/fixtures/gfm is not beside the repository"))
struct SpecificationTests {
  /// What the files are known to hold: an example that a change of the reader loses is missed here.
  private static let counts: [SpecificationExample.File: (all: Int, disabled: [Int])] = [
    .spec: (673, [279, 280]), .extensions: (28, []), .regression: (19, []), .smart: (16, []),
  ]

  @Test(arguments: SpecificationExample.File.allCases)
  func `every example is rendered byte for byte, but for those listed`(file: SpecificationExample.File) throws {
    // Whatever ran before, the library's marks of special characters are set now.
    _ = plain(Array("~~a~~ www.a.b".utf8))
    let examples = try SpecificationExample.all(in: file)
    let exceptions = SpecificationException.all.filter { $0.file == file }
    var same = 0
    for example in examples where !example.isDisabled {
      let made = text(plain(Array(example.markdown.utf8), example.options, filtersTags: example.filtersTags))
      if made == example.html { same += 1 }
      guard let exception = exceptions.first(where: { $0.number == example.number }) else {
        #expect(made == example.html, "\(example.name) \(example.words)\n\(example.markdown)")
        continue
      }
      #expect(made != example.html, "\(example.name) is no exception any more: \(exception.reason)")
      guard exception.instead == .installedLibrary else { continue }
      let reference = CMarkReference.html(Array(example.markdown.utf8), options: example.options)
      #expect(made == text(reference), "\(example.name)")
    }
    let disabled = examples.filter(\.isDisabled)
    let expected = try #require(Self.counts[file])
    #expect(examples.count == expected.all)
    #expect(disabled.map(\.number) == expected.disabled)
    #expect(same == expected.all - expected.disabled.count - exceptions.count)
    print(report(file, all: examples.count, same: same, disabled: disabled, exceptions: exceptions))
  }

  private func report(
    _ file: SpecificationExample.File, all: Int, same: Int, disabled: [SpecificationExample],
    exceptions: [SpecificationException]
  ) -> String {
    var lines = ["\(file.rawValue): \(all) examples, \(same) the same, \(disabled.count) disabled"]
    lines += disabled.map { "  \($0.name): disabled" }
    lines += exceptions.map { "  \($0.name): \($0.instead.rawValue): \($0.reason)" }
    return lines.joined(separator: "\n")
  }
}
