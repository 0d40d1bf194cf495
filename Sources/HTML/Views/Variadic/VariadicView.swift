/// Containers that meet their children one by one, in the spelling SwiftUI has had from the start.
///
/// ```swift
/// struct Divided: _VariadicView_MultiViewRoot {
///   func body(children: _VariadicView.Children) -> some View {
///     ForEach(children) { child in
///       if child.id != children.first?.id { Divider() }
///       child
///     }
///   }
/// }
///
/// _VariadicView.Tree(Divided()) { content }
/// ```
public enum _VariadicView {
  /// What makes something of children.
  public typealias Root = _VariadicView_Root
  /// A root whose result is a view.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// A root whose result is exactly one child of the parent.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A root whose result is spliced into the parent.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The children a root is given.
  public typealias Children = _VariadicView_Children
}

/// What makes something of children.
public protocol _VariadicView_Root {
  /// Options SwiftUI has and HTML has no use for.
  static var _viewListOptions: Int { get }
}

extension _VariadicView_Root {
  /// No options.
  public static var _viewListOptions: Int { 0 }
}

/// A root whose result is a view; every kind of root is given all the children.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// What the root makes of the children.
  associatedtype Body: View

  /// Makes a view of the children.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body

  /// Whether the result counts as one child.
  static var _isUnary: Bool { get }
}

extension _VariadicView_ViewRoot {
  /// The result is spliced into the parent.
  public static var _isUnary: Bool { false }
}

/// A root whose result is exactly one child of the parent, even if it is empty.
///
/// Containers that make one element want this kind: values outside stay outside, so those nested in each other never mix.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView_UnaryViewRoot {
  /// The result counts as one child.
  public static var _isUnary: Bool { true }
}

/// A root whose result is spliced into the parent.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
