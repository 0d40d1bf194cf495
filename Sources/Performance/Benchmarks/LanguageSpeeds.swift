import Components
import Files
import Garland
import Highlighting

/// A benchmark of syntax highlighting for each language, with ordinary and with hostile code.
///
///     swift run -c release Benchmarks --languages
///
/// The code is the test sample of the language, repeated.
struct LanguageSpeeds {
  private let samples: [(language: String, code: [UInt8])]

  /// Reads the samples of all languages.
  init() throws(FolderProblem) {
    var samples: [(language: String, code: [UInt8])] = []
    for language in Language.all where language.name != "text" {
      let sample = try Files.read("Tests/Fixtures/Languages/\(language.name).code", limit: 1 << 20)
      samples.append((language.name, Self.repeated(sample, atLeast: 1_000_000)))
    }
    self.samples = samples
  }

  /// Returns whether the text of the HTML equals the code, for each language.
  func check() -> Bool { samples.allSatisfy { Self.text(of: Self.html($0.code, $0.language)) == $0.code } }

  /// Returns a line per language with its name, its best speed and its goal.
  func run() -> [String] {
    samples.map { language, code in
      let times = (0..<9).map { _ in seconds { Self.html(code, language) } }
      let speed = Int(Double(code.count) / (times.min() ?? 1) / 1e6)
      let goal = language == "swift" ? 70 : 50
      return "\(language)\t\(speed) MB/s\t(goal \(goal))\t\(speed >= goal ? "reached" : "MISSED")"
    }
  }

  /// Returns a line per kind of hostile code: the time for 10 MB relative to the time for 5 MB.
  ///
  /// A ratio of 200 % means linear time.
  func runHostile() -> [String] {
    HostileCode.all.map { hostile in
      let times = (0..<3).map { _ in
        let short = seconds { Self.html(hostile.code(5_000_000), hostile.language) }
        return seconds { Self.html(hostile.code(10_000_000), hostile.language) } / short
      }
      let ratio = median(times)
      return "\(hostile.name)\t\(Int(ratio * 100)) %\t\(ratio < 3 ? "linear" : "MISSED")"
    }
  }

  private static func html(_ code: [UInt8], _ language: String) -> [UInt8] {
    CodeMarkup(
      text: code, range: code.indices, language: language, presentation: CodePresentation(), isColoured: true
    ).rendered(capacity: code.count * 8).bytes
  }

  private static func repeated(_ code: [UInt8], atLeast count: Int) -> [UInt8] {
    (0...(count / code.count)).flatMap { _ in code }
  }

  /// Returns the text of HTML that Garland rendered.
  private static func text(of html: [UInt8]) -> [UInt8] {
    let references: [([UInt8], UInt8)] = [
      (Array("&lt;".utf8), 0x3C), (Array("&gt;".utf8), 0x3E), (Array("&quot;".utf8), 0x22), (Array("&amp;".utf8), 0x26),
    ]
    var text: [UInt8] = []
    var index = 0
    while index < html.count {
      if html[index] == UInt8(ascii: "<") {
        while html[index] != UInt8(ascii: ">") { index += 1 }
        index += 1
      } else if let (reference, byte) = references.first(where: { html[index...].starts(with: $0.0) }) {
        text.append(byte)
        index += reference.count
      } else {
        text.append(html[index])
        index += 1
      }
    }
    return text
  }
}

/// Hostile code: a highlighter with backtracking would need hours for it.
private struct HostileCode {
  let name: String
  let language: String
  let piece: String

  static let all = [
    HostileCode(name: "one line of 10 MB", language: "swift", piece: "let a = b / c; "),
    HostileCode(name: "unclosed strings", language: "javascript", piece: "`${'"),
    HostileCode(name: "nested interpolations", language: "swift", piece: "\"\\("),
    HostileCode(name: "unclosed nested comments", language: "rust", piece: "/*"),
    HostileCode(name: "slashes that may start a regular expression", language: "javascript", piece: "= /a[ "),
    HostileCode(name: "unclosed heredocs", language: "bash", piece: "cat <<A <<B\n"),
    HostileCode(name: "emphasis markers", language: "markdown", piece: "*a _b [c `d "),
    HostileCode(name: "nested fences", language: "markdown", piece: "```markdown\n"),
    HostileCode(name: "unclosed scripts", language: "html", piece: "<script>\n"),
    HostileCode(name: "hashes", language: "swift", piece: "#"),
    HostileCode(name: "keys without a colon", language: "yaml", piece: "- a b "),
  ]

  func code(_ count: Int) -> [UInt8] { (0..<(count / piece.utf8.count)).flatMap { _ in Array(piece.utf8) } }
}
