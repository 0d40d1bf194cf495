import Planning

/// Derived pictures with the paths that they are published at.
///
/// A language with a domain of its own publishes the pictures that it shows, so one picture can have many paths.
struct PicturePaths: Sendable {
  /// The pictures, in the order in which they were added.
  private(set) var pictures: [DerivedPicture] = []
  private var paths: [DerivedPicture: [String]] = [:]

  mutating func add(_ picture: DerivedPicture, at path: String) {
    if paths[picture] == nil { pictures.append(picture) }
    paths[picture, default: []].append(path)
  }

  /// Returns all paths of a picture.
  subscript(picture: DerivedPicture) -> [String] { paths[picture] ?? [] }
}
