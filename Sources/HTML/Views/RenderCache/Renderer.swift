/// Renders a view repeatedly, and runs only the bodies whose inputs changed since the previous render.
///
/// A renderer keeps the bytes of each composite view with the environment values that the view read. It reuses the
/// bytes if an equal view is at the same position of the page, and these values are equal. Views are compared with
/// `==`, or field by field if their type has no `==`. A view that holds a closure or an object without `==` runs in
/// every render.
///
/// ```swift
/// let renderer = Renderer()
/// _ = renderer.render(Chat(messages))
/// let page = renderer.render(Chat(messages + [new]))
/// renderer.draws  // 1
/// ```
public final class Renderer {
  private let cache = RenderCache()

  /// Creates a renderer with an empty cache.
  public init() {}

  /// The number of bodies that the last render ran in the children of containers.
  public var draws: Int { cache.draws }

  /// The number of bodies that the last render ran outside of the children of containers.
  package var rootRuns: Int { cache.rootRuns }

  /// Renders `view`, with the same bytes, diagnostics and assets as without a cache.
  public func render<Content: View>(
    _ view: Content, in environment: EnvironmentValues = EnvironmentValues()
  ) -> Rendering {
    cache.begin()
    let recorder = EnvironmentReads()
    let session = RenderSession(environment: environment, recorder: recorder)
    let capacity = max(65_536, cache.records.previous.bytes.count + 16_384)
    let rendering = Rendering(session, capacity: capacity, cache: cache) {
      Content._render(view, at: .root, in: &$0)
    }
    if session.isIncomplete {
      cache.removeAll()
    } else {
      cache.end(rendering.bytes, session.events, recorder.all)
    }
    return rendering
  }
}
