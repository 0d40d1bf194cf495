public import Diagnostics
import Markup

/// The result of a render: the bytes, the diagnostics and the required assets.
public struct Rendering: Sendable {
  /// The markup, in UTF-8.
  public let bytes: [UInt8]
  /// The errors and warnings, in the order of the page.
  public let diagnostics: [Diagnostic]
  /// The assets that the views require, without repeats, in the order of the page.
  public let assets: [Asset]

  /// The markup as text.
  public var html: String { String(decoding: bytes, as: UTF8.self) }

  /// The markup with line breaks and indentation, for tests and debugging.
  public var pretty: String { PrettyMarkup(bytes).description }

  init(bytes: [UInt8], events: [RenderEvent]) {
    self.bytes = bytes
    diagnostics = RenderEvent.diagnostics(in: events)
    assets = RenderEvent.assets(in: events)
  }
}

extension View {
  /// Renders the view.
  ///
  /// If the page has more than `capacity` bytes, the buffer grows, and the bytes are copied once.
  ///
  /// ```swift
  /// Document { title { Text("Hello") } } content: { p { Text("1 < 2") } }.rendered().html
  /// ```
  @inlinable
  public func rendered(
    in environment: EnvironmentValues = EnvironmentValues(), capacity: Int = 65_536
  ) -> Rendering {
    Rendering(in: environment, capacity: capacity) { Self._render(self, at: .root, in: &$0) }
  }

  /// Renders the view up to a size.
  ///
  /// The views that can multiply their content check the limit and report an error. Then the result has no bytes.
  package func rendered(in environment: EnvironmentValues, capacity: Int, byteLimit: Int) -> Rendering {
    let session = RenderSession(environment: environment, byteLimit: byteLimit)
    return Rendering(session, capacity: capacity, cache: nil) { Self._render(self, at: .root, in: &$0) }
  }

  /// Renders the view and calls `write` with each chunk of about `chunk` bytes as soon as it is complete.
  ///
  /// The result holds no bytes, only the diagnostics and the required assets. The head of a `Document` depends on
  /// these, so a `Document` is written only when its body is complete.
  public func stream(
    in environment: EnvironmentValues = EnvironmentValues(), chunk: Int = 16_384,
    to write: @escaping (borrowing Span<UInt8>) -> Void
  ) -> Rendering {
    let session = RenderSession(environment: environment)
    var context = RenderContext(output: MarkupBuffer(capacity: chunk, drain: write), session: session)
    RenderSession.$current.withValue(session) { Self._render(self, at: .root, in: &context) }
    context.output.finish()
    return Rendering(bytes: [], events: session.events)
  }
}

extension Rendering {
  @usableFromInline
  init(in environment: EnvironmentValues, capacity: Int, _ render: (inout RenderContext) -> Void) {
    let session = RenderSession(environment: environment)
    self.init(session, capacity: capacity, cache: nil, render)
  }

  init(_ session: RenderSession, capacity: Int, cache: RenderCache?, _ render: (inout RenderContext) -> Void) {
    let bytes = MarkupBuffer.bytes(capacity: capacity) { buffer in
      var context = RenderContext(output: buffer, session: session, cache: cache)
      RenderSession.$current.withValue(session) { render(&context) }
      return context.finish()
    }
    let isComplete = session.size.bytesLeft(after: 0) >= 0
    self.init(bytes: isComplete ? bytes : [], events: session.events)
  }
}

extension RenderEvent {
  /// Returns the required assets, without repeats, in order.
  static func assets(in events: some Sequence<RenderEvent>) -> [Asset] {
    var seen: Set<Asset> = []
    return events.compactMap { event in
      guard case .asset(let asset) = event, seen.insert(asset).inserted else { return nil }
      return asset
    }
  }

  /// Returns the diagnostics in order, with a warning for each repeated `id` attribute.
  static func diagnostics(in events: [RenderEvent]) -> [Diagnostic] {
    var seen: Set<String> = []
    return events.compactMap { event in
      switch event {
      case .diagnostic(let diagnostic): diagnostic
      case .identifier(let identifier): seen.insert(identifier).inserted ? nil : .repeatedIdentifier(identifier)
      case .asset, .claim, .head: nil
      }
    }
  }
}
