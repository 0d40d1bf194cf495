import Articles
import Assets
import Components
import Diagnostics
import Mustache
import Parsing
package import Planning

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
