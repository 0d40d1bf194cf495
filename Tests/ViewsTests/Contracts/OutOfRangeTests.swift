import Garland
import TestSupport
import Testing

/// An index out of range stops the program with a message: case 222 of the view semantics.
///
/// `.ci/release` runs these tests in release, where the standard library stops without a message.
@Suite struct `An index out of range traps` {
  /// An access with an index out of range.
  enum Access: String, CaseIterable, CustomTestStringConvertible {
    case children = "children, at their count"
    case childrenBelow = "children, below zero"
    case noChildren = "no children"
    case childSlice = "a slice of children, before its start"
    case childRange = "a range of children, beyond their count"
    case childSliceEnd = "a slice of children, at its end"
    case subviews = "subviews, at their count"
    case subviewsBelow = "subviews, below zero"
    case subviewSlice = "a slice of subviews, before its start"
    case subviewSliceEnd = "a slice of subviews, at its end"
    case subviewRange = "a range of subviews, beyond their count"
    case sliceRange = "a range of a slice, before its start"
    case sliceOfSlice = "a slice of a slice, before its start"
    case sections = "sections, at their count"
    case sectionContent = "a section's content, at its count"
    case emptyHeader = "the header of loose views"

    var testDescription: String { rawValue }

    /// Performs the access.
    func perform() -> Any {
      let three = Group {
        Text("a"); Text("b"); Text("c")
      }
      let children = TestSupport.children { three }
      let subviews = subs { three }
      let slice = subviews[1..<2]
      let sections = subsections(of: three)
      return switch self {
      case .children: children[3]
      case .childrenBelow: children[-1]
      case .noChildren: TestSupport.children { EmptyView() }[0]
      case .childSlice: children[1..<2][0]
      case .childRange: children[2..<4]
      case .childSliceEnd: children[1..<2][2]
      case .subviews: subviews[3]
      case .subviewsBelow: subviews[-1]
      case .subviewSlice: slice[0]
      case .subviewSliceEnd: slice[2]
      case .subviewRange: subviews[2..<4]
      case .sliceRange: slice[0..<1]
      case .sliceOfSlice: subviews[0..<3][2...][1]
      case .sections: sections[1]
      case .sectionContent: sections[0].content[3]
      case .emptyHeader: sections[0].header[0]
      }
    }

    /// Returns the collection that a closure gets.
    private func subsections(of view: some View) -> SectionCollection {
      let collection = Boxed<SectionCollection?>(nil)
      _ = Group(sections: view) { sections in
        let _ = collection.v = sections
        EmptyView()
      }
      .rendered()
      return collection.v ?? { preconditionFailure("the closure did not run") }()
    }
  }

  @Test(arguments: Access.allCases)
  func `222. the message names the index`(access: Access) async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [access = access.rawValue as String] in
      let access = try #require(Access(rawValue: access))
      print(access.perform())
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("is out of range: "), "\(message)")
  }

  @Test func `an index in range does not trap`() {
    let subviews = subs {
      Text("a"); Text("b"); Text("c")
    }
    #expect(show(subviews[1..<3][2]) == "c")
    #expect(subviews[1..<3][2...].startIndex == 2)
    #expect(subviews[3..<3].isEmpty)
    #expect(
      show(
        children {
          Text("a"); Text("b")
        }[1...]) == "b")
  }
}
