import Articles
import Dates
import Handles
import Mustache
import Planning
import Records

/// The hashes of the site's values that pages read.
///
/// Garland computes each value as for a template and hashes it, so properties need no lists of dependencies. The text
/// of an article is an exception: Garland does not render an article whose dependencies are unchanged.
struct ValueHashes: Sendable {
  let site: PlannedSite
  let renderings: ArticleRenderings

  /// Returns the hashes of some properties of a subject, in the order of their bits.
  func hashes(of subject: Subject, _ properties: PropertyBits) -> [UInt64] {
    let scope = HandleScope(site, renderings, page: nil)
    return properties.bits.map { hash(of: subject, $0, in: scope).short }
  }

  /// Returns the hash of some properties of a page, through a handle that may have cached some of their values.
  func hash(of page: PageHandle, _ properties: PropertyBits) -> UInt64 {
    var writer = RecordWriter()
    for bit in properties.bits { write(PageProperty.allCases[bit], of: page, to: &writer) }
    return ContentHash(comparing: writer.bytes).short
  }

  private func hash(of subject: Subject, _ bit: Int, in scope: HandleScope) -> ContentHash {
    switch subject {
    case .page(let page): ContentHash(comparing: bytes(of: PageProperty.allCases[bit], PageHandle(page, in: scope)))
    case .root: TemplateValue.integer(site.options.now.secondsSince1970).hash
    case .site: hash(of: SiteHandle(scope), bit)
    case .section(let index): hash(of: SectionHandle(index, in: scope), bit)
    case .taxonomy(let index): hash(of: TaxonomyHandle(index, in: scope), bit)
    case .term(let index, let taxonomy): hash(of: TermHandle(index, of: taxonomy, in: scope), bit)
    case .part(let index, let taxonomy, let entry):
      hash(of: TermHandle(index, of: taxonomy, in: scope, entry: entry), bit)
    case .asset(let path):
      ContentHash(of: site.content.theme.files.asset(at: path).map { [$0.address, $0.integrity ?? ""] } ?? [])
    // A page refers to a picture by its content, so the picture never changes.
    case .picture: .absent
    case .image(let written, let file):
      ContentHash(of: site.content.addressed.links.resolve(written, from: file).words)
    case .file(let path): site.content.data.hash(of: path)
    case .text(let text):
      ContentHash(of: [site.content.texts.cache.article(of: text).hash.text, site.content.theme.containersHash.text])
    case .dataNames(let folder): ContentHash(of: (site.content.data.names(in: folder) ?? []).sorted())
    case .template(let name): site.content.theme.files.templateHashes[name] ?? .absent
    // The view records its own reads, and the site depends on the names of all views.
    case .view: .absent
    case .word(let key, let language): hash(ofWord: key, among: site.content.theme.words.list(in: language))
    case .parameter(let name, let page):
      (ParametersHandle(site.parameters(ofPage: page), ofPage: page, in: scope).value(named: name) ?? .nothing).hash
    case .missingName(let path):
      TemplateValue.flag(site.parameterNames(at: path.dropLast()).names.contains(path.last ?? "")).hash
    }
  }

  private func hash(ofWord key: String?, among words: WordList) -> ContentHash {
    ContentHash(of: key.map { words[$0]?.hashedTexts ?? [] } ?? words.keys)
  }

  private func hash<Object: PropertyObject>(of object: Object, _ bit: Int) -> ContentHash {
    (object.value(of: Object.Property.allCases[bit]) ?? .nothing).hash
  }

  private func bytes(of property: PageProperty, _ page: PageHandle) -> [UInt8] {
    var writer = RecordWriter()
    write(property, of: page, to: &writer)
    return writer.bytes
  }

  /// Writes what decides about the value of a property.
  private func write(_ property: PageProperty, of page: PageHandle, to writer: inout RecordWriter) {
    let isOwn = page.scope.page == page.index
    let entry = site.plan.pages[page.index].entry
    func write(_ form: ArticleUse) {
      writer.write(entry.map { renderings.hash(of: $0, as: form) } ?? .absent)
    }
    func write(_ name: String) { (page.value(named: name) ?? .nothing).write(to: &writer) }
    switch property {
    // A page in Swift has no article. The recorded reads are its only dependencies, so its content needs no hash.
    case .content: write(isOwn ? .page : .listed)
    case .excerpt: write(.excerpt)
    case .styles, .earlyScripts, .scripts, .modules, .styleBundles, .scriptBundles: if isOwn { write(.assets) }
    case .params:
      write(property.rawValue)
      for taxonomy in site.plan.taxonomies where PageProperty.named(taxonomy.settings.name) == nil {
        write(taxonomy.settings.name)
      }
    default: write(property.rawValue)
    }
  }
}
