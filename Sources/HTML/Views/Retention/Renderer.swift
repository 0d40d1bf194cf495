/// Renders a view again and again, and runs only the bodies whose inputs have changed since the last time.
///
/// A composite view is used again where it stands in the same place, is equal to what stood there, and what it read from
/// its surroundings is equal. Equality is the type's own `==`, else every field's; a view that holds a closure or an object
/// without `==` is run again each time.
///
/// ```swift
/// let renderer = Renderer()
/// _ = renderer.render(Chat(messages))
/// let page = renderer.render(Chat(messages + [new]))
/// renderer.draws  // 1
/// ```
public final class Renderer {
  private let retention = Retention()

  /// Makes a renderer that has rendered nothing yet.
  public init() {}

  /// How many bodies the last render ran at and below the children that containers meet.
  public var draws: Int { retention.draws }

  /// How many bodies the last render ran on the way from the root to the containers.
  public var rootRuns: Int { retention.rootRuns }

  /// Renders `view`; the bytes, the diagnostics and the assets are those of a fresh render.
  public func render<Content: View>(
    _ view: Content, in environment: EnvironmentValues = EnvironmentValues()
  ) -> Rendering {
    retention.begin()
    let recorder = ReadRecorder()
    let box = RenderBox(environment: environment, recorder: recorder)
    let capacity = max(65_536, retention.journals.last.bytes.count + 16_384)
    let rendering = Rendering(box, capacity: capacity, retention: retention) {
      Content._render(view, at: .root, in: &$0)
    }
    if box.isCutShort { retention.forget() } else { retention.end(rendering.bytes, box.facts, recorder.all) }
    return rendering
  }
}
