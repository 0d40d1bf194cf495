import SwiftUI

// Helpers of the same names as Garland's own: the reader's win.

// Kind: a root that takes a closure
struct Helper<Result: View>: _VariadicView_MultiViewRoot {
  var _body: (_VariadicView.Children) -> Result

  func body(children: _VariadicView.Children) -> some View {
    _body(children)
  }
}

extension View {
  func variadic<R: View>(@ViewBuilder process: @escaping (_VariadicView.Children) -> R) -> some View {
    _VariadicView.Tree(Helper(_body: process), content: { self })
  }

  // Kind: a separator between the children
  func intersperse<V: View>(@ViewBuilder divider: @escaping () -> V) -> some View {
    variadic { children in
      let last = children.last?.id
      ForEach(children) { child in
        child
        if child.id != last {
          divider()
        }
      }
    }
  }

  // Kind: children combined in pairs
  func reduce<Result: View>(@ViewBuilder _ combine: @escaping (AnyView, AnyView) -> Result) -> some View {
    variadic { children in
      if let first = children.first {
        children.dropFirst().reduce(AnyView(first)) { partial, child in
          AnyView(combine(partial, AnyView(child)))
        }
      }
    }
  }
}

struct TransformingExample: View {
  @ViewBuilder var subviews: some View {
    Rectangle()
    ForEach(0..<3) { ix in
      Text("Hello \(ix)")
    }
  }

  var body: some View {
    HStack {
      subviews
        .padding()
        .background(Color.yellow)
        .border(.red, width: 2)
    }
    HStack {
      subviews.intersperse { Divider() }
    }
    HStack {
      subviews.reduce { result, child in
        child
        Circle().fill(.blue).frame(width: 10, height: 10)
        result
      }
    }
  }
}

// Kind: a trait with a modifier
private struct PickedTag: _ViewTraitKey {
  static var defaultValue: AnyHashable? { nil }
}

extension View {
  func pickedTag<T: Hashable>(_ tag: T) -> some View {
    _trait(PickedTag.self, tag)
  }
}

// Kind: a picker that reads traits
struct UnderlinePicker<Selection: Hashable, Content: View>: View {
  @Binding var selection: Selection
  @ViewBuilder var content: Content

  var body: some View {
    HStack(spacing: 20) {
      content.variadic { children in
        ForEach(children) { child in
          let tag = child[PickedTag.self]
          let isSelected = tag == AnyHashable(selection)
          Button {
            if let value = tag as? Selection { selection = value }
          } label: {
            child
          }
          .overlay(alignment: .bottom) {
            if isSelected {
              Rectangle().fill(Color.accentColor).frame(height: 1)
            }
          }
        }
      }
    }
  }
}

struct UnderlinePickerExample: View {
  @State private var selection = 0

  var body: some View {
    UnderlinePicker(selection: $selection) {
      Text("First").pickedTag(0)
      Text("Second").pickedTag(1)
    }
  }
}
