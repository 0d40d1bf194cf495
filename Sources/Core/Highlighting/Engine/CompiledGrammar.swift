/// A grammar as the scanner wants it: flat arrays, and for each byte in each mode the rules that may begin with it.
///
/// It is a class, for embedded languages take turns: a change of language is one pointer.
final class CompiledGrammar: Sendable {
  /// The bucket of a byte in a mode, at `mode * 256 + byte`; bucket 0 is text like all around it.
  let dispatch: [UInt16]
  let buckets: [Bucket]
  /// The rules of all buckets.
  let candidates: [Candidate]
  let rules: [CompiledRule]
  let steps: [CompiledStep]
  /// Sets of bytes, 256 entries each.
  let sets: [Bool]
  /// The texts of all steps, one behind the other.
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

  /// What to do with a byte.
  struct Bucket: Sendable {
    var first: Int32
    var end: Int32
    /// What is done where no rule matches.
    var fallback: Fallback
  }

  /// A rule that may begin with a byte.
  struct Candidate: Sendable {
    let index: Int32
    /// The byte that must follow, or -1.
    let second: Int16
    let place: Rule.Place
  }

  enum Fallback: UInt8, Sendable { case fill, word, number, newline }
}

/// What a compiled grammar is made from, while it is being made.
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

/// A mode as the scanner wants it.
struct CompiledMode: Sendable {
  var fill: TokenKind
  /// The index of its vocabulary, or -1.
  var vocabulary: Int32
  var isIndented: Bool
}

/// A rule as the scanner wants it.
struct CompiledRule: Sendable {
  var kind: TokenKind?
  var action: Action
  var isKeyed: Bool
  var leadsOn: Bool
  /// How long its text is, where that is all and the scanner has compared it already; else 0.
  var length: Int32
  /// Its steps, as indices.
  var firstStep, endOfSteps: Int32
  /// Whether it begins with a run.
  var beginsWithRun: Bool
  /// Whether it may look far ahead in vain, so that how far it looked is kept.
  var isFarSighted: Bool

  enum Action: Sendable {
    case stay
    case enter(Int32)
    case become(Int32)
    case leave(Int32)
    case deepen
    case queue(Int32)
    case embed(Int32)

    var isLeaving: Bool { if case .leave = self { true } else { false } }
  }
}

/// A step with texts and sets as indices.
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
