import Addresses
import Handles
import Markup
import Planning

/// Finds the files that a rendered page links to or loads, so that a build knows which files of the content are needed.
struct PageLinks: Sendable {
  private let address: SiteAddress
  /// The addresses of the domains of languages, if the site has such domains.
  private let domains: [SiteAddress]
  /// The paths in the output of copied files.
  private let copies: Set<String>

  init(of site: PlannedSite) {
    address = site.address
    let domains = site.settings.languages.compactMap(\.address)
    self.domains = domains.isEmpty ? [] : domains + [site.settings.address]
    copies = Set(site.plan.files.filter(\.isCopy).map(\.path))
  }

  /// Returns a subject for each file, whether it exists or not; the page of a folder counts as no file.
  ///
  /// They are recorded for the next build, so only what looks like a file counts.
  func files(in bytes: [UInt8], of page: Page) -> [Subject] {
    var (known, paths): (Set<String>, Set<String>) = ([], [])
    let add = { (written: String) in
      guard !written.hasSuffix("/"), known.insert(written).inserted, let path = file(at: written, on: page),
        !FileReferences.isPageOfFolder(path)
      else { return }
      paths.insert(path)
    }
    if SiteFile.path(of: page.address).hasSuffix(".html") {
      WrittenAddresses.inPage(bytes, .filesOnly, add)
    } else {
      WrittenAddresses.inText(bytes[...], .filesOnly, add)
    }
    return paths.map { .link($0) }
  }

  /// Returns the path in the output of the file at an address, unless a build makes the file itself.
  private func file(at written: String, on page: Page) -> String? {
    let target = ([address] + domains).lazy.map { LinkTarget(written, onPage: page.address, of: $0) }.first {
      if case .file = $0 { true } else { false }
    }
    guard case .file(let path, _)? = target else { return nil }
    let isMade = SiteFile.hasFingerprint(path) || SitePictures.isDerived(path)
    return isMade && !copies.contains(path) ? nil : path
  }
}
