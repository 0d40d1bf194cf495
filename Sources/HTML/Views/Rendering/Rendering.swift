public import Diagnostics
import Markup

/// A rendered view: its bytes, what is wrong with it, and what a page that shows it needs.
public struct Rendering: Sendable {
  /// The markup, in UTF-8.
  public let bytes: [UInt8]
  /// What is wrong or doubtful, in the order in which it was met.
  public let diagnostics: [Diagnostic]
  /// The assets that views need, each once, in the order in which they were first needed.
  public let assets: [Asset]

  /// The markup as text.
  public var html: String { String(decoding: bytes, as: UTF8.self) }

  /// The markup laid out for people, for tests and debugging.
  public var pretty: String { PrettyMarkup(bytes).description }

  init(bytes: [UInt8], facts: [Fact]) {
    self.bytes = bytes
    diagnostics = Fact.diagnostics(in: facts)
    assets = Fact.assets(in: facts)
  }
}

extension View {
  /// Renders the view.
  ///
  /// A page that fits into `capacity` bytes is written where it stays; a larger one is copied once.
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

  /// Renders the view chunk by chunk, for a caller that sends it on while it is being made.
  ///
  /// The bytes come in pieces of about `chunk` bytes. What the page needs and what is wrong with it is known at the end; so a
  /// `Document`, whose head depends on that, arrives only when its body is complete, while anything else streams as it is made.
  public func stream(
    in environment: EnvironmentValues = EnvironmentValues(), chunk: Int = 16_384,
    to write: @escaping (borrowing Span<UInt8>) -> Void
  ) -> Rendering {
    let box = RenderBox(environment: environment)
    var context = RenderContext(output: MarkupBuffer(capacity: chunk, drain: write), box: box)
    RenderBox.$current.withValue(box) { Self._render(self, at: .root, in: &context) }
    context.output.finish()
    return Rendering(bytes: [], facts: box.facts)
  }
}

extension Rendering {
  @usableFromInline
  init(in environment: EnvironmentValues, capacity: Int, _ render: (inout RenderContext) -> Void) {
    let box = RenderBox(environment: environment)
    self.init(box, capacity: capacity, retention: nil, render)
  }

  init(_ box: RenderBox, capacity: Int, retention: Retention?, _ render: (inout RenderContext) -> Void) {
    let bytes = MarkupBuffer.bytes(capacity: capacity) { buffer in
      var context = RenderContext(output: buffer, box: box, retention: retention)
      RenderBox.$current.withValue(box) { render(&context) }
      return context.finish()
    }
    self.init(bytes: bytes, facts: box.facts)
  }
}

extension Fact {
  /// Every asset once, in the order in which they were first needed.
  static func assets(in facts: some Sequence<Fact>) -> [Asset] {
    var seen: Set<Asset> = []
    return facts.compactMap { fact in
      guard case .asset(let asset) = fact, seen.insert(asset).inserted else { return nil }
      return asset
    }
  }

  /// Every diagnostic, and a warning for each identifier that is taken twice.
  static func diagnostics(in facts: [Fact]) -> [Diagnostic] {
    var seen: Set<String> = []
    return facts.compactMap { fact in
      switch fact {
      case .diagnostic(let diagnostic): diagnostic
      case .identifier(let identifier): seen.insert(identifier).inserted ? nil : .repeatedIdentifier(identifier)
      case .asset, .claim: nil
      }
    }
  }
}
