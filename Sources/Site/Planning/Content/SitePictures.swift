import Addresses
import Articles
import Assets
import Components
import Diagnostics
package import Pictures
package import Records
import Synchronization
import Texts

/// The picture files of a site: what each file tells, and the addresses of the smaller pictures that are made from it.
///
/// An address contains a hash of the source and the recipe. So it is known before anything is decoded, and a browser can
/// keep the picture forever.
package final class SitePictures: Sendable {
  private let folder: any SourceFolder
  /// The paths of the pictures.
  private let paths: [String]
  /// Whether the site offers smaller pictures.
  private let isOn: Bool
  /// What identifies the program that encodes AVIF; `nil` if the site offers no AVIF.
  package let avifEncoder: String?
  /// The reasons why files cannot be decoded, from earlier attempts.
  private let failures: [ContentHash: String]
  private let files = Mutex<[String: PictureFile?]>([:])
  /// The path of each picture file, by the start of the names of the pictures that are made from it.
  private let sources: Deferred<[String: String]>
  /// The paths, for suggestions.
  private let names: Deferred<NameList>

  init(
    _ copies: [(path: String, address: String)], in folder: any SourceFolder, isOn: Bool,
    avifEncoder: String?, failures: [ContentHash: String]
  ) {
    let paths = copies.map(\.path).filter(Self.isPicture)
    (self.folder, self.paths, self.isOn, self.failures) = (folder, paths, isOn, failures)
    self.avifEncoder = avifEncoder
    names = .lazily { NameList(paths) }
    sources = .lazily {
      Dictionary(paths.compactMap { path in Self.name(of: path, in: folder).map { ($0, path) } }) { first, _ in first }
    }
  }

  /// Returns the path of the picture whose path is the most similar to another one.
  func nearest(to path: String) -> String? { names.value.nearest(to: path) }

  /// Writes everything that the pictures of a page depend on.
  func write(to writer: inout RecordWriter) {
    writer.write(isOn)
    writer.write(avifEncoder)
    for path in paths.sorted() {
      let hash = folder.hash(of: path)
      writer.write(hash)
      writer.write(hash.flatMap { failures[$0] } ?? "")
      writer.write(hash.flatMap(avifFailure))
    }
  }

  /// Returns what a file tells; `nil` if its name is not that of a picture, or if it cannot be read.
  private func file(_ path: String) -> PictureFile? {
    guard Self.isPicture(path) else { return nil }
    if let file = files.withLock({ $0[path] }) { return file }
    let file = (try? folder.read(path)).map { PictureFile($0, at: path) }
    files.withLock { $0[path] = .some(file) }
    return file
  }

  /// Returns what an address leads to whose file has a path.
  func resolution(of path: String, at address: String, in site: SiteAddress) -> AddressResolution {
    guard let file = file(path) else { return .address(address) }
    let failure = failure(of: path, file, isOriginal: address.hasSuffix(ResolvedImage.originalMark))
    guard let size = file.size, file.fault == nil || file.fault == .damaged else {
      return failure.map { .unshowablePicture(address, $0) } ?? .address(address)
    }
    let variants = file.fault == nil ? file.facts.flatMap { self.variants(of: path, $0, in: site) } : nil
    return .image(
      ResolvedImage(address, width: size.width, height: size.height, variants: variants, failure: failure))
  }

  /// Returns what is wrong with a file, as the end of a sentence.
  ///
  /// With `#original`, an author accepts a picture that cannot be decoded.
  private func failure(of path: String, _ file: PictureFile, isOriginal: Bool) -> String? {
    if let fault = file.fault {
      if isOriginal, fault == .damaged { return nil }
      return fault.message + (promisesCleaning(path) && file.keepsMetadata ? "; it is published with its metadata" : "")
    }
    guard !isOriginal, let facts = file.facts else { return nil }
    if promisesCleaning(path), ![.jpeg, .png, .webp].contains(facts.format) {
      return "cannot be decoded: it is no JPEG, PNG or WebP file, so it is published with its metadata"
    }
    return isOn && facts.canBeResized ? folder.hash(of: path).flatMap(failure) : nil
  }

  /// Returns what is wrong with the pictures that are made from a file, as the end of a sentence.
  private func failure(ofFile hash: ContentHash) -> String? {
    if let failure = failures[hash] { return "cannot be decoded: \(failure)" }
    guard let failure = avifFailure(hash), failure != DerivedPicture.largerThanWebP else { return nil }
    return "is not offered as AVIF: \(failure)"
  }

  /// Returns why a file is not offered as AVIF; `nil` if it is.
  private func avifFailure(_ hash: ContentHash) -> String? {
    avifEncoder.flatMap { failures[DerivedPicture.failureKey(ofFile: hash, encoder: $0)] }
  }

  private func variants(of path: String, _ facts: PictureFacts, in site: SiteAddress) -> PictureVariants? {
    guard isOn, let original = facts.resizedFormat, let hash = folder.hash(of: path), failures[hash] == nil,
      let name = Self.name(of: path, in: folder)
    else { return nil }
    return PictureVariants(
      folder: site.local("/" + Self.folderName), name: name,
      formats: formats(besides: original, withAVIF: avifFailure(hash) == nil).map { format in
        PictureVariants.Format(
          type: format == original ? nil : format.mediaType,
          ending: PictureRecipe.ending(in: format, encoder: format == .avif ? avifEncoder : nil))
      })
  }

  /// Returns the formats in which a picture is offered, the best first.
  private func formats(besides original: PictureFormat, withAVIF: Bool) -> [PictureFormat] {
    switch original {
    case .webp: [.webp]
    // Drawings in PNG are smaller as lossless WebP.
    case .jpeg where avifEncoder != nil && withAVIF: [.avif, .webp, .jpeg]
    default: [.webp, original]
    }
  }

  /// Returns the pictures that a page needs, with their paths in the output folder; `need` is what the page recorded.
  package func derived(for need: PictureNeed) -> [(path: String, picture: DerivedPicture)] {
    derived(need.recipes, fromPicturesNamed: need.name)
  }

  /// Returns the pictures that recipes make from the file with a name in addresses, with their paths in the output folder.
  func derived(
    _ recipes: [PictureRecipe], fromPicturesNamed name: String
  ) -> [(path: String, picture: DerivedPicture)] {
    guard let path = sources.value[name], let hash = folder.hash(of: path) else { return [] }
    return recipes.map { recipe in
      (Self.folderName + name + recipe.key, DerivedPicture(source: path, hash: hash, recipe: recipe))
    }
  }

  /// Whether the copy of a file of the content leaves out the metadata of its picture, whatever the file's name.
  package func isCleaned(_ path: String) -> Bool {
    isOn && !path.hasPrefix("static/") && folder.sensitivity(of: path) == .picture
  }

  /// Whether an author expects that the copy of a file has no metadata, by its name or because it begins as a picture.
  private func promisesCleaning(_ path: String) -> Bool {
    isOn && !path.hasPrefix("static/")
      && (Self.cleanedEndings.contains(where: path.lowercased().hasSuffix) || isCleaned(path))
  }

  /// Whether a published file is a derived picture.
  package static func isDerived(_ path: String) -> Bool {
    path.hasPrefix(folderName) || path.holds("/" + folderName)
  }

  /// The folder of all derived pictures, in the output folder.
  private static let folderName = "assets/pictures/"

  /// Returns the name of a picture in the addresses of all pictures that are derived from it: `trip-5f0c2a9d81e3b470-`.
  private static func name(of path: String, in folder: any SourceFolder) -> String? {
    guard let hash = folder.hash(of: path) else { return nil }
    let file = path.lastPathComponent
    let stem = file.prefix { $0 != "." }.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return "\(stem.isEmpty ? "picture" : stem)-\(hash.text.prefix(16))-"
  }

  private static let cleanedEndings = [".png", ".jpg", ".jpeg", ".jpe", ".jfif", ".pjpeg", ".pjp", ".webp"]
  private static let endings = cleanedEndings + [".gif", ".avif", ".heic", ".heif", ".svg", ".bmp"]
  /// The names of other files in which cameras record a position.
  private static let cameraEndings = [
    ".tif", ".tiff", ".dng", ".nef", ".cr2", ".arw", ".mp4", ".m4v", ".mov", ".3gp",
  ]

  /// Whether a file is a picture, by the end of its name.
  package static func isPicture(_ path: String) -> Bool { endings.contains(where: path.lowercased().hasSuffix) }

  /// Whether a file is from a camera, by the end of its name: a picture, a scan, a raw picture or a video.
  package static func isFromCamera(_ path: String) -> Bool {
    isPicture(path) || cameraEndings.contains(where: path.lowercased().hasSuffix)
  }
}

