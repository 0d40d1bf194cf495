import Articles
import Dates
import Mustache
import Records

/// Numbers that tell what pages read of a site from what stood there in another build.
///
/// What a template is given is looked at just as a template would get it; so nobody writes down for any property what it depends on.
/// Only texts of articles are not drawn where it is known that they are what they were.
struct ValueMarks: Sendable {
  let model: SiteModel
  let bodies: ArticleBodies

  /// The mark of each of some properties, in their order.
  func marks(of subject: Subject, _ properties: UInt64) -> [ContentMark] {
    let scope = Scope(model, bodies, page: nil)
    return properties.places.map { mark(of: subject, $0, in: scope) }
  }

  /// The marks of what a page reads of itself.
  func marks(ofPage page: Int, _ properties: UInt64) -> [ContentMark] {
    marks(of: PageHandle(page, in: Scope(model, bodies, page: page)), properties)
  }

  /// The marks of what a page reads of itself, some of which it may know.
  func marks(of page: PageHandle, _ properties: UInt64) -> [ContentMark] {
    properties.places.map { mark(of: page, PageProperty.allCases[$0]) }
  }

  private func mark(of subject: Subject, _ place: Int, in scope: Scope) -> ContentMark {
    switch subject {
    case .page(let page): mark(of: PageHandle(page, in: scope), PageProperty.allCases[place])
    case .root: TemplateValue.integer(model.options.now.secondsSince1970).mark
    case .site: mark(of: SiteHandle(scope), SiteHandle.Property.allCases[place].rawValue)
    case .section(let index): mark(of: SectionHandle(index, in: scope), SectionHandle.Property.allCases[place].rawValue)
    case .taxonomy(let index):
      mark(of: TaxonomyHandle(index, in: scope), TaxonomyHandle.Property.allCases[place].rawValue)
    case .term(let index, let taxonomy):
      mark(of: TermHandle(index, of: taxonomy, in: scope), TermHandle.Property.allCases[place].rawValue)
    case .part(let index, let taxonomy, let entry):
      mark(of: TermHandle(index, of: taxonomy, in: scope, entry: entry), TermHandle.Property.allCases[place].rawValue)
    case .asset(let path): (model.theme.assets[path].map { [$0.address, $0.integrity ?? ""] } ?? []).mark
    case .template(let name): model.theme.templateMarks[name] ?? .absent
    case .parameter(let name, let page):
      (AuthorData(model.parameters(ofPage: page), ofPage: page, in: scope).value(named: name) ?? .nothing).mark
    case .missingName(let path):
      TemplateValue.flag(model.namesInUse(at: path.dropLast()).names.contains(path.last ?? "")).mark
    }
  }

  private func mark(of object: some TemplateObject, _ name: String) -> ContentMark {
    (object.value(named: name) ?? .nothing).mark
  }

  private func mark(of page: PageHandle, _ property: PageProperty) -> ContentMark {
    let isOwn = page.scope.page == page.index
    let entry = model.pages[page.index].entry
    switch property {
    // Of a page in Swift it is known what that read.
    case .content: return entry.map { bodies.mark(of: $0, as: isOwn ? .page : .listed) } ?? .absent
    case .excerpt: return entry.map { bodies.mark(of: $0, as: .excerpt) } ?? .absent
    case .styles, .earlyScripts, .scripts, .modules:
      return isOwn ? entry.map { bodies.mark(of: $0, as: .needs) } ?? .absent : .absent
    case .params:
      let others = model.taxonomies.map(\.settings.name).filter { PageProperty.named($0) == nil }
      return ([property.rawValue] + others).map { mark(of: page, $0).text }.mark
    default: return mark(of: page, property.rawValue)
    }
  }
}
