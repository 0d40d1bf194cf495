import Foundation
import Synchronization

/// A thread that exchanges two files, folders or links again and again, until `stop`.
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
      while !isStopped.load(ordering: .relaxed) {
        _ = unsafe rename(AT_FDCWD, first, AT_FDCWD, second, exchange)
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
