import Foundation
import Synchronization

/// A thread that exchanges two files, folders or links again and again, until `stop`.
///
/// It works in bursts and rests between them, so that a program beside it now meets an exchange between any two of its steps,
/// and now finds both paths at rest.
package final class Exchange: Sendable {
  private let isStopped = Atomic(false)
  private let end = DispatchSemaphore(value: 0)

  /// An error: the file system cannot exchange files.
  package struct Unsupported: Error {}

  /// Starts to exchange two paths.
  package init(of first: String, with second: String) throws {
    // The C library declares this function only with `_GNU_SOURCE`, which Swift cannot define.
    typealias Rename = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
    guard let symbol = unsafe dlsym(nil, "renameat2") else { throw Unsupported() }
    let rename = unsafe unsafeBitCast(symbol, to: Rename.self)
    let exchange = 2 as UInt32
    guard unsafe rename(AT_FDCWD, first, AT_FDCWD, second, exchange) == 0 else { throw Unsupported() }
    Thread.detachNewThread { [self] in
      var generator = SeededGenerator(seed: 5)
      while !isStopped.load(ordering: .relaxed) {
        for _ in 0..<Int.random(in: 1...1000, using: &generator) {
          _ = unsafe rename(AT_FDCWD, first, AT_FDCWD, second, exchange)
        }
        Thread.sleep(forTimeInterval: .random(in: 0...0.1, using: &generator))
      }
      end.signal()
    }
  }

  /// Stops, and waits until the thread has ended.
  package func stop() {
    guard !isStopped.exchange(true, ordering: .relaxed) else { return }
    end.wait()
  }
}
