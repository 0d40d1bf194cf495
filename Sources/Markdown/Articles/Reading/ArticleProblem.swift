import Diagnostics
import Formulas
import Markup
import Parsing

/// A problem in an article, beyond Markdown's syntax and front matter.
enum ArticleProblem: Equatable {
  case invalidUTF8
  case nulByte
  case wideEncoding(String)
  case unknownContainer(String, names: [String])
  case strayItem
  /// `container` is the name to write instead if the value names a container, as in `:::callout{kind=tip}`.
  case unknownAttribute(String, of: String, names: [String], container: String?)
  /// `other` is an attribute that takes the value.
  case wrongValue(name: String, expectation: String, written: String, other: String? = nil)
  case missingAttribute(container: String, names: [String])
  case missingLabel(container: String, child: Int)
  case missingChild(String, container: String, tags: [String])
  case refusedChild(container: String, kind: String, accepted: [String])
  case unusedLabel(container: String)
  case repeatedID(String)
  case repeatedMarkupID(String)
  case repeatedAbbreviation(String)
  case markup(RawMarkupFinding)
  case inlineAttribute(RawMarkupFinding.Kind)
  case ownAttribute(String, on: String)
  case unsafeAddress(String)
  case missingArticle(String, nearest: String?)
  case unpublishedArticle(String)
  case unpublishedFile(String, of: String?)
  case missingFragment(String, nearest: String?)
  case missingOwnFragment(String, nearest: String?)
  /// A missing file of a link or, if `isImage`, of an image.
  case missingFile(String, isImage: Bool, nearest: String?)
  case undecodablePicture(String, String)
  case unreadTrait(String)
  case unwrittenTraits(container: String)
  case repeatedTrait(String)
  case unknownLanguage(String, names: [String])
  case wrongCodeTrait(name: String, expectation: String, written: String)
  case missingLine(Int, of: Int)
  case codeNote(String)
  case misplacedFile
  case formula(Formula.Problem)
  case missingFormula(String)
  case visibleEmphasis
  case codeFile(CodeFileProblem)
  case ignoredCodeFile(String)
  case foreignTag(UnrunTag)
  case foreignTags(String, more: Int)
  case foreignAdmonition(mark: String, kind: String)
  case titledAlert(String)
  case unknownAlert(String)
  case zolaLink(String)
  case strayExcerptEnd
  case tooMuchOutput(container: String, megabytes: Int)

  fileprivate var severity: Severity {
    switch self {
    case .unusedLabel, .repeatedID, .repeatedMarkupID, .repeatedAbbreviation, .nulByte, .markup, .inlineAttribute,
      .ownAttribute, .unsafeAddress, .unpublishedArticle, .unpublishedFile, .missingFragment, .missingOwnFragment,
      .missingFile, .undecodablePicture, .misplacedFile, .formula, .missingFormula, .visibleEmphasis,
      .unreadTrait, .unwrittenTraits, .repeatedTrait, .unknownLanguage, .wrongCodeTrait, .missingLine, .ignoredCodeFile,
      .codeNote, .foreignTag, .foreignTags, .foreignAdmonition,
      .titledAlert, .unknownAlert, .zolaLink, .strayExcerptEnd, .missingArticle:
      .warning
    default: .error
    }
  }

  fileprivate var code: DiagnosticCode {
    switch self {
    case .invalidUTF8, .nulByte, .wideEncoding: "article.encoding"
    case .unknownContainer: "containers.unknown"
    case .strayItem: "containers.stray-item"
    case .unknownAttribute: "containers.unknown-attribute"
    case .wrongValue: "containers.wrong-value"
    case .missingAttribute: "containers.missing-attribute"
    case .missingLabel: "containers.missing-label"
    case .missingChild: "containers.missing-child"
    case .refusedChild: "containers.refused-child"
    case .unusedLabel: "containers.unused-label"
    case .repeatedID: "article.repeated-id"
    case .repeatedMarkupID: "check.duplicate-id"
    case .repeatedAbbreviation: "article.abbreviation"
    case .markup: "article.raw-html"
    case .inlineAttribute, .ownAttribute: "article.attribute"
    case .unsafeAddress: "article.unsafe-address"
    case .missingArticle, .missingFile(_, isImage: false, _): "check.broken-link"
    case .unpublishedArticle: "links.left-out-article"
    case .unpublishedFile: "links.left-out-file"
    case .missingFragment, .missingOwnFragment: "check.missing-part"
    case .missingFile: "check.missing-image"
    case .undecodablePicture: "links.undecodable-picture"
    case .unreadTrait, .unwrittenTraits: "traits.unread"
    case .repeatedTrait: "traits.repeated"
    case .unknownLanguage: "code.unknown-language"
    case .wrongCodeTrait: "code.wrong-value"
    case .missingLine: "code.missing-line"
    case .codeNote: "code.unmatched-note"
    case .misplacedFile: "code.file-tree"
    case .formula, .missingFormula: "code.formula"
    case .visibleEmphasis: "article.emphasis"
    case .codeFile(let problem): problem.isAboutPart ? "code.missing-part" : "code.unreadable-file"
    case .ignoredCodeFile: "code.ignored-file"
    case .foreignTag, .foreignTags, .foreignAdmonition, .zolaLink: "article.foreign-tag"
    case .titledAlert, .unknownAlert: "article.alert"
    case .strayExcerptEnd: "article.excerpt-mark"
    case .tooMuchOutput: "containers.size-limit"
    }
  }

