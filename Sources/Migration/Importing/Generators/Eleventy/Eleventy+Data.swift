import Parsing

extension Eleventy {
  /// Returns the front matter of a text with the data of its file and of the folders above it.
  func keys(of path: String, front: DataMap, in site: ForeignSite) -> DataMap {
    var bases = [path.withoutExtension]
    var folder = path.folderPath
    while !folder.isEmpty, folder == input || folder.hasPrefix(input.isEmpty ? "" : input + "/") {
      bases.append(folder + "/" + folder.fileName)
      folder = folder.folderPath
    }
    let maps = bases.flatMap { base in
      [".11tydata.json", ".json"].compactMap { site.map(base + $0) }
        + Self.scriptExtensions.compactMap { site.literals(base + ".11tydata" + $0) }
    }
    let merged = maps.reduce(front) { merged, map in
      map.entries.reduce(merged) { result, entry in
        guard let old = result[entry.key] else { return result.setting(entry.key, to: entry.value.value) }
        guard entry.key == "tags" else { return result }
        let tags = old.value.texts
        return result.setting("tags", to: .texts(tags + entry.value.value.texts.filter { !tags.contains($0) }))
      }
    }
    // Computed data wins; only texts can be read, not functions.
    let computed = merged["eleventyComputed"]?.map ?? computedForAll(in: site)
    guard let permalink = computed?["permalink"]?.value.text else { return merged }
    return merged.setting("permalink", to: .string(permalink))
  }

  private func computedForAll(in site: ForeignSite) -> DataMap? {
    let base = data + "/eleventyComputed"
    return site.map(base + ".json") ?? Self.scriptExtensions.lazy.compactMap { site.literals(base + $0) }.first
  }

  private static let scriptExtensions = [".js", ".cjs", ".mjs"]

  /// Returns a value of a file in the data folder, such as `site.title` of `_data/site.json`.
  func globalValue(_ path: [String], in site: ForeignSite) -> DataNode.Value? {
    guard let first = path.first, path.count > 1 else { return nil }
    let base = data + "/" + first
    var value =
      [".json", ".yml", ".yaml"].lazy.compactMap { site.map(base + $0) }.first
      .map { DataNode.Value.map($0) }
      ?? Self.scriptExtensions.lazy.compactMap { site.literals(base + $0) }.first.map { .map($0) }
    for part in path.dropFirst() { value = value?.map?[part]?.value }
    return value
  }
}

extension ForeignSite {
  /// Returns the literals of a data file in JavaScript, which can also be what a function returns.
  fileprivate func literals(_ path: String) -> DataMap? {
    guard let text = text(path) else { return nil }
    let markers = ["export default", "module.exports =", "data =", "=> (", "return"]
    let map = ScriptLiterals.object(after: markers, in: text)
    guard map?["permalink"] == nil, let permalink = PermalinkFunction.template(in: text) else { return map }
    return (map ?? DataMap()).setting("permalink", to: .string(permalink))
  }
}

/// A permalink that a data file computes: `` permalink: (data) => `/web/${data.page.fileSlug}/` ``.
enum PermalinkFunction {
  /// Returns the template text that the function returns, with tags such as `{{ page.fileSlug }}` for its values.
  static func template(in script: String) -> String? {
    let start = /\bpermalink\b\s*(?::\s*(?:async\b\s*)?(?:function\b\s*\w*\s*)?)?(?:\([^)]*\)|\w+)\s*(?:=>\s*)?(?=[{`])/
    guard let head = script.firstMatch(of: start) else { return nil }
    let body = script[head.range.upperBound...]
    let texts =
      body.first == "`"
      ? [body.dropFirst().prefix { $0 != "`" }]
      : block(body).matches(of: /\breturn\s*`([^`]*)`/).map(\.1)
    guard let text = texts.first else { return nil }
    // With several texts, only the code knows which one counts.
    guard texts.count == 1 else { return "{{ permalink() }}" }
    return String(text).replacing(/\$\{([^}]*)\}/) { match in
      let value = match.1.trimmed.replacing(/\bdata\./, with: "")
      if let call = value.wholeMatch(of: /(?:this\.)?slugify\((.*)\)/) { return "{{ \(call.1) | slugify }}" }
      return "{{ \(value) }}"
    }
  }

  /// Returns the code up to the brace that closes its first one.
  private static func block(_ code: Substring) -> Substring {
    var depth = 0
    for at in code.indices {
      if code[at] == "{" { depth += 1 }
      if code[at] == "}" { depth -= 1 }
      if depth == 0 { return code[...at] }
    }
    return code
  }
}
