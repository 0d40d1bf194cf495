internal import CYAML

/// An event of the YAML parser: a value, or the start or end of a collection.
struct YAMLEvent {
  let kind: Kind
  /// The range in the file, including the anchor and the tag.
  let range: Range<Int>
  var anchor: String?
  var tag: String?

  enum Kind {
    /// The start of a document.
    case document
    case alias(String)
    case scalar(String, isPlain: Bool)
    case list(isFlow: Bool)
    case listEnd
    case map(isFlow: Bool)
    case mapEnd
    /// The end of the stream.
    case end
    /// An event that is ignored: the start of the stream, or the end of a document.
    case other
  }
}

/// The events of libyaml for a YAML document.
///
/// Owns the text and the memory that C allocates.
@safe struct YAMLEventStream: ~Copyable {
  /// On the heap, because libyaml stores the parser's own address inside it.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let text: UnsafeMutableBufferPointer<UInt8>
  private let offsets: CharacterOffsets

  /// Creates a stream from bytes of a file, which must be valid UTF-8.
  init(_ bytes: ArraySlice<UInt8>) {
    unsafe text = .allocate(capacity: bytes.count)
    _ = unsafe text.initialize(from: bytes)
    offsets = CharacterOffsets(bytes)
    unsafe parser = .allocate(capacity: 1)
    unsafe parser.initialize(to: yaml_parser_t())
    unsafe yaml_parser_initialize(parser)  // fails only without memory, and then every later call fails too
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe text.deallocate()
  }

  /// Returns the next event.
  ///
  /// After the end, every event is `.end`.
  func next() throws(DataProblem) -> YAMLEvent {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw problem() }
    defer { unsafe yaml_event_delete(&event) }
    return unsafe self.event(of: event)
  }

  private func event(of event: yaml_event_t) -> YAMLEvent {
    let range = unsafe offsets.range(from: event.start_mark.index, to: event.end_mark.index)
    switch unsafe event.type {
    case YAML_DOCUMENT_START_EVENT:
      return YAMLEvent(kind: .document, range: range)
    case YAML_ALIAS_EVENT:
      return YAMLEvent(kind: .alias(unsafe string(event.data.alias.anchor) ?? ""), range: range)
    case YAML_SCALAR_EVENT:
      return unsafe scalar(event.data.scalar, at: range)
    case YAML_SEQUENCE_START_EVENT:
      let start = unsafe event.data.sequence_start
      let kind = YAMLEvent.Kind.list(isFlow: unsafe start.style == YAML_FLOW_SEQUENCE_STYLE)
      return unsafe YAMLEvent(kind: kind, range: range, anchor: string(start.anchor), tag: string(start.tag))
    case YAML_MAPPING_START_EVENT:
      let start = unsafe event.data.mapping_start
      let kind = YAMLEvent.Kind.map(isFlow: unsafe start.style == YAML_FLOW_MAPPING_STYLE)
      return unsafe YAMLEvent(kind: kind, range: range, anchor: string(start.anchor), tag: string(start.tag))
    case YAML_SEQUENCE_END_EVENT: return YAMLEvent(kind: .listEnd, range: range)
    case YAML_MAPPING_END_EVENT: return YAMLEvent(kind: .mapEnd, range: range)
    // After the end, libyaml sends `YAML_NO_EVENT`.
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return YAMLEvent(kind: .end, range: range)
    default: return YAMLEvent(kind: .other, range: range)
    }
  }

  private typealias Scalar = yaml_event_t.__Unnamed_union_data.__Unnamed_struct_scalar

  private func scalar(_ scalar: Scalar, at range: Range<Int>) -> YAMLEvent {
    let style = unsafe scalar.style
    let isBlock = style == YAML_LITERAL_SCALAR_STYLE || style == YAML_FOLDED_SCALAR_STYLE
    let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    let text = unsafe String(decoding: bytes, as: UTF8.self)
    return YAMLEvent(
      kind: .scalar(text, isPlain: style == YAML_PLAIN_SCALAR_STYLE),
      range: isBlock ? withoutTrailingSpace(range) : range,
      anchor: unsafe string(scalar.anchor),
      tag: unsafe string(scalar.tag))
  }

  /// Returns the range without trailing white space.
  ///
  /// For libyaml, a block scalar extends to the next token.
  private func withoutTrailingSpace(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, unsafe text[end - 1 - offsets.base] <= UInt8(ascii: " ") { end -= 1 }
    return range.lowerBound..<end
  }

  private func problem() -> DataProblem {
    let failed = unsafe parser.pointee
    let stop = unsafe offsets.character(at: failed.problem_mark.index)
    let error = unsafe YAMLSyntaxError(
      string(failed.problem) ?? "there is not enough memory to read this", in: string(failed.context),
      isTab: !stop.isEmpty && text[stop.lowerBound - offsets.base] == UInt8(ascii: "\t"))
    let start = unsafe failed.context.map { _ in unsafe offsets.character(at: failed.context_mark.index) }
    return DataProblem(.yaml(.syntax(error.message, advice: error.advice)), at: error.isAtStart ? start ?? stop : stop)
  }

  private func string(_ text: UnsafePointer<CChar>?) -> String? {
    unsafe text.map { unsafe String(cString: $0) }
  }

  private func string(_ text: UnsafePointer<yaml_char_t>?) -> String? {
    unsafe text.map { unsafe String(cString: $0) }
  }
}

/// A table that converts libyaml's character positions to byte offsets.
struct CharacterOffsets {
  /// The offset of the first byte within the file.
  let base: Int
  private let bytes: ArraySlice<UInt8>
  /// The offset of every 64th character.
  ///
  /// Empty for ASCII text, where characters are bytes.
  private let offsets: [Int]

  private static let stride = 64

  init(_ bytes: ArraySlice<UInt8>) {
    base = bytes.startIndex
    self.bytes = bytes
    guard bytes.contains(where: { $0 >= 0x80 }) else {
      offsets = []
      return
    }
    var offsets: [Int] = []
    var count = 0
    for offset in bytes.indices where !bytes[offset].isContinuation {
      if count.isMultiple(of: Self.stride) { offsets.append(offset) }
      count += 1
    }
    self.offsets = offsets
  }

  /// Returns the offset of a character, or the end of the text if there are fewer characters.
  func offset(ofCharacter index: Int) -> Int {
    if offsets.isEmpty { return min(base + index, bytes.endIndex) }
    guard index / Self.stride < offsets.count else { return bytes.endIndex }
    var offset = offsets[index / Self.stride]
    var remaining = index % Self.stride
    while remaining > 0, offset < bytes.endIndex {
      offset = end(ofCharacterAt: offset)
      remaining -= 1
    }
    return offset
  }

  func range(from lower: Int, to upper: Int) -> Range<Int> {
    let start = offset(ofCharacter: lower)
    return start..<max(start, offset(ofCharacter: upper))
  }

  /// Returns the range of one character.
  ///
  /// Empty at the end of the text.
  func character(at index: Int) -> Range<Int> {
    let start = offset(ofCharacter: index)
    return start..<end(ofCharacterAt: start)
  }

  private func end(ofCharacterAt offset: Int) -> Int {
    guard offset < bytes.endIndex else { return offset }
    return bytes[(offset + 1)...].firstIndex { !$0.isContinuation } ?? bytes.endIndex
  }
}

extension UInt8 {
  /// Whether the byte continues a UTF-8 character.
  fileprivate var isContinuation: Bool { self & 0b1100_0000 == 0b1000_0000 }
}
