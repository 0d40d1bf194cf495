import SwiftUI

// Borders around unary and multi views, and containers of declared and resolved subviews.

// Kind: a unary root with a stack
struct UnaryColumn: _VariadicView_UnaryViewRoot {
  @ViewBuilder
  func body(children: _VariadicView.Children) -> some View {
    VStack { children }
  }
}

// Kind: a multi root with a loop
struct MultiColumn: _VariadicView_MultiViewRoot {
  @ViewBuilder
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children) { child in
      child
    }
  }
}

// Kind: a unary root that returns its children
struct PassingUnaryRoot: _VariadicView_UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    children
  }
}

// Kind: a multi root that returns its children
struct PassingMultiRoot: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    children
  }
}

struct UnaryStack<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    _VariadicView.Tree(UnaryColumn()) { content }
  }
}

struct MultiStack<Content: View>: View {
  private let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  var body: some View {
    _VariadicView.Tree(MultiColumn(), content: content)
  }
}

// Kind: borders around stacks, groups and lists
struct BorderComparison: View {
  // Kind: a property with a builder
  @ViewBuilder var parts: some View {
    Text("One").foregroundStyle(.secondary)
    Text("Two").foregroundStyle(.secondary)
    Text("Three").foregroundStyle(.secondary)
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        VStack {
          Text("VStack").font(.headline)
          parts
        }
        .border(.yellow)

        UnaryStack {
          Text("Unary").underline()
          parts
        }
        .padding()
        .border(.blue, width: 2)

        MultiStack {
          Text("Multi").underline()
          parts
        }
        .border(.red)

        Group {
          Text("Group").bold()
          parts
        }
        .padding(.horizontal, 8)
        .border(.orange)

        List {
          Text("List").italic()
          parts
        }
        .listStyle(.plain)
        .frame(height: 200)
        .border(.purple)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

// Kind: a loop in a stack
struct ForEachComparison: View {
  let numbers = [1, 2, 3]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(numbers, id: \.self) { number in
        Text("Number \(number)")
          .padding(.vertical, 4)
      }
    }
  }
}

// Kind: subviews of a group in a stack
struct RowContainer<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    HStack {
      Group(subviews: content) { subviews in
        if let first = subviews.first {
          first.font(.title)
        }
        ForEach(subviews.dropFirst()) { subview in
          subview
        }
      }
    }
  }
}

// Kind: a container with an initializer
struct AnyContainer<Content>: View where Content: View {
  var content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    HStack(alignment: .center, spacing: 12) { content }
  }
}

struct ContainerUser: View {
  var body: some View {
    AnyContainer {
      Text("Hello")
      Text("World")
    }
    .background(Color.blue.opacity(0.1))
    .cornerRadius(8)
  }
}
