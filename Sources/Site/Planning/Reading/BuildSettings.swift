package import Dates
package import Diagnostics
package import Records

/// The settings of a build: those of `site.yml`, with the address that the command line can override.
package struct BuildSettings: Sendable {
  package private(set) var settings = SiteSettings()
  /// The hash of `site.yml` without the parameters of the site.
  package private(set) var hash = ContentHash.absent
  package private(set) var address: SiteAddress
  /// The address of the folder in the output: `/fr/` for a language with a domain of its own.
  package private(set) var folder = "/"
  package private(set) var language: DateLanguage
  package private(set) var diagnostics: [Diagnostic] = []

  /// Reads `site.yml`, if the site has that file.
  init(in content: any SourceFolder, _ options: SiteOptions, _ sources: inout SourceMap) {
    var start: SourceRange?
    let path = SiteSettings.path
    if content.paths.contains(path) {
      let shown = "\(content.name)/\(path)"
      do {
        let file = SourceFile(path: shown, utf8: try content.read(path))
        let source = sources.add(file)
        start = .start(of: source)
        (settings, hash, diagnostics) = SiteSettings.read(file, as: source)
      } catch {
        let source = sources.add(SourceFile(path: shown, utf8: []))
        diagnostics = [.unreadable(shown, error.reason, at: .start(of: source))]
      }
    }
    diagnostics += settings.sources.compactMap { $0.diagnostic(options) }
    address = options.address ?? settings.address
    // At another address, such as that of a preview, the domains of languages do not exist.
    if options.hidesDomains || address != settings.address { settings = settings.withoutDomains() }
    language = DateLanguage(settings.language)
    // If the file has an error, it may define an address that the parser did not find.
    if !address.isGiven, !diagnostics.contains(where: { $0.severity == .error }) {
      diagnostics.append(SiteProblem.missingAddress.diagnostic(at: start))
    }
    if !language.isKnown {
      let problem = SiteProblem.unknownLanguage(settings.language)
      diagnostics.append(problem.diagnostic(at: settings.languageRange ?? start))
    }
  }

  /// The settings for each edition of the site.
  var editions: [BuildSettings] {
    settings.editions.map { edition in
      var result = self
      (result.settings, result.language) = (edition, DateLanguage(edition.language))
      let own = settings.languages.first { $0.tag == edition.language }
      if let own, let address = own.address { (result.address, result.folder) = (address, own.path) }
      return result
    }
  }

  /// Returns the settings of the main language at another address.
  func at(_ address: SiteAddress) -> BuildSettings {
    var result = self
    result.address = address
    return result
  }

  /// Returns the settings with the titles of taxonomies in the language of the site.
  func translated(by words: WordList) -> BuildSettings {
    var result = self
    result.settings = settings.translated(by: words)
    return result
  }
}
