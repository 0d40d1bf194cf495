import Articles

/// Articles with the same address, and those whose addresses differ only in capital letters.
///
/// Hugo and Jekyll overwrite one page with another without a word, but Garland publishes nothing then. Some file systems
/// do not distinguish capital letters.
enum SharedAddresses {
  /// Returns new addresses for all articles but the last one of each address, by their indices.
  static func replacements(for urls: [String]) -> [Int: String] {
    let groups = Dictionary(grouping: urls.indices) { key(urls[$0]) }.filter { $0.value.count > 1 }
    var used = Set(urls.map(key))
    var replacements: [Int: String] = [:]
    for (_, indices) in groups.sorted(by: { $0.key < $1.key }) {
      for index in indices.dropLast() {
        let url = urls[index]
        var number = 2
        while used.contains(key(numbered(url, number))) { number += 1 }
        replacements[index] = numbered(url, number)
        used.insert(key(numbered(url, number)))
      }
    }
    return replacements
  }

  /// Returns what is equal for addresses of the same file.
  private static func key(_ address: String) -> String {
    let path = SitePath.decoded(address).lowercased()
    return path.hasSuffix("/index.html") ? String(path.dropLast("index.html".count)) : path
  }

  /// Returns an address with a number: `/bread-2/` or `/bread-2.html`.
  private static func numbered(_ url: String, _ number: Int) -> String {
    if url.hasSuffix("/") { return "\(url.dropLast())-\(number)/" }
    guard url.fileName.contains("."), let dot = url.lastIndex(of: ".") else { return "\(url)-\(number)" }
    return "\(url[..<dot])-\(number)\(url[dot...])"
  }
}
