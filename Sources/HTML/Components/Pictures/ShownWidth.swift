public import Views

/// The width of the box that a view is shown in, for every width of the browser's window.
///
/// The theme's containers narrow it as their stylesheets do: a card in three columns gets a third of the text's width
/// on a wide screen, and all of it on a phone. Pictures tell browsers this width in `sizes`, so that browsers load the
/// smallest file that suffices.
///
/// A container of your own narrows it for its content:
///
/// ```swift
/// div(.class("half")) { content }.shownWidth(.share(0.5), .inset(.rem(2)))
/// ```
public struct ShownWidth: Sendable, Equatable {
  /// The width that the changes apply to.
  private var base: ViewportLength
  /// The width of containers that extend into the margin of the page; `nil` where none can.
  private var outset: ViewportLength?
  /// Whether all containers extend into the margin, and not only those with columns.
  private var isOutsetForAll: Bool
  private var changes: [Change] = []

  init(_ base: ViewportLength, outset: ViewportLength? = nil, isOutsetForAll: Bool = false) {
    (self.base, self.outset, self.isOutsetForAll) = (base, outset, isOutsetForAll)
  }

  /// Returns a width in pixels, or that of a narrower window.
  package static func atMost(_ pixels: Int) -> ShownWidth { ShownWidth(.min(.pixels(Double(pixels)), .viewport)) }

  /// Returns the width after changes, the outermost first.
  public func changed(by changes: Change...) -> ShownWidth { changed(by: changes) }

  package func changed(by changes: [Change]) -> ShownWidth {
    var width = self
    for change in changes {
      if case .outset(let isForAll) = change.kind {
        guard isForAll == false || isOutsetForAll else { continue }
        width.base = width.outset ?? width.base
      } else if change.kind != .none {
        width.changes.append(change)
      }
      width.outset = nil
    }
    return width
  }

  /// The width as the value of a `sizes` attribute: `(min-width: 640px) 320px, calc(100vw - 42px)`.
  public var sizes: String { length.sizes }

  /// Returns the width in pixels in a window of a width.
  public func pixels(in window: Int) -> Double { length.length(at: Double(window)) }

  /// The width for each width of the viewport.
  ///
  /// It is computed only for a picture that is written, because few containers hold pictures.
  var length: ViewportLength { changes.reduce(base) { $1.applied(to: $0) } }
}

extension ShownWidth {
  /// A length in a stylesheet.
  public struct Length: Sendable, Equatable {
    var rem = 0.0
    var pixels = 0.0

    /// Returns a length as a multiple of the size of the text.
    public static func rem(_ count: Double) -> Length { Length(rem: count) }

    /// Returns a length in pixels.
    public static func pixels(_ count: Double) -> Length { Length(pixels: count) }

    /// Returns the sum of two lengths.
    public static func + (lhs: Length, rhs: Length) -> Length {
      Length(rem: lhs.rem + rhs.rem, pixels: lhs.pixels + rhs.pixels)
    }

    static func * (count: Double, length: Length) -> Length {
      Length(rem: count * length.rem, pixels: count * length.pixels)
    }

    var inViewport: ViewportLength { .rem(rem) + .pixels(pixels) }
  }

