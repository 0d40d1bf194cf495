/// A mode that is being read, and what it was opened with.
struct Frame {
  /// The index of the mode.
  var mode: Int32
  /// What the opening captured, as offsets in the text.
  var captured: Range<Int>
  /// How many closings are to be passed over, for as many openings were met.
  var depth: Int32 = 0
  /// How far the line was indented that the mode was queued on.
  var indentation = 0
  /// Which token the opening made, where a colon would make a key of it; else -1.
  var keyToken = -1
}

/// The language around another one, and where it goes on.
struct EmbeddedFrame {
  let grammar: CompiledGrammar
  let frames: [Frame]
  let start: Int
  let end: Int
  /// The fence that closes what is embedded.
  let closing: Range<Int>?
  let searches: [Search]
}

/// How far a rule looked ahead the last time, so that no stretch of text is looked through twice.
struct Search {
  var from = 0
  /// What it found there, or -1.
  var found = -1
  /// Up to where it found nothing.
  var end = 0
}
