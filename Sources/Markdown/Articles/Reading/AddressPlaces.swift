/// What the writers of an article need to know of its links and images, by the index of their node.
struct AddressPlaces: Sendable {
  /// The sizes of images that are known.
  var images: [Int: ImageBox] = [:]
  /// The links to articles that are left out for now: of them, their text is shown.
  var leftOut: Set<Int> = []
  /// Where in pieces of raw HTML addresses begin that lead elsewhere once they are read elsewhere.
  var markup: [Int: [Int]] = [:]

  /// The first image of known size, which is likely to be seen at once.
  var firstImage: Int? { images.first { $0.value.isFirst }?.key }
}
