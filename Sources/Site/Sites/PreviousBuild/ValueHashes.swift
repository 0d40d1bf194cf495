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
    ContentHash(comparing: RecordWriter.bytes(of: properties.bits.map { hash(of: page, PageProperty.allCases[$0]) }))
      .short
  }

  private func hash(of subject: Subject, _ bit: Int, in scope: HandleScope) -> ContentHash {
    switch subject {
    case .page(let page): hash(of: PageHandle(page, in: scope), PageProperty.allCases[bit])
    case .root: TemplateValue.integer(site.options.now.secondsSince1970).hash
    case .site: hash(of: SiteHandle(scope), SiteHandle.Property.allCases[bit].rawValue)
    case .section(let index): hash(of: SectionHandle(index, in: scope), SectionHandle.Property.allCases[bit].rawValue)
    case .taxonomy(let index):
      hash(of: TaxonomyHandle(index, in: scope), TaxonomyHandle.Property.allCases[bit].rawValue)
    case .term(let index, let taxonomy):
      hash(of: TermHandle(index, of: taxonomy, in: scope), TermHandle.Property.allCases[bit].rawValue)
    case .part(let index, let taxonomy, let entry):
      hash(of: TermHandle(index, of: taxonomy, in: scope, entry: entry), TermHandle.Property.allCases[bit].rawValue)
    case .asset(let path):
      ContentHash(of: site.content.theme.files.asset(at: path).map { [$0.address, $0.integrity ?? ""] } ?? [])
    // A page refers to a picture by its content, so the picture never changes.
    case .picture: .absent
    case .image(let written, let file):
      ContentHash(of: site.content.addressed.links.resolve(written, from: file).words)
    case .file(let path): site.content.data.hash(of: path)
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

  private func hash(of object: some TemplateObject, _ name: String) -> ContentHash {
    (object.value(named: name) ?? .nothing).hash
  }

  private func hash(of page: PageHandle, _ property: PageProperty) -> ContentHash {
    let isOwn = page.scope.page == page.index
    let entry = site.plan.pages[page.index].entry
    switch property {
    // A page in Swift has no article. The recorded reads are its only dependencies, so its content needs no hash.
    case .content: return entry.map { renderings.hash(of: $0, as: isOwn ? .page : .listed) } ?? .absent
    case .excerpt: return entry.map { renderings.hash(of: $0, as: .excerpt) } ?? .absent
    case .styles, .earlyScripts, .scripts, .modules, .styleBundles, .scriptBundles:
      return isOwn ? entry.map { renderings.hash(of: $0, as: .assets) } ?? .absent : .absent
    case .params:
      let others = site.plan.taxonomies.map(\.settings.name).filter { PageProperty.named($0) == nil }
      return ContentHash(of: ([property.rawValue] + others).map { hash(of: page, $0).text })
    default: return hash(of: page, property.rawValue)
    }
  }
}
