import Diagnostics

/// What an author reads.
extension TemplateProblem {
  var message: String {
    switch self {
    case .invalidUTF8: "the template is not valid UTF-8 here"
    case .unclosedTag(let ending): "the tag is not closed; `\(ending)` is missing"
    case .badDelimiters: "delimiters are two words of at most 16 bytes, parted by a space, without `=`"
    case .missingName: "the tag has no name"
    case .brokenName(let name): "`\(name.shortened)` is no name: a name is words joined by dots, without spaces"
    case .unclosed(let name): "`\(name.shortened)` is never closed"
    case .crossed(let name, let inner):
      "`\(name.shortened)` is closed while `\(inner.shortened)` in it is still open"
    case .strayClosing(let name): "there is no open `\(name.shortened)` that this could close"
    case .lostContent(let name): "this is never shown: in the parent `\(name.shortened)` only blocks count"
    case .unknownBlock(let name, let parent):
      "this is never shown: the parent `\(parent.shortened)` has no block `\(name.shortened)`"
    case .tooManyLevels(let limit): "tags nest deeper than \(limit) levels; the rest of the template is not read"
    case .brokenFilter(.missingName): "the name of a filter is missing behind `|`"
    case .brokenFilter(.missingColon(let name)): "what `\(name.shortened)` takes stands behind a colon"
    case .brokenFilter(.unclosedText): "the quote of this text is not closed"
    case .unknownFilter(let name): "there is no filter `\(name.shortened)`"
    case .wrongCount(let name, let takes): "`\(name)` takes \(takes)"
    case .wrongArgument(let name, let parameter, let expectation): "`\(name)`: \(parameter) must be \(expectation)"
    case .refused(let name, let reason): "`\(name)` \(reason)"
    case .missingTemplate(let name): "there is no template `\(name.shortened)`"
    case .unknownName(let name, nil): "nothing defines `\(name.shortened)`"
    case .unknownName(let name, let owner?): "nothing defines `\(name.shortened)` in `\(owner.shortened)`"
    case .unknownKey(let key, let filter): "`\(filter)`: no element of the list has `\(key.shortened)`"
    case .notText(let name, let kind): "`\(name.shortened)` is \(kind), which cannot be written as text"
    case .brokenLambda(let name, let reason): "what `\(name.shortened)` gives is no template: \(reason)"
    case .endless(let limit): "templates and sections nest deeper than \(limit) levels; is this without end?"
    case .ring(let names):
      "templates include each other without end: "
        + names.map { "`\($0.shortened)`" }.joined(separator: " → ")
    case .tooManySteps(let limit): "the page takes more than \(limit) steps; is this without end?"
    case .tooLong(let limit): "the page takes more than \(limit) MB; is this without end?"
    }
  }

  /// What would put it right; `names` are those that could have been meant.
  func suggestion(at place: SourceRange?, among names: [String]) -> Diagnostic.Suggestion? {
    switch self {
    case .strayClosing(let name), .missingTemplate(let name): nearest(to: name, among: names)
    case .unknownFilter(let name), .unknownName(let name, _), .unknownKey(let name, _), .unknownBlock(let name, _):
      nearest(to: name, among: names, at: place)
    case .unclosed(let name): Diagnostic.Suggestion("write `{{/\(name.shortened)}}` where it ends")
    case .brokenFilter:
      Diagnostic.Suggestion("filters are written `{{name | filter: word 1 \"text\" *other}}`")
    default: nil
    }
  }

  /// Whether a stray closing tag is most likely a slip for one that is due.
  func isSlip(for name: String) -> Bool {
    guard case .strayClosing(let written) = self else { return false }
    return nearest(to: written, among: [name]) != nil
  }

  /// Names of any length are possible, and comparing takes the square of it.
  private func nearest(
    to name: String, among names: [String], at place: SourceRange? = nil
  ) -> Diagnostic.Suggestion? {
    name.utf8.count > 100 ? nil : .nearest(to: name, among: names.lazy.filter { $0.utf8.count <= 100 }, at: place)
  }
}

extension String {
  /// The text, cut where it would drown the message.
  fileprivate var shortened: String { utf8.count > 60 ? prefix(40) + "…" : self }
}
