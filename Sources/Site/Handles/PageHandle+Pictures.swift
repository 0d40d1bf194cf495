import Articles
import Assets
package import Components
import Diagnostics
import Mustache
import Parsing
package import Planning
package import Views

/// Pictures that a template makes smaller, relative to the article of the innermost page.
extension PageHandle: PictureScope {
  package var pictures: (any PictureResolver)? { scope.pictures(from: entry?.path ?? "") }

  package var isPage: Bool { true }

  package func recordNeeds(_ needs: [Asset]) {
    for need in needs { scope.reads.record(Subject(need)) }
  }
}

extension HandleScope {
  /// Returns what finds the pictures that a file names, and records that the page depends on them.
  package func pictures(from file: String) -> PictureFinder {
    PictureFinder(site.content.addressed.links, from: file) { [reads] written, _ in
      reads.record(.image(written, from: file))
    }
  }
}

/// The image from the front matter, with smaller files for the places where the theme shows it.
extension PageHandle {
  /// The cover above the text of the page.
  var coverValue: TemplateValue {
    imageValue(ShownWidth.cover(in: entry.map { ArticleFrame($0.placed).layout } ?? .article), .first)
  }

  /// The picture of the page in a list of the page that is being rendered.
  var thumbnailValue: TemplateValue { imageValue(thumbnailWidth, .lazy) }

  /// The picture of the page at the start of a list, which may be large, and which readers see at once.
  var leadImageValue: TemplateValue {
    scope.recordRead(ofParameter: "featured", ofPage: rendered.index)
    let isLarge = rendered.isGrid && site.parameters(ofPage: rendered.index)?["featured"]?.textual == "large"
    return imageValue(isLarge ? .card(isLarge: true) : thumbnailWidth, .first)
  }

  private var thumbnailWidth: ShownWidth {
    if rendered.isGrid { return .card() }
    rendered.recordRead(of: .isWide)
    rendered.recordRead(of: .sidebar)
    return switch (rendered.usesWholeWidth, rendered.hasSidebar) {
    case (true, true): .thumbnail(in: .wideWithSidebar)
    case (true, false): .thumbnail(in: .wide)
    case (false, true): .thumbnail(in: .sidebar)
    case (false, false): .thumbnail(in: .article)
    }
  }

  private func imageValue(_ shown: ShownWidth, _ loading: PictureMarkup.Loading) -> TemplateValue {
    guard let entry, let image = SiteImage(of: entry, in: site) else { return .nothing }
    return image.value(in: scope, with: textsOfImage(image), shown: shown, loading)
  }
}

extension PageHandle {
  /// The hero from the front matter of the page; `nil` without one.
  package var ownHero: Hero? { entry.flatMap { Hero(of: $0) } }

  /// The hero as templates see it: its title is by default that of the page, or of the site on the home page.
  var heroValue: TemplateValue {
    guard let entry, let hero = ownHero else { return .nothing }
    let isHome = page.kind == .home
    let text = hero.text ?? entry.metadata.description ?? (isHome ? site.settings.description : "")
    let image = hero.image.flatMap { SiteImage($0, from: entry.path, site.content.addressed.links, at: site.address) }
    let title = hero.title.map { Title(written: $0) } ?? (isHome ? Title(site.settings.title) : heading)
    return .record([
      "title": .text(title.text), "title_html": .title(title), "text": .text(text),
      "image": image.map { image in
        let ratio = image.size.map { Double($0.width) / Double(max($0.height, 1)) } ?? 1
        return image.value(in: scope, with: ["alt": hero.alt], shown: .hero(ratio: ratio))
      } ?? .nothing,
      "actions": .array(hero.actions.map { value(ofAction: $0, from: entry.path) }),
    ])
  }

  /// Returns a link of a hero; its address may be a path of the site, a Markdown file or a whole URL.
  private func value(ofAction action: DataNode, from file: String) -> TemplateValue {
    let (title, written) = (action.map?["title"]?.textual ?? "", action.map?["url"]?.string ?? "")
    return switch site.content.addressed.links.resolve(written, from: file) {
    case .image(let image): .link(title, image.address)
    case .address(let address), .unshowablePicture(let address, _): .link(title, address)
    default: .link(title, scope.local(written))
    }
  }
}
