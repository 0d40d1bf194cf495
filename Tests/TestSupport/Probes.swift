package import Garland

// The helpers of the conformance cases: each resolves a view as the content of a neutral container and tells what it found.

/// The resolved children of a builder, in the cases' notation.
package func kids(@ViewBuilder _ content: () -> some View) -> String { show(content()) }

/// The resolved children of a view, in the cases' notation.
package func show(_ view: some View) -> String { Notation.of(view) }

/// How many children a builder stands for.
package func count(@ViewBuilder _ content: () -> some View) -> Int { children(content).count }

/// What a multi root is given for a builder.
package func children(@ViewBuilder _ content: () -> some View) -> _VariadicView.Children {
  seen { see in _VariadicView.Tree(Spy(see: see)) { content() } }
}

/// What `Group(subviews:)` is given for a builder.
package func subs(@ViewBuilder _ content: () -> some View) -> SubviewsCollection {
  let content = content()
  return seen { see in
    Group(subviews: content) { subviews in
      let _ = see(subviews)
      EmptyView()
    }
  }
}

/// What `Group(sections:)` is given for a builder.
package func sections(@ViewBuilder _ content: () -> some View) -> [SectionConfiguration] {
  let content = content()
  return seen { see in
    Group(sections: content) { sections in
      let _ = see(Array(sections))
      EmptyView()
    }
  }
}

/// The sections of a builder, each as `(header/content/footer)`.
package func secs(@ViewBuilder _ content: () -> some View) -> String {
  sections(content).map { "(\(show($0.header))/\(show($0.content))/\(show($0.footer)))" }.joined(separator: " ")
}

/// The ids of a builder's children.
package func ids(@ViewBuilder _ content: () -> some View) -> [AnyHashable] { children(content).map { $0.id } }

/// Whether no two are equal.
package func unique<ID: Hashable>(_ ids: [ID]) -> Bool { Set(ids).count == ids.count }

/// The number each child of a builder carries.
package func traits(@ViewBuilder _ content: () -> some View) -> String {
  children(content).map { "\($0[K.self])" }.joined(separator: " ")
}

/// The label each child of a builder carries.
package func labels(@ViewBuilder _ content: () -> some View) -> String {
  children(content).map { $0[L.self] }.joined(separator: " ")
}

/// A value that closures can change, to see what they saw.
package final class Boxed<Value> {
  /// The value.
  package var v: Value

  /// Boxes a value.
  package init(_ v: Value) {
    self.v = v
  }
}

private struct Spy: _VariadicView.MultiViewRoot {
  let see: (_VariadicView.Children) -> Void

  func body(children: _VariadicView.Children) -> some View {
    let _ = see(children)
    EmptyView()
  }
}

private func seen<Value, V: View>(_ view: (@escaping (Value) -> Void) -> V) -> Value {
  let box = Boxed<Value?>(nil)
  _ = view { box.v = $0 }.rendered()
  guard let value = box.v else { preconditionFailure("the container's root did not run") }
  return value
}