extension ResolvedImage {
  /// Returns a part of the image; the image itself if no smaller files are made of it.
  func cropped(to crop: PictureCrop?) -> ResolvedImage {
    guard let crop, let variants else { return self }
    let part = crop.rectangle(in: ImageSize(width: width, height: height))
    return ResolvedImage(
      address, width: part.width, height: part.height, variants: variants.cropped(to: crop.key), failure: failure)
  }
}

extension PictureFacts {
  /// The format besides WebP in which smaller pictures are offered; `nil` if none are made.
  var resizedFormat: PictureFormat? {
    guard canBeResized else { return nil }
    return switch format {
    case .jpeg: .jpeg
    case .png: .png
    case .webp: .webp
    case .gif, .bmp, .heif, .svg: nil
    }
  }
}

/// The files of a picture in one format that a page needs: the start of their names, and their recipes.
package struct PictureNeed: Hashable {
  let name: String
  let recipes: [PictureRecipe]

  /// Reads a need that a page recorded, such as `trip-5f0c2a9d81e3b470-w640w1080-q75-e2.webp`.
  ///
  /// The widths of a part of a picture are followed by the key of the part: `-w640w1080-16x9-top-q75-e2.webp`.
  package init?(_ text: String, avifEncoder: String? = nil) {
    let endings = PictureFormat.allCases.filter { $0 != .avif || avifEncoder != nil }.map { format in
      let encoder = format == .avif ? avifEncoder : nil
      return (format: format, encoder: encoder, text: PictureRecipe.ending(in: format, encoder: encoder))
    }
    guard let ending = endings.first(where: { text.hasSuffix($0.text) }) else { return nil }
    let start = text.dropLast(ending.text.count)
    // No key of a part contains a `w`.
    guard let lastWidth = start.lastIndex(of: "w"), let end = start[..<lastWidth].lastIndex(of: "-") else { return nil }
    name = String(start[...end])
    let words = start[start.index(after: end)...].split(separator: "-", maxSplits: 1)
    let crop = words.count == 2 ? PictureCrop(key: words[1]) : nil
    let widths = words[0].split(separator: "w").compactMap { Int($0) }
    // A record can be crafted.
    guard words.count == 1 || crop != nil, 1...4 ~= widths.count,
      widths.allSatisfy({ 1...PictureRecipe.maximumWidth ~= $0 })
    else { return nil }
    recipes = widths.map { PictureRecipe(crop: crop, width: $0, format: ending.format, encoder: ending.encoder) }
  }
}

