/// Sample code in a language, with different names and numbers in each block.
enum CodeSample: String, CaseIterable {
  case swift, python, bash, json

  /// The languages, repeated by their frequency.
  static let frequent: [CodeSample] = [.swift, .swift, .python, .bash, .json]

  /// Returns some lines of code.
  func code(_ first: String, _ second: String, _ large: Int, _ small: Int) -> String {
    let (type, part) = (capitalized(first), capitalized(second))
    return switch self {
    case .swift:
      """
      /// A \(first) that counts each \(second).
      public struct \(type)\(part)<Element: Hashable & Sendable>: Sendable {
          public let limit = \(large)
          private var \(first)s: [Element: Int] = [:]

          @discardableResult
          public mutating func insert(_ \(second): Element) throws -> Bool {
              guard \(first)s.count < limit else { throw \(type)Error.full("no room for \\(\(second))") }
              \(first)s[\(second), default: 0] += 1 // once more
              return \(first)s[\(second)] == 1
          }

          public var frequent: [Element] {
              \(first)s.filter { $0.value > \(small) }.map(\\.key)
          }
      }

      """
    case .python:
      """
      @dataclass(frozen=True)
      class \(type):
          \"\"\"One \(first) and its \(second).\"\"\"
          name: str
          \(second): list[int] = field(default_factory=list)

          async def total(self, *, limit: int = \(large)) -> dict[str, float]:
              total = 0.0
              for index, value in enumerate(self.\(second)[:limit]):
                  if value % \(small) == 0 and value < 0x\(String(large, radix: 16)):
                      total += value ** 2 / (index + 1)  # a mean that runs along
                  await asyncio.sleep(0)
              return dict(total=total, label=f"{self.name!r}: {total:.2f}")

      """
    case .bash:
      """
      #!/usr/bin/env bash
      set -euo pipefail
      readonly \(first)="${1:-\(second)}"
      for file in ./"$\(first)"/*.md; do
        # how many there are in each
        count=$(grep -c '^## ' "$file" || true)
        if [[ "$count" -gt \(small) && -f "$file" ]]; then
          printf '%s\\t%d\\n' "${file##*/}" "$count" | tee -a "\(second).log"
        fi
      done
      echo "done: $? of \(large)" >&2

      """
    case .json:
      """
      {
        "name": "\(first)-\(second)",
        "version": "1.\(small).\(large)",
        "private": true,
        "limits": { "\(first)": \(large), "\(second)": [1, 2, \(small)], "ratio": 0.\(large) },
        "note": "an escaped \\"\(second)\\", a <\(first)> & more",
        "last": null
      }

      """
    }
  }

  private func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