  fileprivate var message: String {
    switch self {
    case .nulByte: "the file contains a NUL byte here, which is not text"
    case .wideEncoding(let name): "the file is \(name); save it as UTF-8"
    case .invalidUTF8: "the file is not valid UTF-8 here"
    case .unknownContainer(let name, _): "there is no container `\(name)`"
    case .strayItem: "`item` must be inside of a container, where it joins blocks into one child"
    case .unknownAttribute(let name, let owner, _, _): "`\(owner)` takes no attribute `\(name)`"
    case .wrongValue(let name, let expectation, let written, _),
      .wrongCodeTrait(let name, let expectation, let written):
      written.isEmpty
        ? "`\(name)` must be \(expectation), but it has no value" : "`\(name)` must be \(expectation), not `\(written)`"
    case .missingLabel(let container, let child): "child \(child) of this `\(container)` has no label"
    case .missingChild(let tag, let container, _): "no child of this `\(container)` has the tag `\(tag)`"
    case .refusedChild(let container, let kind, let accepted):
      "`\(container)` does not accept a \(kind) as a child, only \(accepted.joined(separator: ", "))"
    case .unusedLabel(let container): "`\(container)` shows no labels, so this label is left out"
    case .repeatedID(let id): "the id `\(id)` is already used in this article; this block gets another id"
    case .repeatedMarkupID(let id): "the id `\(id)` is used twice in raw HTML"
    case .markup(let finding): finding.message
    case .missingAttribute(let container, let names):
      "`\(container)` needs one of the attributes \(names.map { "`\($0)`" }.joined(separator: ", "))"
    case .inlineAttribute(let finding): finding.message
    case .ownAttribute(let name, let element):
      "`\(name)` of <\(element)> comes from the Markdown before the braces, so this value is ignored"
    case .unsafeAddress(let address): "the address `\(address)` would run code; it is replaced by `about:invalid`"
    case .missingArticle(let address, _): "there is no article `\(address)`"
    case .unpublishedArticle(let address):
      "the article `\(address)` is not published now, so only the text of this link is shown"
    case .unpublishedFile(let address, let article):
      "the file `\(address)` is not published, because \(AddressResolution.reason(unpublishedFileOf: article))"
    case .missingFragment(let address, _): "the article has no heading or id `\(address)`"
    case .missingOwnFragment(let fragment, _): "this article has no heading or id `\(fragment)`"
    case .missingFile(let address, _, _): "there is no file `\(address)`"
    case .undecodablePicture(let address, let failure): "the picture `\(address)` \(failure)"
    case .unreadTrait(let name): "nothing reads the trait `\(name)` here"
    case .unwrittenTraits(let container):
      "`\(container)` takes the items of this list as its children, so these traits of the list are lost"
    case .repeatedAbbreviation(let word):
      "the abbreviation `\(word)` has another text above; this text is used in the whole article"
    case .repeatedTrait(let name): "`\(name)` is given more than once; the last value is used"
    case .unknownLanguage(let name, _):
      "there is no syntax highlighting for the language `\(name)`; the code is shown as plain text"
    case .codeNote(let message): message
    case .missingLine(let line, let count): "there is no line \(line); the code has \(count)"
    case .formula(let problem): "\(problem.message); the formula is shown as it is written"
    case .visibleEmphasis: "readers see this `**`, because punctuation is beside it"
    case .missingFormula(let name): "no formula of this article has the label `\(name)`"
    case .misplacedFile: "no name above is indented like this, so the folder of this name is a guess"
    case .codeFile(let problem): problem.message
    case .ignoredCodeFile(let file): "this block has code of its own, so it does not show the file `\(file)`"
    case .foreignTag(let tag): "Garland does not run the tag `\(tag.name)`; it is shown as text"
    case .foreignTags(let name, let more):
      more == 1 ? "there is 1 more tag `\(name)`" : "there are \(more) more tags `\(name)` from here on"
    case .foreignAdmonition(let mark, let kind): "Garland has no boxes such as `\(mark) \(kind)`; it is shown as text"
    case .titledAlert(let name): "`[!\(name)]` makes an alert only on a line of its own, so this is a plain quote"
    case .unknownAlert(let name): "there is no alert `[!\(name)]`, so this is a plain quote"
    case .zolaLink(let address): "`\(address)` is an address in Zola's form; it is read as `\(address.dropFirst())`"
    case .strayExcerptEnd: "this does not end the excerpt, because it is not between top-level blocks"
    case .tooMuchOutput(let container, let megabytes):
      "the article becomes larger than \(megabytes) MB in this `\(container)`; the rest is left out"
    }
  }

