/// Reads YAML 1.2 with the core schema, through libyaml.
///
/// `true`, `3`, `0x1F`, `.5` and `~` are typed; `yes`, `no`, `on` and dates are strings. Anchors, aliases and merge
/// keys are resolved. After a syntax error there is no result. After any other problem, the rest is read.
package enum YAMLReader {
  /// Reads YAML from the bytes of a file.
  ///
  /// Ranges are file offsets, like the indices of the slice.
  ///
  ///     let (node, problems) = YAMLReader.read(file.utf8[4..<120])
  package static func read(_ bytes: ArraySlice<UInt8>) -> (node: DataNode?, problems: [DataProblem]) {
    let bytes = bytes.withoutByteOrderMark
    if let problem = YAMLTextCheck.problem(in: bytes) { return (nil, [problem]) }
    var composer = YAMLComposer(YAMLEventStream(bytes), end: bytes.endIndex)
    do throws(DataProblem) {
      let node = try composer.document()
      return (node, composer.problems)
    } catch {
      return (nil, composer.problems + [error])
    }
  }
}

/// The checks that run before libyaml.
enum YAMLTextCheck {
  /// Returns the first problem: a character that YAML does not allow, or a `%TAG` directive.
  ///
  /// libyaml also finds control characters, but it reports them while it fills its buffer, before errors that precede
  /// them in the text. It searches `%TAG` directives linearly, which takes minutes for a hundred thousand directives.
  static func problem(in bytes: ArraySlice<UInt8>) -> DataProblem? {
    if let problem = bytes.invalidUTF8 { return problem }
    var isLineStart = true
    var previous: UInt8 = 0
    for offset in bytes.indices {
      let byte = bytes[offset]
      if byte < 0x20 || byte == 0x7F {
        guard byte == 0x09 || byte == 0x0A || byte == 0x0D else {
          return DataProblem(.controlCharacter(UInt32(byte)), at: offset..<offset + 1)
        }
      } else if previous == 0xC2, byte < 0xA0, byte != 0x85 {  // C1 controls, two bytes each
        return DataProblem(.controlCharacter(UInt32(byte)), at: offset - 1..<offset + 1)
      } else if previous == 0xBF, byte >= 0xBE, bytes[offset - 2] == 0xEF {
        return DataProblem(.controlCharacter(0xFF00 + UInt32(byte) + 0x40), at: offset - 2..<offset + 1)
      } else if isLineStart, byte == UInt8(ascii: "%"), bytes[offset...].starts(with: tagDirective) {
        return DataProblem(.yaml(.tagDirective), at: offset..<offset + tagDirective.count)
      }
      isLineStart = byte == 0x0A || byte == 0x0D
      previous = byte
    }
    return nil
  }

  private static let tagDirective = Array("%TAG".utf8)
}

/// The problems specific to YAML.
package enum YAMLMistake: Sendable, Equatable {
  /// A syntax error with its advice.
  case syntax(String, advice: String?)
  /// A list or a map as a key.
  case complexKey
  /// A tag that the core schema does not define.
  case unknownTag(String)
  /// A value that does not match its tag.
  case tagMismatch(String)
  /// An alias without an anchor before it.
  case unknownAlias(String)
  /// An alias inside the value that it refers to.
  case recursiveAlias(String)
  /// Aliases that expand to too many values.
  case aliasLimit(Int)
  /// A merge key whose value is not a map.
  case mergedValue
  /// A second document in the same file.
  case secondDocument
  /// A `%TAG` directive.
  case tagDirective
}

extension YAMLMistake {
  var message: String {
    switch self {
    case .syntax(let problem, _): problem
    case .complexKey: "a key must be a single text, not a list, a map or an alias"
    case .unknownTag(let tag): "the tag `\(tag)` is unknown"
    case .tagMismatch(let tag): "the value does not match its tag `\(tag)`"
    case .unknownAlias(let name): "the alias `*\(name)` has no anchor: there is no `&\(name)` before it"
    case .recursiveAlias(let name): "the alias `*\(name)` is inside the value that it refers to"
    case .aliasLimit(let limit): "the aliases expand to more than \(limit) values"
    case .mergedValue: "the merge key `<<` takes a map, or a list of maps"
    case .secondDocument: "a second document begins here, but only one is allowed"
    case .tagDirective: "`%TAG` is not supported: only the tags of YAML itself are known"
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

  var advice: String? {
    guard case .syntax(_, let advice) = self else { return nil }
    return advice
  }
}
