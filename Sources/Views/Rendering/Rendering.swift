public import Diagnostics
import Markup

/// A rendered view: its bytes, what is wrong with it, and what a page that shows it needs.
public struct Rendering {
  /// The markup, in UTF-8.
  public let bytes: [UInt8]
  /// What is wrong or doubtful, in the order in which it was met.
  public let diagnostics: [Diagnostic]
  /// The assets that views need, each once, in the order in which they were first needed.
  public let assets: [Asset]

  /// The markup as text.
  public var html: String { String(decoding: bytes, as: UTF8.self) }

  init(bytes: [UInt8], facts: [Fact]) {
    self.bytes = bytes
    (diagnostics, assets) = Fact.sorted(facts)
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
  /// The reports of a page by kind, each asset once, with a warning for every identifier that is taken twice.
  fileprivate static func sorted(_ facts: [Fact]) -> (diagnostics: [Diagnostic], assets: [Asset]) {
    var diagnostics: [Diagnostic] = []
    var assets: [Asset] = []
    var identifiers: Set<String> = []
    for fact in facts {
      switch fact {
      case .diagnostic(let diagnostic): diagnostics.append(diagnostic)
      case .asset(let asset): if !assets.contains(asset) { assets.append(asset) }
      case .identifier(let identifier):
        if !identifiers.insert(identifier).inserted { diagnostics.append(.repeatedIdentifier(identifier)) }
      }
    }
    return (diagnostics, assets)
  }
}
