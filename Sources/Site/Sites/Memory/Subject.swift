/// Something of a site that pages read, by its place in the model.
enum Subject: Hashable, Sendable {
  /// What lies below every page: the time, for one.
  case root
  case site
  /// A page, as the pages of others see it.
  case page(Int)
  case section(Int)
  case taxonomy(Int)
  case term(Int, of: Int)
  /// An article's place among those under a term.
  case part(Int, of: Int, entry: Int)
  /// A file of the theme, whether it is there or not.
  case asset(String)
  /// A template, whether it is there or not.
  case template(String)
  /// What an author gave a page under a name, or the site.
  case parameter(String, ofPage: Int?)
  /// A name that an author's map does not have, though others of its kind may.
  case missingName([String])
}

/// What a subject is called from build to build.
enum SubjectName: Hashable, Sendable {
  case root, site
  case page(String)
  case section(String)
  case taxonomy(String)
  case term(String, of: String)
  case part(String, of: String, article: String)
  case asset(String)
  case template(String)
  case parameter(String, ofPage: String?)
  case missingName([String])
}

extension SiteModel {
  /// What something of this site is called from build to build.
  func name(of subject: Subject) -> SubjectName {
    switch subject {
    case .root: .root
    case .site: .site
    case .page(let page): .page(pages[page].address)
    case .section(let section): .section(sections[section].path)
    case .taxonomy(let taxonomy): .taxonomy(taxonomies[taxonomy].settings.name)
    case .term(let term, let taxonomy):
      .term(taxonomies[taxonomy].terms[term].address, of: taxonomies[taxonomy].settings.name)
    case .part(let term, let taxonomy, let entry):
      .part(
        taxonomies[taxonomy].terms[term].address, of: taxonomies[taxonomy].settings.name,
        article: entries[entry].path)
    case .asset(let path): .asset(path)
    case .template(let name): .template(name)
    case .parameter(let name, let page): .parameter(name, ofPage: page.map { pages[$0].address })
    case .missingName(let path): .missingName(path)
    }
  }
}
