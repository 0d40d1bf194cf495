/// A step through a YAML text: a value, or the beginning or end of something that holds values.
struct YAMLEvent {
  let kind: Kind
  /// The bytes of the file, the anchor and the tag included.
  let range: Range<Int>
  var anchor: String?
  var tag: String?

  enum Kind {
    /// The beginning of a document.
    case document
    case alias(String)
    case scalar(String, isPlain: Bool)
    case list(isFlow: Bool)
    case listEnd
    case map(isFlow: Bool)
    case mapEnd
    /// The end of the text.
    case end
    /// What has no meaning here: the beginning of the text, the end of a document.
    case other
  }
}
