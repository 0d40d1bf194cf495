public import Components
public import Dates

// Names of types in Foundation, which Garland does not use. If a file imports Foundation, it gets Foundation's types.

/// Unavailable: write `Double`.
@available(*, unavailable, message: "write Double")
public typealias CGFloat = Double

/// Unavailable: an address is a text.
@available(*, unavailable, message: "an address is a String: Link(\"Posts\", destination: \"/posts/\")")
public struct URL: Hashable, Sendable {
  /// Unavailable.
  public init?(string: String) { return nil }
}

/// Unavailable: write `Instant`.
@available(*, unavailable, message: "write Instant, or take the Date of Foundation")
public struct Date: Hashable, Sendable {
  /// Unavailable.
  public init() {}
}

/// Unavailable: an id that differs in each build would change the site.
@available(*, unavailable, message: "write an id that stays the same in every build, such as an Int or an address")
public struct UUID: Hashable, Sendable {
  /// Unavailable.
  public init() {}
}

extension Instant {
  /// Unavailable: a format has a name or a pattern.
  @available(*, unavailable, message: "write formatted(.long), or a pattern: formatted(try DateFormat(\"d MMM yyyy\"))")
  public func formatted(date: AppValue, time: AppValue) -> String { "" }
}

extension Link where Label == Text {
  /// Unavailable: an address is a text.
  @available(*, unavailable, message: "an address is a String: Link(\"Posts\", destination: \"/posts/\")")
  public init(_ title: String, destination: URL) { self.init(title, destination: "") }
}
