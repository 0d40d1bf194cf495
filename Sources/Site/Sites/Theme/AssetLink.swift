import Articles
import Assets
import Markup

/// An address in a style or a script that means a file of the site.
struct AssetLink: Sendable {
  let address: AssetAddress
  /// The path in the site that it means; what leaves the site means nothing that is there.
  let target: String
  /// The address without query and fragment.
  private let path: Substring

  /// Reads an address in the file at a path; other sites, data and the names of packages are none.
  init?(_ address: AssetAddress, in file: String, isStyle: Bool) {
    let text = address.text
    path = text.prefix { $0 != "?" && $0 != "#" }
    let hasScheme = URLScheme.name(of: path) != nil
    let isPackage = !isStyle && !["/", "./", "../"].contains { text.hasPrefix($0) }
    guard !path.isEmpty, !text.hasPrefix("//"), !hasScheme, !isPackage else { return nil }
    self.address = address
    target = SitePath.resolve(SitePath.decoded(String(path)), from: file) ?? ".."
  }

  /// Whether it begins at the site's root.
  var isRooted: Bool { path.hasPrefix("/") }

  /// The address from now on, where its target is at another one, and the site perhaps below a path.
  func rewritten(to renamed: String?, at site: SiteAddress) -> String {
    let rest = address.text[path.endIndex...]
    if isRooted { return quotable(site.root) + String((renamed ?? String(path)).dropFirst()) + rest }
    guard let name = renamed?.split(separator: "/").last else { return address.text }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return String(folder + name + rest)
  }

  /// A path that no quote or parenthesis in a style or a script can end.
  private func quotable(_ path: String) -> String {
    path.replacing("'", with: "%27").replacing("(", with: "%28").replacing(")", with: "%29").replacing("`", with: "%60")
  }
}
