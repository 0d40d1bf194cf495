package import Articles
package import Diagnostics
import Parsing
import Texts

/// A feed in the settings of a site, a section or a taxonomy.
///
/// ```yaml
/// feeds: [atom, rss]                        # at the usual addresses
/// feeds: {atom: /feed.xml, rss: index.xml}  # at chosen addresses
/// ```
package struct FeedSettings: Sendable, Equatable {
  package var format: FeedFormat
  /// The address that the author chose: within the site, or relative to the page of the list.
  package var path: String?
  /// The range of the setting.
  package var range: SourceRange?

  /// Returns the address of the feed of a list whose page is at an address.
  ///
  /// The path of a term's feed can contain `:slug`, the last part of the term's address without its extension.
  package func address(besidePage page: String) -> String {
    let slug = page.hasSuffix("/") ? page.lastPathComponent : page.fileStem
    let path = path?.replacing(":slug", with: slug) ?? format.file
    return path.hasPrefix("/") ? path : page.prefix(through: page.lastIndex(of: "/") ?? page.startIndex) + path
  }
}

package enum FeedFormat: String, Sendable, CaseIterable {
  case atom, rss, json

  /// The name for readers.
  package var name: String {
    switch self {
    case .atom: "Atom"
    case .rss: "RSS"
    case .json: "JSON Feed"
    }
  }

  /// The file name.
  package var file: String {
    switch self {
    case .atom: "atom.xml"
    case .rss: "rss.xml"
    case .json: "feed.json"
    }
  }

  /// The media type.
  package var type: String {
    switch self {
    case .atom: "application/atom+xml"
    case .rss: "application/rss+xml"
    case .json: "application/feed+json"
    }
  }
}

extension FeedSettings {
  /// What `feeds` can be.
  package static let form = FieldForm.either([
    .list(.choice(of: FeedFormat.self)),
    .map(FeedFormat.allCases.map { FieldDescription($0.rawValue, .type(.sitePath), "the address of the feed") }),
  ])

  /// What `feeds` of a taxonomy can be.
  package static let formOfTerms = FieldForm.either([
    .list(.choice(of: FeedFormat.self)),
    .map(
      FeedFormat.allCases.map {
        FieldDescription(
          $0.rawValue, .type(.text), "a file beside the page of a term, or a pattern such as `/feeds/:slug.xml`")
      }),
  ])
}

extension FieldReader {
  /// Reads `feeds`: a list of formats, or a map from formats to addresses; without an address, it is the usual one.
  ///
  /// If `isShared`, several lists have these feeds. Then an address that begins with a slash needs `:slug`, because all
  /// of them would have it otherwise.
  mutating func feeds(_ name: String, isShared: Bool = false) -> [FeedSettings]? {
    guard let node = value(name) else { return nil }
    if let map = node.map { return feeds(map, isShared: isShared) }
    var feeds: [FeedSettings] = []
    for item in items(name, allowsLoneText: false) ?? [] {
      guard let format = FeedFormat(rawValue: item.text) else {
        reject(item, .unknownFeed(item.text))
        continue
      }
      if feeds.contains(where: { $0.format == format }) {
        reject(item, .duplicateName(item.text))
      } else {
        feeds.append(FeedSettings(format: format, range: range(of: node)))
      }
    }
    return feeds
  }

  private mutating func feeds(_ map: DataMap, isShared: Bool) -> [FeedSettings] {
    var addresses = FieldReader(map, in: source, area: "site")
    return map.entries.compactMap { entry in
      guard let format = FeedFormat(rawValue: entry.key) else {
        report(SettingsProblem.unknownFeed(entry.key).diagnostic(at: SourceRange(source, entry.keyRange)))
        return nil
      }
      let range = range(of: entry.value)
      if entry.value.value == .null { return FeedSettings(format: format, range: range) }
      let text = entry.value.textual ?? ""
      if isShared, text.contains(":slug"), FieldReader.isSitePath(text.replacing(":slug", with: "x")),
        !text.hasSuffix("/")
      {
        return FeedSettings(format: format, path: text, range: range)
      }
      if let path = addresses.sitePath(entry.key), !path.hasSuffix("/"), !isShared || !path.hasPrefix("/") {
        return FeedSettings(format: format, path: path, range: range)
      }
      let expectation =
        isShared
        ? "a file beside the page of each term, such as feed.xml, or a pattern such as /feeds/:slug.xml"
        : "the address of a file, such as /feed.xml"
      report(SettingsProblem.wrong(entry.key, text, expectation, known: []).diagnostic(at: range))
      return nil
    }
  }
}
