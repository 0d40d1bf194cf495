import Garland

extension Page {
  /// A page put together from chunks.
  struct Streamed {
    let page: Page
    let chunks: [Int]
  }

  /// Renders `view` chunk by chunk.
  static func streaming(
    _ view: some View, in environment: EnvironmentValues = EnvironmentValues(), chunk: Int
  ) -> Streamed {
    let collected = Collected()
    let rendering = view.stream(in: environment, chunk: chunk) { span in
      for index in span.indices { collected.bytes.append(span[index]) }
      collected.chunks.append(span.count)
    }
    return Streamed(page: Page(rendering, bytes: collected.bytes), chunks: collected.chunks)
  }

  private final class Collected {
    var bytes: [UInt8] = []
    var chunks: [Int] = []
  }
}
