import Garland
import Glibc
import TestSupport
import Testing

/// The nesting limit depends on the stack of the thread that renders.
@Suite struct `Deep pages on a thread with a small stack` {
  static let stacks = [256, 512, 2_048]

  @Test(arguments: stacks)
  func `a page that nests too deeply reports one error and does not crash`(kilobytes: Int) async {
    await #expect(processExitsWith: .success) { [kilobytes = kilobytes as Int] in
      // The main thread creates and releases the view, because releasing nested views takes stack space, too.
      let view = (0..<8_000).reduce(AnyView(Text("deep"))) { view, _ in AnyView(Group { view }) }
      let codes = onThread(stack: kilobytes << 10) { view.rendered().diagnostics.map(\.code.rawValue) }
      #expect(codes == ["views.nesting-limit"])
    }
  }

  @Test(arguments: Loop.allCases)
  func `a view that contains itself reports one error`(loop: Loop) async {
    await #expect(processExitsWith: .success, "\(loop.rawValue)") { [loop = loop.rawValue as String] in
      let loop = try #require(Loop(rawValue: loop))
      let codes = onThread(stack: 512 << 10) {
        loop.view.erased.rendered().diagnostics.filter { $0.severity == .error }.map(\.code.rawValue)
      }
      #expect(codes == ["views.nesting-limit"])
    }
  }

  @Test func `a page that fits the stack is rendered`() async {
    await #expect(processExitsWith: .success) {
      let rendering = onThread(stack: 512 << 10) {
        (0..<20).reduce(AnyView(Text("deep"))) { view, _ in AnyView(div { view }) }.rendered()
      }
      #expect(rendering.diagnostics.isEmpty)
      #expect(rendering.html.contains("deep"))
    }
  }
}

/// Runs `work` on a new thread with a stack of `bytes` bytes, and returns its result.
private func onThread<Value>(stack bytes: Int, _ work: @escaping () -> Value) -> Value {
  let job = Job(work)
  var attributes = pthread_attr_t()
  var thread = pthread_t()
  unsafe pthread_attr_init(&attributes)
  unsafe pthread_attr_setstacksize(&attributes, bytes)
  let pointer = unsafe Unmanaged.passUnretained(job).toOpaque()
  let status = unsafe pthread_create(
    &thread, &attributes,
    { pointer in
      if let pointer = unsafe pointer { unsafe Unmanaged<AnyJob>.fromOpaque(pointer).takeUnretainedValue().run() }
      return nil
    }, pointer)
  precondition(status == 0, "the system did not create a thread")
  pthread_join(thread, nil)
  return job.result ?? { preconditionFailure("the thread did not run") }()
}

private class AnyJob {
  func run() {}
}

private final class Job<Value>: AnyJob {
  private let work: () -> Value
  private(set) var result: Value?

  init(_ work: @escaping () -> Value) {
    self.work = work
  }

  override func run() { result = work() }
}
