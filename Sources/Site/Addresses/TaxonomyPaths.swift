package import Articles

/// The addresses that the settings give to the pages of a taxonomy.
package struct TaxonomyPaths: Sendable, Equatable {
  /// The address of the page of the taxonomy, if it is set; it ends in a slash.
  package var taxonomy: String?
  /// The pattern for the pages of its terms, if it is set.
  package var terms: AddressPattern<TermPlaceholder>?

  package init() {}

  /// Reads `path` and `term_path` from the settings of a taxonomy.
  package static func read(from fields: inout FieldReader) -> TaxonomyPaths {
    var paths = TaxonomyPaths()
    if let path = fields.sitePath("path").map({ SiteFile.address($0) }) {
      if path.hasSuffix("/") {
        paths.taxonomy = path
      } else {
        let problem = WrongSetting("path", path, "a folder such as `/blog/tags/`")
        fields.report(problem.diagnostic(at: fields.range(of: "path")))
      }
    }
    paths.terms = fields.pattern("term_path", with: .slug)
    return paths
  }
}
