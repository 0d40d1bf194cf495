import Articles
package import Records
import Texts

/// The addresses of sections.
///
/// If the `_index.md` of a section changes its address, the addresses of all files below the section change, too.
///
///     posts/_index.md   slug: blog
///     posts/a.md        is at /blog/a/
///     posts/b/c.md      is at /blog/b/c/
///     posts/d.png       is at /blog/d.png
package struct SectionAddresses: Sendable {
  /// The address from the front matter of a section's `_index.md`.
  private enum GivenAddress {
    case slug(String)
    case address(String)
  }

  private var given: [String: GivenAddress] = [:]
  /// The patterns for the pages of terms, by the folder of their taxonomy.
  private var termPaths: [String: AddressPattern<TermPlaceholder>] = [:]
  /// The settings for the addresses of pages.
  package let settings: AddressSettings

  /// Reads the addresses from `_index.md` files.
  ///
  /// Unpublished files count, too, so that addresses do not change when the files are published.
  ///
  /// `indexes` are the files of another edition, which count where this one sets nothing. `taxonomies` are the addresses of
  /// taxonomies, by the folder of the articles about their terms.
  package init(
    _ files: [ArticleFile] = [], borrowing indexes: [ArticleFile] = [], _ settings: AddressSettings = AddressSettings(),
    _ taxonomies: [String: TaxonomyPaths] = [:]
  ) {
    self.settings = settings
    for file in files { read(file) { settings.address(written: $0) } }
    for file in indexes { read(file) { settings.belowHome(SiteFile.address($0)) } }
    for (folder, paths) in taxonomies {
      if given[folder] == nil, let path = paths.taxonomy { given[folder] = .address(settings.belowHome(path)) }
      termPaths[folder] = paths.terms
    }
  }

  private mutating func read(_ file: ArticleFile, moving: (String) -> String) {
    let (place, metadata) = (file.place, file.metadata)
    guard place.role == .section, given[place.section] == nil else { return }
    // An address without a slash at the end is a file, so it cannot contain other pages.
    if let address = metadata.url.map(moving), address.hasSuffix("/") {
      given[place.section] = .address(address)
    } else if metadata.url == nil, let slug = metadata.slug {
      given[place.section] = .slug(slug)
    }
  }

  /// Returns whether the `_index.md` of a section sets its address.
  package func isGiven(_ section: String) -> Bool { given[section] != nil }

  /// Returns the address of the section at a path.
  package func address(of section: String) -> String {
    var address = settings.home
    for path in SectionPath.chain(to: section) {
      switch given[path] {
      case .address(let other): address = other
      case .slug(let slug): address = self.address(ofPart: slug, in: path.folderPath, at: address)
      case nil: address = self.address(ofPart: path.lastPathComponent, in: path.folderPath, at: address)
      }
    }
    return address
  }

  /// Returns the default address of an article or a section in the section at `address`.
  ///
  /// In the folder of a taxonomy, it is the address of a term.
  package func address(ofPart name: String, in section: String, at address: String) -> String {
    if let path = termPaths[section] { return settings.belowHome(path.address { _ in settings.part(ofTerm: name) }) }
    return address + settings.part(name) + "/"
  }

  /// The hash of all changed addresses.
  package var hash: ContentHash {
    let encoded = given.map { path, given in
      switch given {
      case .slug(let slug): [path, "slug", slug]
      case .address(let address): [path, "address", address]
      }
    }
    return ContentHash(of: encoded.inByteOrder { $0[0] }.flatMap(\.self))
  }

  /// Returns the address of a file in a section's folder.
  ///
  /// Only the address of the section can differ from its path; the names below the section are unchanged.
  package func address(ofFile path: String) -> String {
    guard !given.isEmpty, let moved = SectionPath.chain(to: path).last(where: { given[$0] != nil }) else {
      return "/" + SitePath.encoded(path)
    }
    return address(of: moved) + SitePath.encoded(String(path.dropFirst(moved.count + 1)))
  }
}
