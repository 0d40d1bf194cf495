/// A picture that stands for the site beside its name: in tabs, among bookmarks, on the screen of a telephone.
///
/// Nobody declares one: a file at an address that browsers ask for is one.
struct SiteIcon: Sendable, Equatable {
  /// Its path in the site.
  let address: String
  /// What a link to it says.
  let relation: String
  /// Its media type, if that tells more than its name.
  let type: String?
  let sizes: String?

  /// Those that there are among the addresses of a site, in the order in which pages name them.
  ///
  /// ```swift
  /// SiteIcon.all(among: ["/favicon.svg", "/logo.png"]).map(\.address)  // ["/favicon.svg"]
  /// ```
  static func all(among addresses: [String]) -> [SiteIcon] {
    let there = Set(addresses)
    return known.filter { there.contains($0.address) }
  }

  private static let known = [
    // Without a size, some browsers take this one where they could have the drawing.
    SiteIcon(address: "/favicon.ico", relation: "icon", type: nil, sizes: "32x32"),
    SiteIcon(address: "/favicon.png", relation: "icon", type: "image/png", sizes: nil),
    SiteIcon(address: "/favicon.svg", relation: "icon", type: "image/svg+xml", sizes: "any"),
    SiteIcon(address: "/apple-touch-icon.png", relation: "apple-touch-icon", type: nil, sizes: nil),
  ]
}
