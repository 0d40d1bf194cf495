// The board's last version. `ForEach(sections:)` finds the declared sections and makes one of each run of loose views between them
//; an empty header is how a section without one shows. The cards of a section are a collection of their own, so
// they can be counted once more.

public import Garland

/// Shows a board with a column for each section, a header where the section has one, and small cards where it is crowded.
public struct DisplayBoard<Content: View>: View {
  let content: Content

  /// Pins the children of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The board.
  public var body: some View {
    HStack {
      ForEach(sections: content) { section in
        VStack {
          if !section.header.isEmpty {
            HeaderCard { section.header }
          }
          SectionCards { section.content }
        }
      }
    }
    .attribute(.class("board"))
  }
}

/// Shows the header of a column.
struct HeaderCard<Content: View>: UnaryView {
  @ViewBuilder let content: Content

  var markup: some View {
    div(.class("card header")) { content }
  }
}

/// Shows the cards of one column.
struct SectionCards<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      ForEach(subviews) { subview in
        CardView(
          scale: subviews.count > 15 ? .small : .normal,
          isRejected: subview.containerValues.isDisplayBoardCardRejected
        ) {
          subview
        }
      }
    }
  }
}
