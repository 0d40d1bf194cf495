import SwiftUI

// Lists with separators, written by hand and with roots; and reading SwiftUI's own tags.

struct Place: Identifiable, Hashable {
  let id: Int
  var name: String
}

// Kind: a list in a navigation view
struct PlaceList: View {
  let places: [Place]

  var body: some View {
    // Garland: VStack {
    NavigationView {
      List {
        ForEach(places) { place in
          Text(place.name)
        }
      }
      // Garland:
      .navigationTitle("Places")
    }
  }
}

// Kind: dividers by hand
struct HandDivided: View {
  let texts = ["A", "B", "C"]

  var body: some View {
    VStack {
      ForEach(texts, id: \.self) { text in
        Text(text)
        if text != texts.last {
          Divider()
        }
      }
    }
  }
}

// Kind: a line as a separator
struct DashedLine: View {
  var body: some View {
    Rectangle()
      .fill(Color.gray)
      .frame(height: 1)
      .padding(.horizontal, 16)
  }
}

// Kind: a container with a separator
struct Interleave<Content: View, Separator: View>: View {
  var content: Content
  var separator: Separator

  init(@ViewBuilder content: () -> Content, @ViewBuilder separator: () -> Separator) {
    self.content = content()
    self.separator = separator()
  }

  var body: some View {
    _VariadicView.Tree(Root(separator: separator)) { content }
  }

  struct Root: _VariadicView_MultiViewRoot {
    let separator: Separator

    @ViewBuilder
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      ForEach(children) { child in
        child
        if child.id != last {
          separator
        }
      }
    }
  }
}

struct InterleaveExample: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Interleave {
        Text("One")
        Text("Two")
        ForEach(0..<3) { Text("Row \($0)") }
      } separator: {
        DashedLine()
      }
    }
    .padding()
    .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.gray, lineWidth: 1))
  }
}

// Kind: a group of subviews by a root
struct BackportedGroup<Base: View, Result: View>: View {
  let base: Base
  let transform: (_VariadicView.Children) -> Result

  init(subviews: Base, @ViewBuilder transform: @escaping (_VariadicView.Children) -> Result) {
    self.base = subviews
    self.transform = transform
  }

  var body: some View {
    _VariadicView.Tree(TransformRoot(transform: transform)) { base }
  }

  private struct TransformRoot: _VariadicView_MultiViewRoot {
    let transform: (_VariadicView.Children) -> Result

    func body(children: _VariadicView.Children) -> some View {
      transform(children)
    }
  }
}

// Kind: a picker that reads tags
struct TaggedPicker<Content: View>: View {
  @Binding var selection: Int?
  @ViewBuilder var content: Content

  var body: some View {
    HStack {
      ForEach(subviews: content) { subview in
        let tag = subview.containerValues.tag(for: Int.self)
        Button {
          selection = tag
        } label: {
          subview.opacity(tag == selection ? 1 : 0.5)
        }
        // Garland:
        .buttonStyle(.plain)
      }
    }
  }
}
