import Components
import Files
import Garland
import Highlighting

/// How fast code of each language becomes coloured HTML, and whether time grows with the length of code made to be slow.
///
///     swift run -c release Benchmarks --languages
///
/// The code is the sample that each language is tested with, again and again.
struct LanguageSpeeds {
  private let samples: [(language: String, code: [UInt8])]

  /// Reads the samples of all languages.
  init() throws(FileProblem) {
    var samples: [(language: String, code: [UInt8])] = []
    for language in Language.all where language.name != "text" {
      let sample = try Files.read("Tests/Fixtures/Languages/\(language.name).code", limit: 1 << 20)
      samples.append((language.name, Self.repeated(sample, atLeast: 1_000_000)))
    }
    self.samples = samples
  }

  /// Whether the text of each page is the code it was made from.
  func check() -> Bool { samples.allSatisfy { Self.text(of: Self.html($0.code, $0.language)) == $0.code } }

  /// A line per language: its name, its best speed and its goal.
  func run() -> [String] {
    samples.map { language, code in
      let times = (0..<9).map { _ in seconds { Self.html(code, language) } }
      let speed = Int(Double(code.count) / (times.min() ?? 1) / 1e6)
      let goal = language == "swift" ? 70 : 50
      return "\(language)\t\(speed) MB/s\t(goal \(goal))\t\(speed >= goal ? "reached" : "MISSED")"
    }
  }

  /// A line per kind of hostile code: how much longer twice as much of it takes; twice, if all is well.
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

  /// The text of HTML that Garland wrote.
  private static func text(of html: [UInt8]) -> [UInt8] {
    let references: [([UInt8], UInt8)] = [
      (Array("&lt;".utf8), 0x3C), (Array("&gt;".utf8), 0x3E), (Array("&quot;".utf8), 0x22), (Array("&amp;".utf8), 0x26),
    ]
    var text: [UInt8] = []
    var at = 0
    while at < html.count {
      if html[at] == 0x3C {
        while html[at] != 0x3E { at += 1 }
        at += 1
      } else if html[at] == 0x26, let found = references.first(where: { html[at...].starts(with: $0.0) }) {
        text.append(found.1)
        at += found.0.count
      } else {
        text.append(html[at])
        at += 1
      }
    }
    return text
  }
}

/// Code that a reader which goes back would take hours for.
private struct HostileCode {
  let name: String
  let language: String
  let piece: String

  static let all = [
    HostileCode(name: "one line of 10 MB", language: "swift", piece: "let a = b / c; "),
    HostileCode(name: "openings of strings, none closed", language: "javascript", piece: "`${'"),
    HostileCode(name: "ever deeper interpolation", language: "swift", piece: "\"\\("),
    HostileCode(name: "comments that nest and never end", language: "rust", piece: "/*"),
    HostileCode(name: "slashes that might be expressions", language: "javascript", piece: "= /a[ "),
    HostileCode(name: "heredocs that wait for their line", language: "bash", piece: "cat <<A <<B\n"),
    HostileCode(name: "signs of emphasis", language: "markdown", piece: "*a _b [c `d "),
    HostileCode(name: "fences in fences", language: "markdown", piece: "```markdown\n"),
    HostileCode(name: "scripts that never end", language: "html", piece: "<script>\n"),
    HostileCode(name: "hashes", language: "swift", piece: "#"),
    HostileCode(name: "keys without a colon", language: "yaml", piece: "- a b "),
  ]

  func code(_ count: Int) -> [UInt8] { (0..<(count / piece.utf8.count)).flatMap { _ in Array(piece.utf8) } }
}
