/// What only YAML can get wrong.
package enum YAMLMistake: Sendable, Equatable {
  /// Something that libyaml does not accept, in its words, and where what it was reading began.
  case syntax(String, context: Context?)
  /// A list or a map as a key.
  case complexKey
  /// A tag that says neither how to read a text nor anything else known here.
  case unknownTag(String)
  /// A value that is not what its tag says.
  case tagMismatch(String)
  /// An alias for which no anchor stands before it.
  case unknownAlias(String)
  /// An alias within what it stands for.
  case recursiveAlias(String)
  /// Aliases that stand for more values than are sane.
  case aliasLimit(Int)
  /// A merge key with something that holds no keys.
  case mergedValue
  /// A second document in the same text.
  case secondDocument
  /// A directive that declares short names for tags.
  case tagDirective

  /// What libyaml was reading, and where that began.
  package struct Context: Sendable, Equatable {
    /// Such as "while parsing a flow sequence".
    package var message: String

    /// Where that began, counted from the beginning of the file.
    package var range: Range<Int>
  }
}

extension YAMLMistake {
  var message: String {
    switch self {
    case .syntax(let problem, _): problem
    case .complexKey: "a key must be a single text, not a list, a map or an alias"
    case .unknownTag(let tag): "the tag `\(tag)` is unknown"
    case .tagMismatch(let tag): "the value is not what its tag `\(tag)` says"
    case .unknownAlias(let name): "the alias `*\(name)` stands for nothing, as no `&\(name)` comes before it"
    case .recursiveAlias(let name): "the alias `*\(name)` stands within what it stands for"
    case .aliasLimit(let limit): "the aliases stand for more than \(limit) values"
    case .mergedValue: "the merge key `<<` takes a map, or a list of maps"
    case .secondDocument: "a second document begins here, where only one is allowed"
    case .tagDirective: "`%TAG` has no use here, as only the tags of YAML itself are known"
    }
  }

  var name: String {
    switch self {
    case .syntax: "syntax"
    case .complexKey: "complex-key"
    case .unknownTag: "unknown-tag"
    case .tagMismatch: "tag-mismatch"
    case .unknownAlias: "unknown-alias"
    case .recursiveAlias: "recursive-alias"
    case .aliasLimit: "alias-limit"
    case .mergedValue: "merged-value"
    case .secondDocument: "second-document"
    case .tagDirective: "tag-directive"
    }
  }

  var note: (message: String, range: Range<Int>)? {
    guard case .syntax(_, let context?) = self else { return nil }
    return (context.message, context.range)
  }

  /// What most often lies behind libyaml's words.
  var advice: String? {
    guard case .syntax(let problem, _) = self else { return nil }
    return switch problem {
    case "mapping values are not allowed in this context": "put a text that holds `: ` in quotes"
    case "found character that cannot start any token":
      "indent with spaces, and put a text that begins with a special character in quotes"
    default: nil
    }
  }
}
