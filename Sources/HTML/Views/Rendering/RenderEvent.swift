public import Diagnostics

/// A fact about the page that a view reports while it is rendered.
///
/// A renderer's cache stores the events of a view with its bytes, and replays both.
enum RenderEvent: Sendable, Equatable {
  /// The page requires an asset.
  case asset(Asset)
  /// A view reported an error or a warning.
  case diagnostic(Diagnostic)
  /// An element has an `id` attribute.
  case identifier(String)
  /// A view wrote a complete head, with links to all assets that the page requires.
  case head
  /// A view claimed an id through `PageIDs`.
  case claim(String, result: String)
}

/// A style sheet, a script or a picture that a view requires.
public struct Asset: Hashable, Sendable {
  /// The kind of an asset, which decides when the browser loads it.
  public enum Kind: String, Hashable, Sendable {
    /// A style sheet, linked in the head.
    case style
    /// A script that runs before the browser paints; it blocks the page, so keep it small.
    case early
    /// A script that the browser loads from the head and runs after it has parsed the page.
    case script
    /// A module that the browser loads from the head and runs after it has parsed the page.
    case module
    /// A picture of the site, in the widths that the page offers; the site makes the files.
    case picture
  }

  /// The kind of the asset.
  public let kind: Kind
  /// The address of the asset.
  public let url: String

  /// Returns a style sheet at `url`.
  public static func style(_ url: String) -> Asset { Asset(kind: .style, url: url) }

  /// Returns a script at `url` that runs before the browser paints.
  public static func early(_ url: String) -> Asset { Asset(kind: .early, url: url) }

  /// Returns a script at `url`.
  public static func script(_ url: String) -> Asset { Asset(kind: .script, url: url) }

  /// Returns the files of a picture in one format, by the start of their names, their widths, and the end of their names.
  package static func picture(_ name: String, _ widths: [Int], ending: String) -> Asset {
    Asset(kind: .picture, url: name + widths.map { "w\($0)" }.joined() + ending)
  }

  /// Returns the file of a picture at an address, which the page needs as it is.
  package static func picture(unchangedAt address: String) -> Asset { Asset(kind: .picture, url: address) }

  /// Returns a module at `url`.
  public static func module(_ url: String) -> Asset { Asset(kind: .module, url: url) }
}

extension View {
  /// Requires `asset` on every page that renders this view; a page loads each asset once.
  public func needs(_ asset: Asset, if isNeeded: Bool = true) -> ModifiedContent<Self, ReportModifier> {
    ModifiedContent(content: self, modifier: ReportModifier(event: isNeeded ? .asset(asset) : nil))
  }

  /// Reports `diagnostic` whenever this view is rendered.
  public func report(_ diagnostic: Diagnostic) -> ModifiedContent<Self, ReportModifier> {
    ModifiedContent(content: self, modifier: ReportModifier(event: .diagnostic(diagnostic)))
  }
}

extension RenderContext {
  /// The number of events so far.
  package var eventCount: Int { session.eventCount }

  /// Returns the assets that the page requires so far, except those of the first events.
  package func requiredAssets(since start: Int = 0) -> [Asset] { RenderEvent.assets(in: session.events[start...]) }

  /// Records that a view wrote a complete head.
  package func completeHead() { session.record(.head) }

  /// Returns whether `content` wrote a complete head, after rendering it.
  package mutating func writesCompleteHead(_ content: (inout RenderContext) -> Void) -> Bool {
    let start = session.eventCount
    content(&self)
    return session.events[start...].contains(.head)
  }

  /// Requires `asset`; a page loads each asset once.
  @usableFromInline package func needs(_ asset: Asset) { session.record(.asset(asset)) }

  /// Reports an error or a warning.
  @usableFromInline package func report(_ diagnostic: Diagnostic) { session.record(.diagnostic(diagnostic)) }
}

/// A modifier that reports an event: once if its list is rendered as a whole, otherwise once per rendered child.
public struct ReportModifier: ListModifier, Equatable {
  let event: RenderEvent?

  /// Records the event, then renders the content.
  public static func _render<V: View>(
    _ content: V, _ modifier: Self, at location: Location, in context: inout RenderContext
  ) {
    if let event = modifier.event { context.session.record(event) }
    V._render(content, at: location, in: &context)
  }

  /// Adds the event to every child of the content.
  public static func _inputs(_ inputs: ListInputs, for modifier: Self) -> ListInputs {
    var inputs = inputs
    if let event = modifier.event { inputs.events.append(event) }
    return inputs
  }
}
