/// The generators that can be imported, in the order of detection.
package enum Generators {
  static let all: [any Generator.Type] = [
    Pelican.self,
    MkDocs.self,
    VitePress.self,
    Astro.self,
    Eleventy.self,
    Publish.self,
    Hexo.self,
    Jekyll.self,
    Zola.self,
    Hugo.self,
    Docusaurus.self,
    MdBook.self,
    Ghost.self,
    WordPress.self,
    PlainFolder.self,
  ]

  /// Returns the name of the generator whose configuration is at the root of a folder, such as `Jekyll`.
  package static func nameOfGenerator(at site: ForeignSite) -> String? {
    let found = all.lazy.compactMap { $0.detect(site) }.first { $0.configurationFolder.isEmpty }
    return found.flatMap { $0 is PlainFolder ? nil : type(of: $0).name }
  }

  /// The names for the option `--from`.
  package static var names: [String] { all.map { $0.name.lowercased() } }
}
