import Articles
import Synchronization
import Views

/// Where drawn articles wait for their pages: in memory while there is room, then in a scratch space.
final class DrawingShelf: Sendable {
  private let room: Mutex<Int>
  private let scratch: (any ScratchSpace)?
  /// How many more articles may be drawn while others go on.
  private let aside: Mutex<Int>

  /// Has room in memory for so many bytes; so many articles may be drawn while others go on.
  init(room: Int, beyond scratch: (any ScratchSpace)?, aside: Int = 0) {
    self.room = Mutex(room)
    self.scratch = scratch
    self.aside = Mutex(aside)
  }

  /// Draws an article that was read: the first few while others go on, for after a change there are seldom more, and the plan can be
  /// made meanwhile; any other at once, for its text takes memory until then.
  func draw(_ article: Article) -> Deferred<DrawnAhead> {
    let isAside = aside.withLock { rest in
      rest -= 1
      return rest >= 0
    }
    return isAside
      ? Deferred { DrawnAhead(article, on: self) } : Deferred(value: DrawnAhead(article, on: self))
  }

  /// Puts a drawn article there; nothing where there is no place for it, so that it has to be drawn again.
  func put(_ body: DrawnBody) -> WaitingBody? {
    let size = body.bytes.count
    let fits = room.withLock { room in
      guard size <= room else { return false }
      room -= size
      return true
    }
    return fits ? .inMemory(body) : scratch?.put(body.record).map { .outside(self, $0, body.assets) }
  }

  fileprivate func body(at place: Range<Int>, _ assets: [Asset]) -> DrawnBody? {
    scratch?.bytes(at: place).flatMap { try? DrawnBody(record: $0, assets) }
  }
}

/// A drawn article that waits for its page.
enum WaitingBody: Sendable {
  case inMemory(DrawnBody)
  case outside(DrawingShelf, Range<Int>, [Asset])

  /// The article, if it can still be had.
  var body: DrawnBody? {
    switch self {
    case .inMemory(let body): body
    case .outside(let shelf, let place, let assets): shelf.body(at: place, assets)
    }
  }
}
