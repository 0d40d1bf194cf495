import Parsing

/// Articles that a plug-in encrypts with a password in their front matter, such as those for Pelican and Hexo.
///
/// Garland encrypts nothing, so such an article would become public.
extension CleanedKeys {
  /// Makes a draft of an article with a password, and leaves the password out.
  mutating func hideProtected() {
    guard let entry = keys.map.entries.first(where: { ["password", "encrypt"].contains($0.key.lowercased()) }),
      entry.value.value.text != nil, entry.value.value != .bool(false)
    else { return }
    keys["draft"] = .bool(true)
    keys.remove([entry.key])
    note("is a draft now, because a password protected it", at: entry)
  }
}
