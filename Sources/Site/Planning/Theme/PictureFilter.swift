package import Assets
package import Components
import Diagnostics
package import Mustache
import Pictures
package import Views

/// An object of a page or of a container through which the filter `resize` finds pictures.
package protocol PictureScope: TemplateObject {
  /// What finds the pictures that the template names; `nil` outside of a site.
  var pictures: (any PictureResolver)? { get }

  /// Whether the template writes a part of a page; feeds offer only the file itself.
  var isPage: Bool { get }

  /// Records that the page needs files.
  func recordNeeds(_ needs: [Asset])
}

/// An image as templates see it: its address, its size, the smaller files, and texts about it.
package final class ImageRecord: TemplateObject {
  /// The address of the image itself, with which `resize` finds it.
  fileprivate let written: String
  fileprivate let values: [String: TemplateValue]

  /// Creates a record; without markup, the image has no smaller files.
  package init(
    _ written: String, url: String, size: ImageSize?, _ markup: PictureMarkup?, texts: [String: TemplateValue]
  ) {
    var values = texts
    values["url"] = .text(url)
    values["width"] = size.map { .integer($0.width) } ?? .nothing
    values["height"] = size.map { .integer($0.height) } ?? .nothing
    values["sources"] = .array(
      markup?.sources.map { .record(["type": .text($0.type), "srcset": .text($0.candidates)]) } ?? [])
    values["srcset"] = markup.flatMap { $0.candidates.isEmpty ? nil : .text($0.candidates) } ?? .nothing
    values["sizes"] = markup.map { .text($0.sizes) } ?? .nothing
    (self.written, self.values) = (written, values)
  }

  package func value(named name: String) -> TemplateValue? { values[name] }

  package var names: [String] { values.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
}

extension TemplateFilter {
  /// Makes an image smaller, and cuts out a part of it: `{{#page.image | resize: 400, "1:1", top-left}}`.
  ///
  /// The result is the image with the width for screens with one pixel for each pixel of the stylesheet; its `srcset`
  /// also offers twice that width.
  static func resize(at site: SiteAddress) -> TemplateFilter {
    TemplateFilter(
      "resize",
      takes: [
        Parameter("the width in pixels", .count), Parameter("the ratio of width to height", .text, isOptional: true),
        Parameter("the point that stays visible", .text, isOptional: true),
      ]
    ) { value, arguments throws(FilterError) in
      let (width, part) = (try arguments.width(), try arguments.part())
      guard let scope = arguments.enclosing((any PictureScope).self) else {
        throw FilterError("needs a page: use it in the template of a page or of a container")
      }
      let old: ImageRecord? = if case .object(let object) = value { object as? ImageRecord } else { nil }
      guard let written = old?.written ?? value.plainText else {
        throw FilterError("takes an image or the path of a picture")
      }
      // The address of an image in another value starts with the root of the site.
      let found =
        scope.pictures?.picture(site.withoutRoot(written), part: scope.isPage ? part?.key : nil)
        ?? FoundPicture(at: written)
      let texts = old?.values ?? [:]
      guard let image = found.image else {
        let record = ImageRecord(
          written, url: found.address, size: nil, nil,
          texts: texts.merging(["absolute": .text(found.address)]) { $1 })
        guard let problem = found.problem else { return .object(record) }
        throw FilterError(problem, result: .nothing)
      }
      let widths = [width, 2 * width].map { min($0, PictureRecipe.maximumWidth, image.width) }
      let markup =
        scope.isPage
        ? PictureMarkup(
          image, widths: widths[0] == widths[1] ? [widths[0]] : widths, source: widths[0], in: .atMost(width), .first)
        : nil
      scope.recordNeeds(image.needs(for: markup))
      let (url, size) = (markup?.address ?? image.address, ImageSize(width: image.width, height: image.height))
      let absolute = site.origin + url
      let record = ImageRecord(
        written, url: scope.isPage ? url : absolute,
        size: markup == nil ? size : PictureRecipe(width: widths[0], format: .webp).size(for: size), markup,
        texts: texts.merging(["absolute": .text(absolute)]) { $1 })
      if let problem = found.problem { throw FilterError(problem, result: .object(record)) }
      return .object(record)
    }
  }
}

extension FilterArguments {
  fileprivate func width() throws(FilterError) -> Int {
    let width = count(0)
    guard 1...PictureRecipe.maximumWidth ~= width else {
      throw FilterError("takes a width from 1 to \(PictureRecipe.maximumWidth), not \(width)", argument: 0)
    }
    return width
  }

  fileprivate func part() throws(FilterError) -> PictureCrop? {
    guard let ratio = text(1) else { return nil }
    let name = text(2) ?? PictureCrop.Anchor.center.rawValue
    let names = PictureCrop.Anchor.allCases.map(\.rawValue)
    guard let anchor = PictureCrop.Anchor(rawValue: name) else {
      let suggestion =
        nearestName(to: name, among: names).map(didYouMean) ?? "points are \(names.joined(separator: ", "))"
      throw FilterError("knows no point `\(name)`; \(suggestion)", argument: 2)
    }
    guard let part = PictureCrop(ratio: ratio, anchor: anchor) else {
      throw FilterError(
        "cannot use the ratio `\(ratio)`: write two numbers up to \(PictureCrop.maximum), such as `16:9`", argument: 1)
    }
    return part
  }
}
