import Articles
import Texts

/// The blocks of a translation with the blocks of the original that they translate.
///
/// Words differ between languages. So the kinds and the order of the blocks decide, with what translators keep: ids,
/// code, addresses, numbers and names in Latin letters.
struct BlockAlignment {
  /// For each block of the translation, the blocks of the original: several for paragraphs that were split or joined.
  private(set) var originals: [[Int]]

  /// The largest number of pairs of blocks to compare.
  private static let comparisons = 250_000

  init(_ translation: [ArticleBlock], with original: [ArticleBlock]) {
    originals = translation.map { _ in [] }
    if translation.map(\.kind) == original.map(\.kind) {
      originals = translation.indices.map { [$0] }
      return
    }
    guard translation.count * original.count <= Self.comparisons else { return }
    var gap = (0, 0)
    for (index, other) in Self.certainPairs(translation, original) + [(translation.count, original.count)] {
      alignGap(gap.0..<index, translation, gap.1..<other, original)
      if index < translation.count { originals[index] = [other] }
      gap = (index + 1, other + 1)
    }
  }

  /// Returns the share of blocks with equal kinds in the same order.
  static func likeness(_ translation: [ArticleBlock], _ original: [ArticleBlock]) -> Double {
    let known = Set((translation + original).map(\.kind))
    let numbers = Dictionary(uniqueKeysWithValues: known.enumerated().map { ($1, UInt64($0)) })
    let kinds = { (blocks: [ArticleBlock]) in blocks.compactMap { numbers[$0.kind] } }
    let steps = SequenceDifference.steps(from: kinds(translation), to: kinds(original))
    let common = steps.count { if case .both = $0 { true } else { false } }
    return Double(common) / Double(max(translation.count, original.count, 1))
  }

  /// Aligns what is between two certain pairs: equal kinds in order, or only paragraphs of one container.
  private mutating func alignGap(
    _ range: Range<Int>, _ translation: [ArticleBlock], _ others: Range<Int>, _ original: [ArticleBlock]
  ) {
    if range.isEmpty || others.isEmpty { return }
    if translation[range].map(\.kind) == original[others].map(\.kind) {
      for (index, other) in zip(range, others) { originals[index] = [other] }
    } else if (translation[range] + original[others]).allSatisfy({ $0.kind == .paragraph }) {
      for index in range { originals[index] = Array(others) }
    }
  }

  /// Returns the pairs in order that have something in common which no neighbour has.
  private static func certainPairs(_ translation: [ArticleBlock], _ original: [ArticleBlock]) -> [(Int, Int)] {
    let (marks, otherMarks) = (translation.map { BlockMarks($0) }, original.map { BlockMarks($0) })
    // The same headings in the same order are pairs.
    let headings = [translation, original].map { blocks in
      blocks.indices.filter { blocks[$0].kind.shape == .heading(level: 0) }
    }
    let haveSameHeadings = headings[0].map { translation[$0].kind } == headings[1].map { original[$0].kind }
    let pairedHeadings = haveSameHeadings ? Dictionary(uniqueKeysWithValues: zip(headings[0], headings[1])) : [:]
    func weight(_ row: Int, _ column: Int) -> Double {
      guard translation[row].kind == original[column].kind, translation[row].depth == original[column].depth else {
        return 0
      }
      if let pair = pairedHeadings[row] { return pair == column ? 1 : 0 }
      return 0.05 + marks[row].likeness(to: otherMarks[column])
    }
    // The order alone is not certain.
    return SequenceDifference.heaviestPairs(translation.count, original.count, weight: weight).filter {
      weight($0, $1) > 0.5
    }
  }
}

/// What a translator keeps of a block.
private struct BlockMarks {
  private let identifier: String?
  private let code: UInt64?
  private let words: Set<String>

  init(_ block: ArticleBlock) {
    identifier = block.identifier
    code = block.kind == .code ? block.hash : nil
    let latin = block.text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    words = Set(latin.filter { $0.count > 1 }.map { String($0) } + block.details)
  }

  /// Returns a number from 0 to 1.
  func likeness(to other: BlockMarks) -> Double {
    if identifier != nil, identifier == other.identifier { return 1 }
    if code != nil, code == other.code { return 1 }
    let count = words.count + other.words.count
    return count == 0 ? 0 : 2 * Double(words.intersection(other.words).count) / Double(count)
  }
}