  fileprivate func suggestion(at range: SourceRange) -> Diagnostic.Suggestion? {
    switch self {
    case .unknownContainer(let name, let names): .nearest(to: name, among: names)
    case .wrongValue(_, _, let written, let other?): Diagnostic.Suggestion("write `\(other)=\(written)`")
    case .missingChild(let tag, _, let tags): .nearest(to: tag, among: tags)
    case .unknownLanguage(let name, let names): .nearest(to: name, among: names)
    case .unknownAttribute(_, _, _, let container?): Diagnostic.Suggestion("write `:::\(container)`")
    case .unknownAttribute(let name, let owner, let names, nil):
      .nearest(to: name, among: names)
        ?? Diagnostic.Suggestion(
          names.isEmpty
            ? "remove it: `\(owner)` takes no attributes"
            : "it takes \(names.map { "`\($0)`" }.joined(separator: ", "))")
    case .markup(let finding): finding.advice.map { Diagnostic.Suggestion($0) }
    case .missingLabel:
      Diagnostic.Suggestion("begin it with a heading, or write `:::item[Label]`, or `{label=\"…\"}` below it")
    case .missingArticle(_, let nearest?), .missingFile(_, _, let nearest?), .missingFragment(_, let nearest?),
      .missingOwnFragment(_, let nearest?):
      Diagnostic.Suggestion(didYouMean(nearest))
    case .unwrittenTraits(let container): Diagnostic.Suggestion("write them after the name: `:::\(container){…}`")
    case .visibleEmphasis: Diagnostic.Suggestion("write `cjk_emphasis: true` in `site.yml`")
    case .formula(let problem): problem.suggestion.map { Diagnostic.Suggestion("did you mean `\($0)`?") }
    case .misplacedFile: Diagnostic.Suggestion("indent it as the other names of its folder")
    case .codeFile(let problem): problem.suggestion.map { Diagnostic.Suggestion($0) }
    case .ignoredCodeFile: Diagnostic.Suggestion("remove the code, or remove `file`")
    case .foreignTag(let tag): Diagnostic.Suggestion(tag.advice.words)
    case .foreignAdmonition(_, let kind): Diagnostic.Suggestion(UnrunTag.Advice(shortcode: "admonition", kind).words)
    case .titledAlert(let name):
      Diagnostic.Suggestion("write `:::\(name.lowercased())[Title]` and `:::` on lines of their own around the text")
    case .unknownAlert:
      Diagnostic.Suggestion("write one of NOTE, TIP, IMPORTANT, WARNING and CAUTION, or a container: `:::info[Title]`")
    case .strayExcerptEnd:
      Diagnostic.Suggestion("put it on a line of its own, outside of lists, quotes and containers")
    case .tooMuchOutput:
      Diagnostic.Suggestion("nest fewer containers that show their children more than once")
    case .strayItem: Diagnostic.Suggestion("write `:::tabs` or another container around it")
    case .zolaLink(let address): Diagnostic.Suggestion("write `\(address.dropFirst())`")
    default: nil
    }
  }
}

/// A problem with its range in the file.
struct LocatedProblem: Equatable {
  let problem: ArticleProblem
  let range: Range<Int>

  init(_ problem: ArticleProblem, at range: Range<Int>) {
    self.problem = problem
    self.range = range
  }

  func diagnostic(in source: SourceID) -> Diagnostic {
    let location = SourceRange(source, range)
    return Diagnostic(
      problem.severity, problem.code, problem.message, at: location, suggestion: problem.suggestion(at: location))
  }
}
