package import Planning
package import Views

/// A part of the site with properties that pages read, identified by its index in this build.
package enum Subject: Hashable, Sendable {
  /// The build itself, with its time.
  case root
  case site
  /// A page, as other pages see it.
  case page(Int)
  case section(Int)
  case taxonomy(Int)
  case term(Int, of: Int)
  /// The position of an article in the list of a term.
  case part(Int, of: Int, entry: Int)
  /// A file of the theme, which may be missing.
  case asset(String)
  /// A picture of the site: the files that a page offers, or the address of a file that it needs as it is.
  case picture(String)
  /// The picture at an address that a template or Swift code names, relative to a file; it may be missing.
  case image(String, from: String)
  /// A file of the content folder, which may be missing.
  case file(String)
  /// A text in Markdown of a view.
  case text(TextOfView)
  /// The names in a folder of data files, which may be missing.
  case dataNames(in: String)
  /// A template, which may be missing.
  case template(String)
  /// A view in Swift, which templates place by its name.
  case view(String)
  /// A word of the theme, which may be missing, or the keys of all words; `nil` is the language of the site.
  case word(String?, in: String? = nil)
  /// A parameter of a page, or of the site.
  case parameter(String, ofPage: Int?)
  /// A name that is missing in one page's parameters; other pages may have it.
  case missingName([String])
}

extension Subject {
  /// The subject of an asset that a view requires.
  package init(_ asset: Asset) {
    self = asset.kind == .picture ? .picture(asset.url) : .asset(String(asset.url.dropFirst()))
  }
}
