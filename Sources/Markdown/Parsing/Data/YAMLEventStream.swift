internal import CYAML

/// The steps through a YAML text as libyaml takes them; owns the text and all that C allocates.
@safe struct YAMLEventStream: ~Copyable {
  /// On the heap, since libyaml keeps the parser's own address within it.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let text: UnsafeMutableBufferPointer<UInt8>
  private let offsets: CharacterOffsets

  /// Takes the bytes of a file that hold YAML, which must be valid UTF-8.
  init(_ bytes: ArraySlice<UInt8>) {
    unsafe text = .allocate(capacity: bytes.count)
    _ = unsafe text.initialize(from: bytes)
    offsets = CharacterOffsets(bytes)
    unsafe parser = .allocate(capacity: 1)
    unsafe parser.initialize(to: yaml_parser_t())
    unsafe yaml_parser_initialize(parser)  // fails without memory only; every step then fails as well
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe text.deallocate()
  }

  /// The next step; after the end, or an error, there is none.
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
    // What libyaml sends after the end is no event at all.
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

  /// A block scalar reaches to where the next thing begins; nobody would underline that far.
  private func withoutTrailingSpace(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, unsafe text[end - 1 - offsets.base] <= UInt8(ascii: " ") { end -= 1 }
    return range.lowerBound..<end
  }

  private func problem() -> DataProblem {
    let failed = unsafe parser.pointee
    let message = unsafe string(failed.problem) ?? "there is no memory left to read this"
    let context = unsafe string(failed.context).map { message in
      let range = unsafe offsets.character(at: failed.context_mark.index)
      return YAMLMistake.Context(message: message, range: range)
    }
    return unsafe DataProblem(
      .yaml(.syntax(message, context: context)), at: offsets.character(at: failed.problem_mark.index))
  }

  private func string(_ text: UnsafePointer<CChar>?) -> String? {
    unsafe text.map { unsafe String(cString: $0) }
  }

  private func string(_ text: UnsafePointer<yaml_char_t>?) -> String? {
    unsafe text.map { unsafe String(cString: $0) }
  }
}
