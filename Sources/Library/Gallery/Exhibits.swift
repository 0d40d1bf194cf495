import Examples
import Garland

/// The kinds of root with the same children.
struct RootKindsExhibits: View {
  var body: some View {
    h2 { Text("Kinds of roots") }
    Exhibit("The first child, then the others behind dividers") {
      ContentLayout {
        Text("first")
        Text("second")
        Text("third")
      }
    }
    Exhibit("A unary root: one child of its parent") { UnaryRootExample() }
    Exhibit("A multi root: as many children as its content") { IndependentChildrenExample() }
    Exhibit("One border or one border per child") { BordersExample() }
    Exhibit("Rows in a scrolling box") {
      CustomList {
        Text("one")
        Text("two")
        Text("three")
      }
    }
  }
}

/// Transformations of all children at once.
struct TransformingExhibits: View {
  var body: some View {
    h2 { Text("Transforming children") }
    Exhibit("A divider between adjacent children") { IntersperseExample() }
    Exhibit("Reversed, with circles between") {
      HStack {
        ReversedWithCircles {
          Text("one")
          Text("two")
          Text("three")
        }
      }
    }
    Exhibit("A choice by tags") {
      MyPicker(selection: 2) {
        Text("One").myTag(1)
        Text("Two").myTag(2)
        Text("Three").myTag(3)
      }
    }
  }
}

/// Dividers and separators between children.
struct DividingExhibits: View {
  var body: some View {
    h2 { Text("Dividing") }
    Exhibit("A divided stack") {
      DividedVStack {
        Text("First")
        ForEach(["Second", "Third"], id: \.self) { Text($0) }
      }
    }
    Exhibit("Any separator") {
      VStack {
        Interleave {
          Text("above")
          Text("below")
        } separator: {
          HDashline()
        }
      }
    }
    Exhibit("One feature, two seconds, the rest") {
      CardsView { ForEach(1..<6) { Text("Card \($0)") } }
    }
  }
}

/// A conversation with the newest message at the bottom.
struct ChatExhibits: View {
  var body: some View {
    h2 { Text("Chat") }
    Exhibit("An inverted list with inverted rows") {
      ChatList {
        Text("How are containers?")
        Text("They receive their children one by one.")
      }
    }
    Exhibit("A tab bar with a trait") {
      SecretTabView(selection: 1) {
        p { Text("The first tab") }.secretTabItem { Text("First") }
        p { Text("The second tab") }.secretTabItem { Text("Second") }
      }
    }
  }
}

/// Cards on a board, by sections.
struct DisplayBoardExhibits: View {
  var body: some View {
    h2 { Text("Display board") }
    Exhibit("A card for each child") {
      PlainDisplayBoard { ForEach(["Scrolling in the Deep", "Born to Build"], id: \.self) { Text($0) } }
    }
    Exhibit("A column for each section") {
      DisplayBoard {
        Section("Matt's favourites") {
          Text("The Compiler Song")
          Text("Some Like It Lazy").displayBoardCardRejected(true)
        }
        Section("Sam's favourites") { ForEach(1..<4) { Text("Song \($0)") } }
      }
    }
  }
}
