import Examples
import Garland

/// What the kinds of root make of the same children.
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
    Exhibit("One child of its parent: a unary root") { UnaryRootExample() }
    Exhibit("As many children as its content: a multi root") { IndependentChildrenExample() }
    Exhibit("One border, or one per child") { BordersExample() }
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
    Exhibit("A divider between each two") { IntersperseExample() }
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

/// Children with something between them.
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
    Exhibit("A list turned over, and each row turned back") {
      ChatList {
        Text("How are containers?")
        Text("They meet their children one by one.")
      }
    }
    Exhibit("A tab bar by a trait") {
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
