/// The edges of a box.
public enum Edge: String, CaseIterable, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The edge where a line of text starts.
  case leading
  /// The edge where a line of text ends.
  case trailing

  /// A set of edges.
  ///
  /// ```swift
  /// Text("Hello").padding([.top, .leading], 8)
  /// ```
  public struct Set: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Creates a set with one edge.
    public init(_ edge: Edge) {
      switch edge {
      case .top: self = .top
      case .bottom: self = .bottom
      case .leading: self = .leading
      case .trailing: self = .trailing
      }
    }

    /// The top edge.
    public static let top = Self(rawValue: 1)
    /// The bottom edge.
    public static let bottom = Self(rawValue: 2)
    /// The edge where a line of text starts.
    public static let leading = Self(rawValue: 4)
    /// The edge where a line of text ends.
    public static let trailing = Self(rawValue: 8)
    /// The leading and the trailing edge.
    public static let horizontal: Self = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Self = [.top, .bottom]
    /// All edges.
    public static let all: Self = [.horizontal, .vertical]

    /// The edges in the set.
    var edges: [Edge] { Edge.allCases.filter { contains(Self($0)) } }
  }
}

/// Lengths in points for the four edges of a box.
public struct EdgeInsets: Hashable, Sendable {
  let top, leading, bottom, trailing: Double

  /// Creates lengths for the four edges.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
