import Parsing

/// Articles whose front matter gives them the same address.
///
/// Hugo and Jekyll overwrite one page with another without a word, but Garland publishes nothing then.
enum SharedAddresses {
  /// Returns new addresses for all articles but the last one of each address, by their indices.
  static func replacements(for urls: [String?]) -> [Int: String] {
    let indices = urls.indices.filter { urls[$0] != nil }
    let groups = Dictionary(grouping: indices) { urls[$0] ?? "" }.filter { $0.value.count > 1 }
    var used = Set(urls.compactMap(\.self))
    var replacements: [Int: String] = [:]
    for (url, indices) in groups.sorted(by: { $0.key < $1.key }) {
      for index in indices.dropLast() {
        var number = 2
        while used.contains(numbered(url, number)) { number += 1 }
        replacements[index] = numbered(url, number)
        used.insert(numbered(url, number))
      }
    }
    return replacements
  }

  /// Returns an address with a number: `/bread-2/` or `/bread-2.html`.
  private static func numbered(_ url: String, _ number: Int) -> String {
    if url.hasSuffix("/") { return "\(url.dropLast())-\(number)/" }
    guard url.fileName.contains("."), let dot = url.lastIndex(of: ".") else { return "\(url)-\(number)" }
    return "\(url[..<dot])-\(number)\(url[dot...])"
  }
}