/// A picture that is made from a file of the content.
package struct DerivedPicture: Hashable, Sendable {
  /// The path of the file in the content folder.
  package let source: String
  /// The hash of the file.
  package let hash: ContentHash
  package let recipe: PictureRecipe

  /// The name of the picture in a store, which contains everything that its bytes depend on.
  package var key: String { "\(hash.text)-\(recipe.key)" }

  /// What identifies the pictures that cannot be made either if this one cannot: all of the file, or only its AVIF.
  package var failureKey: ContentHash { Self.failureKey(ofFile: hash, encoder: recipe.encoder) }

  static func failureKey(ofFile hash: ContentHash, encoder: String?) -> ContentHash {
    encoder.map { ContentHash(of: [hash.text, $0]) } ?? hash
  }

  /// The reason to leave out AVIF because WebP is smaller; nothing is reported about it.
  package static let largerThanWebP = ""

  /// The AVIF and the WebP file whose sizes decide whether a file is offered as AVIF; empty for other formats.
  ///
  /// They depend only on the file, and not on the widths that pages need, so that every build decides the same.
  package var samples: [DerivedPicture] {
    guard recipe.format == .avif, let width = PictureWidths.standard.first else { return [] }
    return [(PictureFormat.avif, recipe.encoder), (.webp, nil)].map { format, encoder in
      DerivedPicture(
        source: source, hash: hash, recipe: PictureRecipe(width: width, format: format, encoder: encoder))
    }
  }
}
