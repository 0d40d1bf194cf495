import Sites
import TestSupport

extension CheckedPage {
  /// Every page of the site that the repository holds.
  static let sample = SampleSite.built.files.filter { $0.path.hasSuffix(".html") }.map { file in
    CheckedPage(
      name: "sample-" + file.path.replacing("/", with: "-"),
      html: String(decoding: SampleSite.bytes(of: file), as: UTF8.self))
  }
}
