/// A tag that waits for the one that closes it.
struct OpenTag {
  let kind: Tag.Kind
  let name: String
  /// Where it stands in its table.
  let index: Int
  let tag: Tag
  /// Whether something was found in it that nobody will see.
  var hasLost = false
}
