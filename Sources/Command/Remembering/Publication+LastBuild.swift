import Caching
import Publishing
import Records

extension Publication {
  /// How what a build made differs from what another had made; files that are copied count as what they were.
  init(of outputs: [BuildRecord.Output], after before: [BuildRecord.Output]) {
    self.init()
    var gone = Dictionary(before.map { ($0.path, $0.bytes) }) { first, _ in first }
    for output in outputs {
      switch (gone.removeValue(forKey: output.path), output.bytes) {
      case (nil, _): added.append(output.path)
      case (.copy?, .copy): unchanged.append(output.path)
      case (.stored(let one)?, .stored(let other)) where one.mark == other.mark && one.count == other.count:
        unchanged.append(output.path)
      default: changed.append(output.path)
      }
    }
    removed = gone.keys.sorted { $0.precedesByBytes($1) }
  }
}
