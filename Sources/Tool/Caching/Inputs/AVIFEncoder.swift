import Files
import Planning
import Records

/// The program that encodes AVIF.
package enum AVIFEncoder {
  /// Returns what identifies the version of `avifenc`, or `nil` if it is not installed or the site does not ask for AVIF.
  ///
  /// It is a part of the addresses of pictures, because another version makes other bytes. It includes the versions of
  /// the libraries that `avifenc` uses.
  package static func installed(for content: DiskFolder) -> String? {
    guard content.settings.avifRange != nil, let program = Programs.find("avifenc"),
      let (outcome, version) = try? Subprocess(program, ["--version"]).output(), outcome.status == 0
    else { return nil }
    return String(ContentHash(of: version).text.prefix(8))
  }
}
