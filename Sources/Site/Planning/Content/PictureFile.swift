import Assets
import Pictures

/// What the bytes of a file with the name of a picture tell.
struct PictureFile {
  let facts: PictureFacts?
  let size: ImageSize?
  let fault: PictureFault?
  /// Whether the file has a fault that prevents the removal of metadata.
  let keepsMetadata: Bool

  init(_ bytes: [UInt8], at path: String) {
    facts = PictureFacts(bytes)
    size = facts?.size ?? ImageSize(bytes)
    let isDrawing = path.lowercased().hasSuffix(".svg")
    fault = isDrawing && !bytes.isEmpty ? nil : PictureFault(bytes)
    keepsMetadata = (fault == .damaged || fault == .heic) && (try? MetadataRemoval.clean(bytes)) == nil
  }
}

extension PictureFault {
  /// The fault as the end of a sentence, with advice.
  var message: String {
    switch self {
    case .empty: "is an empty file: copy the picture again"
    case .noPicture(let kind):
      "is no picture that browsers can show\(kind.map { ", but \($0)" } ?? ""): replace the file"
    case .pointer: "is only a pointer of Git LFS: run `git lfs pull`"
    case .heic: "is in the format HEIC, which most browsers cannot show: convert it to JPEG"
    case .damaged: "cannot be decoded: \(PictureProblem.damaged.message)"
    }
  }
}
