import Diagnostics
import Sites

/// What a reader would mind.
enum CheckProblem: Hashable {
  /// A link to a page, or to a file that is not there.
  case brokenLink(String, nearest: String?)
  /// A link to a path of the host that is not below the site's own.
  case leavesSite(String, root: String)
  /// A link to a part that its page does not have.
  case missingPart(String, nearest: String?)
  /// An image that is not there.
  case missingImage(String)
  /// An image that says nothing to those who do not see it.
  case missingAlt
  /// An id that a page has twice.
  case duplicateID(String)
  /// A heading that is more than one level below the last.
  case skippedHeading(Int, after: Int)
  /// A page whose headings begin below the first level.
  case noFirstHeading
  /// An article that is called after its file.
  case namedAfterFile(String)
  /// A page without a title.
  case missingTitle
  /// An article that does not say what it is about.
  case missingDescription
  /// A term with an article about it, and none sorted under it.
  case unusedTag(String)
  /// A term that is nearly another.
  case similarTag(String, to: String, count: Int)
  /// A page that nothing leads to.
  case orphanPage
  /// An image of so many bytes.
  case heavyImage(String, Int, limit: Int)
  /// An image of so many pixels.
  case wideImage(String, Int, limit: Int)
  /// A page that weighs more than it may.
  case overBudget(CheckSettings.Weight, Int, limit: Int)
  /// An address that readers know, and that leads nowhere now.
  case removedAddress(String, successor: String?)
  /// An address elsewhere that does not answer as it should.
  case externalLink(String, String)

  var rule: CheckRule {
    switch self {
    case .brokenLink, .leavesSite: .brokenLink
    case .missingPart: .missingPart
    case .missingImage: .missingImage
    case .missingAlt: .missingAlt
    case .duplicateID: .duplicateID
    case .skippedHeading, .noFirstHeading: .headingOrder
    case .namedAfterFile, .missingTitle: .missingTitle
    case .missingDescription: .missingDescription
    case .unusedTag: .unusedTag
    case .similarTag: .similarTag
    case .orphanPage: .orphanPage
    case .heavyImage, .wideImage: .oversizedImage
    case .overBudget: .overBudget
    case .removedAddress: .removedAddress
    case .externalLink: .externalLink
    }
  }

  var message: String {
    switch self {
    case .brokenLink(let address, _): "`\(address)` leads to nothing on this site"
    case .leavesSite(let address, let root): "`\(address)` leads out of the site, which lies below `\(root)`"
    case .missingPart(let address, _): "`\(address)` leads to a part that its page does not have"
    case .missingImage(""): "the image has no address"
    case .missingImage(let address): "there is no image `\(address)`"
    case .missingAlt: "the image says nothing to those who do not see it"
    case .duplicateID(let id): "the page has the id `\(id)` more than once, so links to it lead to the first"
    case .skippedHeading(let level, let last): "a heading of level \(level) follows one of level \(last)"
    case .noFirstHeading: "the page has no heading of level 1"
    case .namedAfterFile(let title): "the article has no title, so it is called `\(title)`, after its file"
    case .missingTitle: "the page has no title"
    case .missingDescription: "the article has no `description`, so search and previews show how its text begins"
    case .unusedTag(let name): "nothing is sorted under `\(name)`"
    case .similarTag(let name, let other, let count):
      "`\(name)` is nearly `\(other)`, under which \(count == 1 ? "1 article is" : "\(count) articles are") sorted"
    case .orphanPage: "no page that readers can reach leads here"
    case .heavyImage(let address, let size, let limit):
      "the image `\(address)` has \(size.asSize), which is more than \(limit.asSize)"
    case .wideImage(let address, let width, let limit):
      "the image `\(address)` is \(width) pixels wide, which is more than \(limit)"
    case .overBudget(let weight, let size, let limit):
      "the page has \(size.asSize) of \(weight.words), which is more than the \(limit.asSize) of its budget"
    case .removedAddress(let address, _): "`\(address)` was published, and leads to nothing any more"
    case .externalLink(let address, let answer): "`\(address)` \(answer)"
    }
  }

  var advice: String? {
    switch self {
    case .brokenLink(_, let nearest): nearest.map(didYouMean)
    case .leavesSite(let address, let root): "write `\(root)\(address.drop { $0 == "/" })`"
    case .missingPart(_, let nearest): nearest.map { didYouMean("#\($0)") }
    case .missingAlt: "write what it shows; for an image that shows nothing, write it as HTML, with `alt=\"\"`"
    case .skippedHeading(_, let last): "make it a heading of level \(last + 1)"
    case .namedAfterFile: "write `title`, or begin the text with a heading"
    case .unusedTag: "sort an article under it, or remove the text about it"
    case .similarTag(let name, _, _): "write both the same, or give `\(name)` a text of its own where both are meant"
    case .orphanPage: "link to it, or put it into a menu"
    case .removedAddress(let address, let successor?):
      "write `aliases: [\(address)]` in this article if `\(successor)` takes its place"
    case .removedAddress(let address, nil): "write `aliases: [\(address)]` in the article that takes its place"
    default: nil
    }
  }
}

extension CheckSettings.Weight {
  fileprivate var words: String {
    switch self {
    case .html: "HTML"
    case .css: "styles"
    case .script: "scripts"
    case .images: "images"
    }
  }
}
