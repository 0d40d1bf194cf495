/// A grammar in the form the scanner needs: flat arrays, with the rules that may start with each byte in each mode.
///
/// A class, so that switching to an embedded language copies one pointer.
final class CompiledGrammar: Sendable {
  /// The bucket of a byte in a mode, at `mode * 256 + byte`.
  ///
  /// No rule starts with a byte of bucket 0, so such a byte continues the surrounding text.
  let dispatch: [UInt16]
  let buckets: [Bucket]
  /// The rules of all buckets, one bucket after the other.
  let candidates: [Candidate]
  let rules: [CompiledRule]
  let steps: [CompiledStep]
  /// Byte sets, with 256 entries each.
  let sets: [Bool]
  /// The texts of all steps, joined.
  let texts: [UInt8]
  let modes: [CompiledMode]
  let vocabularies: [CompiledVocabulary]
  let embeddings: [Embedding]
  let valueEnds: [Bool]

  init(_ tables: GrammarTables) {
    dispatch = tables.dispatch
    buckets = tables.buckets
    candidates = tables.candidates
    rules = tables.rules
    steps = tables.steps
    sets = tables.sets
    texts = tables.texts
    modes = tables.modes
    vocabularies = tables.vocabularies
    embeddings = tables.embeddings
    valueEnds = tables.valueEnds
  }

  /// The rules to try for a byte.
  struct Bucket: Sendable {
    var first: Int32
    var end: Int32
    /// The action if no rule matches.
    var fallback: Fallback
  }

  /// A rule that may start with a byte.
  struct Candidate: Sendable {
    let index: Int32
    /// The required second byte, or -1.
    let second: Int16
    let anchor: Rule.Anchor
  }

  enum Fallback: UInt8, Sendable { case fill, word, number, newline }
}

/// The tables of a grammar while it is compiled.
struct GrammarTables {
  var dispatch: [UInt16] = []
  var buckets = [CompiledGrammar.Bucket(first: 0, end: 0, fallback: .fill)]
  var candidates: [CompiledGrammar.Candidate] = []
  var rules: [CompiledRule] = []
  var steps: [CompiledStep] = []
  var sets: [Bool] = []
  var texts: [UInt8] = []
  var modes: [CompiledMode] = []
  var vocabularies: [CompiledVocabulary] = []
  var embeddings: [Embedding] = []
  var valueEnds: [Bool] = []
}

/// A compiled ``Mode``.
struct CompiledMode: Sendable {
  var fill: TokenKind
  /// The index of its vocabulary, or -1.
  var vocabulary: Int32
  var isIndented: Bool
}

/// A compiled ``Rule``.
struct CompiledRule: Sendable {
  var kind: TokenKind?
  var action: Action
  var isKeyed: Bool
  var expectsCommand: Bool
  /// The length of a pattern that is a single text of one or two bytes; 0 for any other pattern.
  ///
  /// The scanner compares such a text before it applies the rule.
  var length: Int32
  /// The range of its steps in `steps`.
  var firstStep, endOfSteps: Int32
  /// Whether the pattern starts with a run.
  var beginsWithRun: Bool
  /// Whether a failed match may have read far ahead.
  ///
  /// If so, the scanner records the end of the search, so that it searches no text twice.
  var looksFarAhead: Bool

  enum Action: Sendable {
    case stay
    case enter(Int32)
    case become(Int32)
    case leave(Int32)
    case nest
    case queue(Int32)
    case embed(Int32)

    var isLeaving: Bool { if case .leave = self { true } else { false } }
  }
}

/// A compiled ``Step``, with texts and sets as indices.
enum CompiledStep: Sendable {
  case text(start: Int32, count: Int32)
  case folded(start: Int32, count: Int32)
  case maybe(start: Int32, count: Int32)
  case one(set: Int32)
  case run(set: Int32, atLeast: Int32)
  case capture(set: Int32, atLeast: Int32)
  case captured
  case character
  case restOfLine
  case before(set: Int32)
  case notBefore(set: Int32)
  case lineEnd
  case closes(start: Int32, count: Int32, isWord: Bool)
  case closesBalanced(start: Int32, count: Int32)
  case ahead
}
