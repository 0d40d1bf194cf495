import Parsing

/// The files of a page bundle that the front matter gives names: `resources` with `src` and `name`.
struct HugoResources: Sendable {
  /// The paths of files by name, in lower case.
  private let files: [String: String]

  init(_ keys: DataMap) {
    let pairs = (keys.value(at: ["resources"])?.items ?? []).compactMap { item -> (String, String)? in
      guard let name = item.map?.value(at: ["name"])?.text?.lowercased(), let file = item.map?.value(at: ["src"])?.text,
        !file.contains("*"), !name.contains(":counter")
      else { return nil }
      return (name, file)
    }
    files = Dictionary(pairs) { first, _ in first }
  }

  /// Returns the path of the file with a name.
  subscript(name: String) -> String? { files[name.lowercased()] }

  /// The picture that themes show above a page: the file with a name such as `featured-image` or `cover`.
  var cover: String? {
    ["featured-image", "featured", "feature", "cover", "featured-image-preview", "thumbnail", "header", "hero"]
      .lazy.compactMap { files[$0] }.first {
        ["png", "jpg", "jpeg", "gif", "webp", "avif", "svg"].contains($0.fileExtension)
      }
  }
}
