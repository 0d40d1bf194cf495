import Addresses
import Converting

extension MarkdownFromHTML {
  /// Turns on what the Markdown of this conversion needs.
  static func allow(in settings: inout SiteConfiguration) {
    settings.set(.html, to: "trusted")
    settings.turnOn(.inlineAttributes)
  }

  /// Returns blocks in a container.
  static func container(_ name: String, label: String = "", _ blocks: [String]) -> String {
    let text = Array("\n\(blocks.joined(separator: "\n\n"))\n".utf8)
    let markup = ContainerMarkup(name, label: label.isEmpty ? nil : label)
    return String(decoding: markup.around(text), as: UTF8.self)
  }
}

extension CleanedHTML {
  /// What the report says about the markup that was left out.
  var notes: [ConvertedText.Note] {
    removed.sorted { $0.key < $1.key }.map { what, count in
      ConvertedText.Note(message: count == 1 ? "\(what) is left out" : "\(what) is left out \(count) times")
    }
  }
}
