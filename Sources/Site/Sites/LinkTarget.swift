import Addresses
import Markup
package import Planning
import Texts

/// The target of an address on a page.
package enum LinkTarget: Hashable, Sendable {
  /// A file of the site, and the id of a part of it.
  case file(String, part: String?)
  /// A path on the site's host that is not below the site's root path.
  case outside(String)
  /// Another site.
  case external(String)
  /// Something that cannot be checked, such as a mail address.
  case nothing

  /// Resolves an address as a browser does on the given page.
  package init(_ written: String, onPage page: String, of site: SiteAddress) {
    let text = written.withoutIgnoredWhiteSpace
    let hash = text.utf8.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
    let part = hash < text.endIndex ? String(Substring(text.utf8[hash...].dropFirst())) : ""
    let beforePart = text[..<hash]
    let address = beforePart[..<(beforePart.utf8.firstIndex(of: UInt8(ascii: "?")) ?? hash)]
    let location = Location(site: site, part: part.isEmpty ? nil : part)
    switch URLScheme.name(of: address)?.lowercased() {
    case "http"?, "https"?: self = location.target(ofWhole: String(address), String(beforePart))
    case _?: self = .nothing
    case nil:
      if address.hasPrefix("//") {
        let scheme = site.origin.prefix { $0 != ":" }
        self = location.target(ofWhole: "\(scheme):\(address)", "\(scheme):\(beforePart)")
      } else if address.isEmpty {
        self = .file(SiteFile.path(of: page), part: location.part)
      } else if address.utf8.first == UInt8(ascii: "/") {
        self = location.target(ofPath: String(address))
      } else {
        let folder = page.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(page[...$0]) } ?? "/"
        self = location.target(ofPath: site.local(folder) + address)
      }
    }
  }

  /// Where to look for what an address leads to.
  private struct Location {
    let site: SiteAddress
    let part: String?

    func target(ofWhole address: String, _ withQuery: String) -> LinkTarget {
      let origin = site.origin.utf8
      let hasOrigin = address.utf8.prefix(origin.count).lazy.map(\.lowercasedASCII).elementsEqual(origin)
      let rest = Substring(address.utf8.dropFirst(origin.count))
      guard site.isGiven, hasOrigin, rest.isEmpty || rest.utf8.first == UInt8(ascii: "/") else {
        return .external(withQuery)
      }
      let target = target(ofPath: rest.isEmpty ? "/" : String(rest))
      // A full URL to another path of the same host is a link to another site.
      if case .outside = target { return .external(withQuery) }
      return target
    }

    func target(ofPath written: String) -> LinkTarget {
      // Most paths have no such names.
      let names = zip(written.utf8, written.utf8.dropFirst())
      let isPlain = names.allSatisfy { $0 != UInt8(ascii: "/") || $1 != UInt8(ascii: "/") && $1 != UInt8(ascii: ".") }
      let path = isPlain ? written : Self.resolved(written)
      guard path.utf8.starts(with: site.root.utf8) || path + "/" == site.root else { return .outside(path) }
      return .file(SiteFile.path(of: "/" + Substring(path.utf8.dropFirst(site.root.utf8.count))), part: part)
    }

    /// Returns a path without empty names, `.` and `..`.
    private static func resolved(_ written: String) -> String {
      var parts: [Substring] = []
      for name in written.split(separator: "/") where name != "." {
        // Browsers ignore `..` at the root of a host.
        if name == ".." { _ = parts.popLast() } else { parts.append(name) }
      }
      let isFolder = ["/", "/.", "/.."].contains(where: written.hasSuffix) && !parts.isEmpty
      return "/" + parts.joined(separator: "/") + (isFolder ? "/" : "")
    }
  }
}

extension String {
  /// The address without the characters that browsers ignore: line endings, tabs, and white space around it.
  fileprivate var withoutIgnoredWhiteSpace: String {
    guard utf8.contains(where: { $0 <= 0x20 }) else { return self }
    let text = filter { !$0.isNewline && $0 != "\t" }
    guard let last = text.lastIndex(where: { $0 != " " }) else { return "" }
    return String(text[...last].drop { $0 == " " })
  }
}

/// Resolves addresses on the pages of a site, whose languages can have domains of their own.
package struct LinkResolver: Sendable {
  /// The address of each edition, and its folder in the output.
  private let editions: [(address: SiteAddress, folder: String)]
  /// All addresses with folders, also those that a preview hides.
  private let domains: [(address: SiteAddress, folder: String)]

  init(_ editions: [PlannedSite]) {
    self.editions = editions.map { ($0.address, String($0.folder.dropFirst())) }
    let hidden = (editions.first?.settings.languages ?? []).compactMap { language in
      language.hiddenAddress.map { (address: $0, folder: String(language.path.dropFirst())) }
    }
    domains = self.editions + hidden
  }

  /// The origins of all domains.
  var origins: [String] { Set(domains.filter(\.address.isGiven).map(\.address.origin)).sorted() }

  /// The root path of an edition's domain.
  func root(of edition: Int) -> String { editions[edition].address.root }

  /// Returns the target of an address on a page of an edition, as a path of the output.
  package func target(of written: String, on page: String?, in edition: Int) -> LinkTarget {
    let (address, folder) = editions[edition]
    switch LinkTarget(written, onPage: page ?? "/", of: address) {
    case .file(let path, let part): return .file(folder + path, part: part)
    case .external(let whole):
      for other in domains where other.address != address {
        if case .file(let path, let part) = LinkTarget(written, onPage: "/", of: other.address) {
          return .file(other.folder + path, part: part)
        }
      }
      return .external(whole)
    case let target: return target
    }
  }

  /// Returns the number of the edition whose folder a path of the output is in.
  package func edition(ofPath path: String) -> Int {
    editions.indices.first { !editions[$0].folder.isEmpty && path.hasPrefix(editions[$0].folder) } ?? 0
  }

  /// Returns the address in its domain of a page of the output.
  package func address(ofPath path: String, in edition: Int) -> String {
    SiteFile.address(ofFile: String(path.dropFirst(editions[edition].folder.utf8.count)))
  }

  /// Returns an address without the origin of an edition's domain.
  func withoutOrigin(_ written: String, in edition: Int) -> Substring {
    let address = editions[edition].address
    return address.isGiven && written.hasPrefix(address.origin + "/")
      ? written.dropFirst(address.origin.count) : written[...]
  }

  /// Returns an address as authors write it, without the site's root path.
  package func authored(_ address: String, in edition: Int) -> String {
    editions[edition].address.rest(of: address).map { "/" + $0 } ?? address
  }
}
