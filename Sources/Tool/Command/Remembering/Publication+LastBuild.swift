import Caching
import Publishing
import Records

extension Publication {
  /// How what a build made differs from what another had made, both in the byte order of paths.
  ///
  /// Files that are copied count as what they were.
  init(of outputs: [BuildRecord.Output], after before: [BuildRecord.Output]) {
    self.init()
    var isGone = before.map { _ in true }
    var next = 0
    for output in outputs {
      let place = before.place(of: output.path, near: next) { $0.path }
      if let place { (isGone[place], next) = (false, place + 1) }
      switch (place.map { before[$0].bytes }, output.bytes) {
      case (nil, _): added.append(output.path)
      case (.copy?, .copy): unchanged.append(output.path)
      case (.stored(let one)?, .stored(let other)) where one.mark == other.mark && one.count == other.count:
        unchanged.append(output.path)
      default: changed.append(output.path)
      }
    }
    removed = zip(before, isGone).filter(\.1).map(\.0.path)
  }
}
