import Articles
import Synchronization
import Texts

/// The files that one article includes, directly or through other files.
///
/// A file that includes itself twice doubles the text at each level. So no file is included inside itself, and the
/// included lines of an article have a limit.
///
/// ```swift
/// context.includes.include("parts/oven.md", from: site) { bytes in convert(bytes) }
/// ```
final class Includes: Sendable {
  fileprivate struct State {
    /// The article and the files around the current place, the outermost first.
    var chain: [String]
    /// The number of lines that were included.
    var lines = 0
    /// The files that were left out, and the reasons.
    var stops: [String] = []
    /// The included files and parts of files in their order, by their text without common indentation.
    var samples: [ArraySlice<UInt8>: [CodeReference]] = [:]
    /// The number of parts that were taken from the included files.
    var partCount = 0
    /// The Markdown files that stand in a place of their own.
    var whole: [String] = []
  }

  /// What an article is converted for.
  enum Purpose {
    case text
    /// To find the texts of the included files in the result: they are between marks.
    case marks
    /// To be a file that articles include.
    case sharing
  }

  /// The limit is above the included texts of all articles in the sites that were tried.
  private static let lineLimit = 20_000
  /// A line with more bytes counts as several lines.
  private static let lineLength = 200
  private static let depthLimit = 10

  private let state: Mutex<State>
  private let purpose: Purpose

  init(of article: String, for purpose: Purpose = .text) {
    self.purpose = purpose
    state = Mutex(State(chain: [article]))
  }

  /// Returns what `convert` makes of a file, or `nil` if the file does not exist or must not be included here.
  ///
  /// A file that is shown as code includes nothing, so it may show itself.
  func include<Result>(
    _ path: String, from site: ForeignSite, asCode isCode: Bool = false, _ convert: ([UInt8]) -> Result?
  ) -> Result? {
    guard site.has(path), mayEnter(path, isCode), let bytes = site.read(path), enter(path, bytes) else { return nil }
    let count = state.withLock(\.partCount)
    defer {
      state.withLock { state in
        _ = state.chain.popLast()
        if state.partCount == count { state.keep(CodeReference(file: path), as: Self.key(of: bytes)) }
      }
    }
    return convert(bytes)
  }

  /// The reasons why files were left out, for the report.
  var stops: [String] { state.withLock { $0.stops } }

  /// Checks everything that needs no look into the file, which may be long.
  private func mayEnter(_ path: String, _ isCode: Bool) -> Bool {
    state.withLock { state in
      guard state.lines <= Self.lineLimit else { return false }
      if !isCode, state.chain.contains(path) {
        return state.stop("`\(path)` is left out where it includes itself")
      }
      return state.chain.count <= Self.depthLimit
        || state.stop("`\(path)` is left out: more than \(Self.depthLimit) files include one another")
    }
  }

  private func enter(_ path: String, _ bytes: [UInt8]) -> Bool {
    let lines = max(bytes.count { $0 == 0x0A } + 1, bytes.count / Self.lineLength)
    return state.withLock { state in
      state.lines += lines
      guard state.lines <= Self.lineLimit else {
        return state.stop(
          "`\(path)` and all later includes are left out: the article includes more than \(Self.lineLimit) lines")
      }
      state.chain.append(path)
      return true
    }
  }

  // MARK: Shared files

  /// The first character of the lines around the text of a file; the dialects leave it as it is.
  private static let mark: Character = "\u{10FFFD}"

  /// Returns the text of a file in a place of its own, between marks if they are asked for.
  func marked(_ text: String, of path: String) -> String {
    guard purpose != .sharing, path.isMarkdown else { return text }
    return state.withLock { state in
      guard state.chain.count == 1 else { return text }
      state.whole.append(path)
      let line = "\(Self.mark)\(state.whole.count - 1)"
      return purpose == .marks ? "\(line)\n\n\(text)\n\n\(line)" : text
    }
  }

  /// Whether the article includes whole Markdown files.
  var hasWholeFiles: Bool { state.withLock { !$0.whole.isEmpty } }

  /// Returns the file to whose text a line is a mark.
  func file(markedBy line: String) -> String? {
    guard line.first == Self.mark, let index = Int(line.dropFirst()) else { return nil }
    return state.withLock { $0.whole.indices.contains(index) ? $0.whole[index] : nil }
  }

  // MARK: Code

  /// Returns some lines of a file; those that do not exist are left out.
  func part(of path: String, _ bytes: [UInt8], lines ranges: [ClosedRange<Int>]) -> [UInt8] {
    let file = FileLines(of: bytes)
    if file.lines.isEmpty { return [] }
    let shown = ranges.within(1...file.lines.count)
    let range = shown.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
    return keep(file[shown], as: CodeReference(file: path, range: range.joined(separator: ",")))
  }

  /// Returns a region of a file; `nil` if the file has no such region.
  func part(of path: String, _ bytes: [UInt8], region: String) -> [UInt8]? {
    let found = FileLines(of: bytes).region(region)
    guard found.names.contains(region) else { return nil }
    // Garland asks for the end of a region.
    return keep(found.lines, as: found.isOpen ? nil : CodeReference(file: path, region: region))
  }

  private func keep(_ lines: FileLines, as reference: CodeReference?) -> [UInt8] {
    let text = lines.text
    state.withLock { state in
      state.partCount += 1
      if let reference { state.keep(reference, as: Self.key(of: text)) }
    }
    return Array(text.dropLast())
  }

  /// Whether the article includes any file.
  var hasFiles: Bool { state.withLock { !$0.samples.isEmpty } }

  /// Returns for each code block the included file, or the part of one, whose text it has.
  ///
  /// Equal texts are in the order in which they were included. Where more blocks have a text than include it, an author wrote
  /// some of them, so none is taken.
  func samples(of code: [[UInt8]]) -> [CodeReference?] {
    let keys = code.map(Self.key)
    let counts = keys.reduce(into: [:]) { counts, key in counts[key, default: 0] += 1 }
    var rest = state.withLock(\.samples).filter { key, samples in
      samples.count == counts[key] || Set(samples).count == 1 && samples.count >= counts[key] ?? 0
    }
    return keys.map { key in
      guard let first = rest[key]?.first else { return nil }
      rest[key]?.removeFirst()
      return first
    }
  }

  /// A text without common indentation and without empty lines at the end.
  private static func key(of text: [UInt8]) -> ArraySlice<UInt8> {
    let lines = FileLines(of: text).unindented.text
    return lines[..<((lines.lastIndex { $0 > 0x20 } ?? -1) + 1)]
  }
}

extension Includes.State {
  fileprivate mutating func keep(_ reference: CodeReference, as key: ArraySlice<UInt8>) {
    samples[key, default: []].append(reference)
  }

  /// Adds a reason once, and returns `false`.
  fileprivate mutating func stop(_ reason: String) -> Bool {
    if !stops.contains(reason) { stops.append(reason) }
    return false
  }
}

extension [ClosedRange<Int>] {
  /// Returns the ranges without the numbers outside of another one.
  func within(_ all: ClosedRange<Int>) -> [ClosedRange<Int>] { filter(all.overlaps).map { $0.clamped(to: all) } }
}
