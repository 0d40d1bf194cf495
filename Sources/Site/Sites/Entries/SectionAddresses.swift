import Articles
import Records

/// Where the sections of a site are: one that has an address of its own takes along all that lies below it.
///
///     posts/_index.md with `slug: blog`   posts/a.md is at /blog/a/, posts/b/c.md at /blog/b/c/, posts/d.png at /blog/d.png
struct SectionAddresses: Sendable {
  /// What the article about a section says of its address.
  private enum Own {
    case slug(String)
    case address(String)
  }

  private var own: [String: Own] = [:]

  /// Takes what the articles about sections say, those that are left out for now among them: an address is to last.
  init(_ files: [ArticleFile] = []) {
    for file in files where file.place.role == .section && own[file.place.section] == nil {
      let (place, outline) = (file.place, file.metadata)
      // Nothing can lie below a page that is a file.
      if let address = outline.url.map({ SiteFile.address($0) }), address.hasSuffix("/") {
        own[place.section] = .address(address)
      } else if outline.url == nil, let slug = outline.slug {
        own[place.section] = .slug(slug)
      }
    }
  }

  /// The address of a section, by its folders joined by slashes.
  func address(of section: String) -> String {
    var address = "/"
    for path in SectionPath.chain(to: section) {
      switch own[path] {
      case .address(let other): address = other
      case .slug(let slug): address += AddressPart.inAddress(slug) + "/"
      case nil: address += AddressPart.inAddress(SectionPath.name(of: path)) + "/"
      }
    }
    return address
  }

  /// The hash of all of them.
  var hash: ContentHash {
    let said = own.map { path, own in
      switch own {
      case .slug(let slug): [path, "slug", slug]
      case .address(let address): [path, "address", address]
      }
    }
    return ContentHash(of: said.inByteOrder { $0[0] }.flatMap(\.self))
  }

  /// The address of a file in a folder of articles; names of files and folders stay as they are written.
  func address(ofFile path: String) -> String {
    guard !own.isEmpty, let moved = SectionPath.chain(to: path).last(where: { own[$0] != nil }) else {
      return "/" + SitePath.encoded(path)
    }
    return address(of: moved) + SitePath.encoded(String(path.dropFirst(moved.count + 1)))
  }
}
