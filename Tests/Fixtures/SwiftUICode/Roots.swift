import SwiftUI

// The kinds of roots, with and without a view around their children.

// Kind: a unary root that treats the first child differently
struct ContentLayout: _VariadicView_UnaryViewRoot {
  var hideDivider = false

  @ViewBuilder
  func body(children: _VariadicView.Children) -> some View {
    HStack(alignment: .top, spacing: 12) {
      children.first
      ForEach(children.dropFirst()) { child in
        if !hideDivider {
          Divider()
        }
        child
      }
    }
  }
}

// Kind: a multi root that wraps each child
struct IndependentRoot: _VariadicView_MultiViewRoot {
  @ViewBuilder
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children) { child in
      HStack {
        Image(systemName: "star.fill")
          .foregroundColor(.yellow)
        child
      }
      .padding(.vertical, 4)
    }
  }
}

struct IndependentChildrenExample: View {
  @ViewBuilder
  var parts: some View {
    Text("Part 1").bold()
    Text("Part 2").italic()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Title").font(.headline)
      _VariadicView.Tree(IndependentRoot()) {
        parts
      }
    }
    .border(.yellow)
    .padding()
  }
}

// Kind: a plain root
struct RowsRoot: _VariadicView_ViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(children) { child in
          child
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.gray.opacity(0.2))
            .cornerRadius(8)
        }
      }
    }
    .overlay(
      RoundedRectangle(cornerRadius: 12)
        .stroke(.gray, lineWidth: 1)
    )
  }
}

// Kind: a container around a plain root
struct Rows<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    _VariadicView.Tree(RowsRoot()) {
      content()
    }
  }
}

// Kind: a condition among the children
struct RandomRows: View {
  var body: some View {
    Rows {
      Text("1")
      if Bool.random() { Text("2") }
      ForEach(3..<6) { number in
        Text("\(number)")
      }
    }
    .border(.purple)
  }
}

// Kind: a container behind a check of the version
struct GatedLayout<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    if #available(iOS 18.0, macOS 15.0, *) {
      HStack {
        Group(subviews: content) { subviews in
          ForEach(subviews) { $0.padding(8) }
        }
      }
    } else {
      _VariadicView.Tree(ContentLayout()) { content }
    }
  }
}