  /// A change of the width from a box to the box of its content.
  public struct Change: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
      case inset(Length)
      case limit(Length)
      case share(Double)
      case columns(steps: [Int: Length], gap: Length)
      case row(ratio: Double)
      case outset(isForAll: Bool)
      case none
    }

    let kind: Kind

    /// Returns the change by padding, margins and borders: their sum at both sides.
    public static func inset(_ length: Length) -> Change { Change(kind: .inset(length)) }

    /// Returns the change by a maximum width.
    public static func limit(_ length: Length) -> Change { Change(kind: .limit(length)) }

    /// Returns the change to a share of the width of the box, from 0 to 1.
    public static func share(_ share: Double) -> Change {
      Change(kind: share > 0 && share < 1 ? .share(share) : .none)
    }

    /// Returns the change by equal columns with a gap between them: as many as fit, but at most `count`.
    ///
    /// A column is at least `minimum` wide, unless there is only one.
    public static func columns(_ count: Int, gap: Length = .pixels(0), minimum: Length = .pixels(0)) -> Change {
      guard count > 1 else { return Change(kind: .none) }
      let steps = (2...count).map { ($0, Double($0) * minimum + Double($0 - 1) * gap) }
      return Change(kind: .columns(steps: Dictionary(uniqueKeysWithValues: steps), gap: gap))
    }

    /// Returns the change by equal columns; `steps` has the least width of the box for each number of columns.
    package static func columns(steps: [Int: Length], gap: Length) -> Change {
      Change(kind: .columns(steps: steps, gap: gap))
    }

    /// Returns the change by rows of one height, as in a justified gallery; `ratio` is the picture's width by its
    /// height.
    ///
    /// The other pictures of the row are unknown. So the row gets as many pictures of the same shape as fit.
    package static func row(ratio: Double) -> Change { Change(kind: .row(ratio: ratio)) }

    /// The change of a container that extends into the margin of the page if it is directly in the text.
    package static let outset = Change(kind: .outset(isForAll: false))

    /// The change of any other container directly in the text: only on a wide page, it extends into the margin.
    package static let block = Change(kind: .outset(isForAll: true))

    /// No change, except that containers inside are no longer directly in the text and stay within it.
    package static let inner = Change(kind: .none)

    fileprivate func applied(to width: ViewportLength) -> ViewportLength {
      switch kind {
      case .inset(let length): return width - length.inViewport
      case .limit(let length): return .min(width, length.inViewport)
      case .share(let share): return width * share
      case .columns(let steps, let gap):
        return steps.sorted { $0.key < $1.key }.reduce(width) { result, step in
          let count = Double(step.key)
          let column = (width - (count - 1) * gap).scaled(by: 1 / count)
          return width.isAtLeast(step.value.inViewport, then: column, otherwise: result)
        }
      case .row(let ratio):
        // `gallery.css` has the same lengths.
        let basis = ViewportLength.max(.rem(7), .min(.viewport * 0.24, .rem(11))) * ratio
        let filled = (2...8).reduce(width) { result, count in
          let gaps = ViewportLength.rem(0.75 * Double(count - 1))
          let share = (width - gaps).scaled(by: 1 / Double(count))
          return width.isAtLeast(basis * Double(count) + gaps, then: share, otherwise: result)
        }
        return .min(filled, .rem(20 * ratio))
      case .outset, .none: return width
      }
    }
  }
}

extension ViewportLength {
  fileprivate static func - (lhs: Self, rhs: ShownWidth.Length) -> Self { lhs - rhs.inViewport }

  fileprivate func scaled(by factor: Double) -> Self { self * factor }
}

private enum ShownWidthKey: EnvironmentKey {
  static var defaultValue: ShownWidth { .text(in: .article) }
}

extension EnvironmentValues {
  /// The width of the box that the view is shown in; by default, that of the text of an article.
  public var shownWidth: ShownWidth {
    get { self[ShownWidthKey.self] }
    set { self[ShownWidthKey.self] = newValue }
  }
}

extension View {
  /// Narrows the width in which pictures in this view are shown; the outermost change comes first.
  public func shownWidth(_ changes: ShownWidth.Change...) -> some View {
    modifier(ShownWidthModifier(changes))
  }
}

/// A modifier that narrows the width in which a view is shown.
package struct ShownWidthModifier: ListModifier, Equatable {
  private let changes: [ShownWidth.Change]

  package init(_ changes: [ShownWidth.Change]) {
    self.changes = changes
  }

  /// Renders the content in the narrowed width.
  package static func _render<Content: View>(
    _ content: Content, _ modifier: Self, at location: Location, in context: inout RenderContext
  ) {
    guard !modifier.changes.isEmpty else { return Content._render(content, at: location, in: &context) }
    var values = context.environment
    values.shownWidth = Self.recordedWidth.changed(by: modifier.changes)
    context.withEnvironment(values) { Content._render(content, at: location, in: &$0) }
  }

  /// Narrows the width of the content in a list of children.
  package static func _inputs(_ inputs: ListInputs, for modifier: Self) -> ListInputs {
    guard !modifier.changes.isEmpty else { return inputs }
    _ = Self.recordedWidth
    var inputs = inputs
    inputs.write { $0.shownWidth = $0.shownWidth.changed(by: modifier.changes) }
    return inputs
  }

  /// The current width; the render cache renders the view again if it changes.
  private static var recordedWidth: ShownWidth { Environment(\.shownWidth).wrappedValue }
}
