/// Code of some languages, with names and numbers that differ from block to block.
enum CodeSample: String, CaseIterable {
  case swift, python, bash, json

  /// The languages as often as they come.
  static let frequent: [CodeSample] = [.swift, .swift, .python, .bash, .json]

  /// Some lines of it.
  func code(_ one: String, _ other: String, _ large: Int, _ small: Int) -> String {
    let (type, part) = (one.prefix(1).uppercased() + one.dropFirst(), other.prefix(1).uppercased() + other.dropFirst())
    return switch self {
    case .swift:
      """
      /// A \(one) that counts each \(other).
      public struct \(type)\(part)<Element: Hashable & Sendable>: Sendable {
          public let limit = \(large)
          private var \(one)s: [Element: Int] = [:]

          @discardableResult
          public mutating func insert(_ \(other): Element) throws -> Bool {
              guard \(one)s.count < limit else { throw \(type)Error.full("no room for \\(\(other))") }
              \(one)s[\(other), default: 0] += 1 // once more
              return \(one)s[\(other)] == 1
          }

          public var frequent: [Element] {
              \(one)s.filter { $0.value > \(small) }.map(\\.key)
          }
      }

      """
    case .python:
      """
      @dataclass(frozen=True)
      class \(type):
          \"\"\"One \(one) and its \(other).\"\"\"
          name: str
          \(other): list[int] = field(default_factory=list)

          async def total(self, *, limit: int = \(large)) -> dict[str, float]:
              total = 0.0
              for index, value in enumerate(self.\(other)[:limit]):
                  if value % \(small) == 0 and value < 0x\(String(large, radix: 16)):
                      total += value ** 2 / (index + 1)  # a mean that runs along
                  await asyncio.sleep(0)
              return dict(total=total, label=f"{self.name!r}: {total:.2f}")

      """
    case .bash:
      """
      #!/usr/bin/env bash
      set -euo pipefail
      readonly \(one)="${1:-\(other)}"
      for file in ./"$\(one)"/*.md; do
        # how many there are in each
        count=$(grep -c '^## ' "$file" || true)
        if [[ "$count" -gt \(small) && -f "$file" ]]; then
          printf '%s\\t%d\\n' "${file##*/}" "$count" | tee -a "\(other).log"
        fi
      done
      echo "done: $? of \(large)" >&2

      """
    case .json:
      """
      {
        "name": "\(one)-\(other)",
        "version": "1.\(small).\(large)",
        "private": true,
        "limits": { "\(one)": \(large), "\(other)": [1, 2, \(small)], "ratio": 0.\(large) },
        "note": "an escaped \\"\(other)\\", a <\(one)> & more",
        "last": null
      }

      """
    }
  }
}
