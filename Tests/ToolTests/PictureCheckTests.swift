import Foundation
import TestSupport
import Testing

/// The warnings about picture files, in a site with one post.
@Suite struct `A check of pictures` {
  /// The site: the settings, the folder of the picture, its bytes, and what the post shows in line 6.
  struct Site: Sendable {
    var setting = ""
    var folder = "posts/"
    var file = "photo.png"
    let picture: [UInt8]
    var text = "![A](photo.png)"
    var image = ""
  }

  private static let located = NoisyPicture(width: 40, height: 40, hasPosition: true).png
  private static let wide = NoisyPicture(width: 900, height: 60).png
  private static let damaged = Array(wide.prefix(wide.count / 2))
  /// A directory of TIFF that refers to one with a latitude.
  private static var tiff: [UInt8] {
    var file: [UInt8] = Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 26]
    file += [0, 0, 0, 0, 0, 1, 0, 2, 0, 5, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0] as [UInt8]
    return file
  }

  private static var video: [UInt8] {
    var file = Array("\0\0\0\u{10}ftypisom\0\0\0\0\0\0\0\u{2C}moov\0\0\0\u{24}udta\0\0\0\u{1C}".utf8)
    file.append(0xA9)
    file += Array("xyz\0\u{10}\u{15}\0+48.2000+16.3/".utf8)
    return file
  }

  private static let small = "check: {image_size: 10 kB}"
  private static let inHTML = #"<img src="photo.png" width="200" alt="A">"#

  private static let empty = Site(file: "photo.jpg", picture: [], text: "![A](photo.jpg)")
  private static let heic = Array("\0\0\0\u{14}ftypheic\0\0\0\0mif1\0\0\0\u{8}meta".utf8)
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 2, 0, 3, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3]
  private static let undecodable = "cannot be decoded: the file is damaged or ends too early"

  @Test(arguments: [
    Case("half of a PNG", Site(picture: damaged), ["6:1 \(undecodable); it is published with its metadata"]),
    Case(
      "half of a JPEG", Site(file: "photo.jpg", picture: jpeg, text: "![A](photo.jpg)"),
      ["6:1 \(undecodable)"]),
    Case(
      "half of a JPEG in `static/`",
      Site(folder: "static/", file: "photo.jpg", picture: jpeg, text: "![A](/photo.jpg)"),
      ["6:1 \(undecodable)"]),
    Case(
      "half of a JPEG with `pictures: false`",
      Site(setting: "pictures: false", file: "photo.jpg", picture: jpeg, text: "![A](photo.jpg)"),
      ["6:1 \(undecodable)"]),
    Case(
      "half of a JPEG that the author wants as it is",
      Site(file: "photo.jpg", picture: jpeg, text: "![A](photo.jpg#original)"), []),
    Case("an empty file", empty, ["6:1 is an empty file: copy the picture again"]),
    Case(
      "an archive in a gallery", Site(picture: Array("PK\u{3}\u{4}".utf8), text: ":::gallery\n![A](photo.png)\n:::"),
      ["7:1 is no picture that browsers can show, but a ZIP archive: replace the file"]),
    Case(
      "a web page as a cover", Site(picture: Array("<!doctype html>".utf8), text: "Text.", image: "image: photo.png"),
      ["4:8 is no picture that browsers can show, but an HTML page: replace the file"]),
    Case(
      "a HEIC in HTML, and a link to it",
      Site(file: "photo.heic", picture: heic, text: "<img src=photo.heic alt=A>\n\n[A](photo.heic)"),
      ["6:10 is in the format HEIC, which most browsers cannot show: convert it to JPEG"]),
    Case("a picture", Site(picture: wide), []),
  ])
  func `finds the damaged files that a build finds, before and after other builds`(_ row: Case<Site, [String]>) throws {
    try CachedSite.inFolder { site in
      try write(row.input, to: site)
      let path = "Content/\(row.input.folder)\(row.input.file)"
      let pattern =
        #/(?m)^Content/posts/a\.md:(\d+:\d+): warning: the picture `[^`]*` (.*) \[links\.undecodable-picture\]$/#
      for round in ["first", "warm", "replaced"] {
        if round == "replaced" {
          try site.write(path, Self.wide)
          #expect(!(try site.build().outcome.errors.contains("undecodable-picture")), "\(row.name)")
          try site.write(path, row.input.picture)
        }
        for arguments in [["build"], ["build", "--verify"], ["check"]] {
          let errors = try Tool.run(arguments, in: site.folder).errors
          #expect(
            errors.matches(of: pattern).map { "\($0.1) \($0.2)" } == row.expected,
            "\(row.name), \(round): \(arguments)\n\(errors)")
        }
      }
      if !row.expected.isEmpty {
        let page = String(decoding: try site.files(in: "_site")["posts/a/index.html"] ?? Data(), as: UTF8.self)
        #expect(!page.contains("srcset"), "\(row.name)")
        for command in ["build", "check"] { #expect(try Tool.run([command, "--strict"], in: site.folder).status == 1) }
      }
    }
  }

  private func write(_ input: Site, to site: CachedSite) throws {
    try site.write("Content/site.yml", "title: T\nurl: https://example.org/\n\(input.setting)\n")
    let head = "---\ntitle: A\ndate: 2026-01-02\n\(input.image.isEmpty ? "description: D" : input.image)\n---\n"
    try site.write("Content/posts/a.md", head + input.text + "\n")
    try site.write("Content/\(input.folder)\(input.file)", input.picture)
  }

  @Test(arguments: [
    Case("a position that is removed", Site(picture: located), []),
    Case(
      "a position in `static/`", Site(folder: "static/", picture: located, text: "![A](/photo.png)"),
      ["Content/posts/a.md:6:1: published-position"]),
    Case(
      "a position with #original", Site(picture: located, text: "![A](photo.png#original)"),
      ["Content/posts/a.md:6:1: published-position"]),
    Case(
      "a position with `pictures: false`, shown twice",
      Site(setting: "pictures: false", picture: located, text: "![A](photo.png)\n\n![A](photo.png)"),
      ["Content/posts/a.md:6:1: published-position"]),
    Case(
      "a position in a file that no page shows",
      Site(folder: "static/", file: "photo.heic", picture: located, text: "Text."), [": published-position"]),
    Case("a position that is removed from a file with another name", Site(file: "photo.dat", picture: located), []),
    Case(
      "a position in `static/`, in a file with another name",
      Site(folder: "static/", file: "photo.dat", picture: located, text: "[A](/photo.dat)"),
      ["Content/posts/a.md:6:1: published-position"]),
    Case(
      "a position in a TIFF file", Site(file: "scan.TIFF", picture: tiff, text: "[A](scan.TIFF)"),
      ["Content/posts/a.md:6:1: published-position"]),
    Case(
      "a TIFF file without a position", Site(file: "scan.tif", picture: Array(tiff.prefix(26)), text: "[A](scan.tif)"),
      []),
    Case(
      "a position in a raw picture", Site(file: "raw.dng", picture: tiff, text: "[A](raw.dng)"),
      ["Content/posts/a.md:6:1: published-position"]),
    Case(
      "a position in a video", Site(file: "film.mp4", picture: video, text: "[A](film.mp4)"),
      ["Content/posts/a.md:6:1: published-position"]),
    Case("a wide picture with smaller files", Site(picture: wide, text: inHTML), []),
    Case(
      "a wide picture without smaller files", Site(setting: "pictures: false", picture: wide, text: inHTML),
      ["Content/posts/a.md:6:11: larger-than-shown"]),
    Case(
      "a wide picture that is also shown as it is",
      Site(setting: "pictures: false", picture: wide, text: inHTML + "\n\n![A](photo.png)"), []),
    Case("a large picture with smaller files", Site(setting: small, picture: wide), []),
    Case(
      "a large cover with smaller files", Site(setting: small, picture: wide, text: "Text.", image: "image: photo.png"),
      []),
    Case(
      "a large picture without smaller files", Site(setting: small + "\npictures: false", picture: wide),
      ["Content/posts/a.md:6:1: oversized-image"]),
    Case(
      "a large picture with #original", Site(setting: small, picture: wide, text: "![A](photo.png#original)"),
      ["Content/posts/a.md:6:1: oversized-image"]),
    Case(
      "a large picture among the files that an author offers",
      Site(
        setting: small, folder: "static/", picture: wide,
        text: #"<img src="/photo.png" srcset="/photo.png 2x, /small.png 1x" alt="A" width="200">"#),
      ["Content/posts/a.md:6:11: oversized-image", "Content/posts/a.md:6:31: oversized-image"]),
    Case("a wide picture with #original", Site(picture: wide, text: "![A](photo.png#original)"), []),
    Case(
      "a damaged cover", Site(picture: damaged, text: "Text.", image: "image: photo.png"),
      ["Content/posts/a.md:4:8: links.undecodable-picture"]),
    Case(
      "a damaged picture of a hero", Site(picture: damaged, text: "Text.", image: "hero: {image: photo.png}"),
      ["Content/posts/a.md:4:15: links.undecodable-picture"]),
    Case(
      "a damaged portrait of the author",
      Site(setting: "author: {name: A, image: posts/photo.png}", picture: damaged, text: "Text."),
      ["Content/site.yml:3:26: links.undecodable-picture"]),
  ])
  func `warns once, at the line that shows the picture`(_ row: Case<Site, [String]>) throws {
    try CachedSite.inFolder { site in
      try write(row.input, to: site)
      let errors = try Tool.run(["check"], in: site.folder).errors
      let pattern = #/(?m)^(\S*:\d+:\d+)?:? ?warning: .*\[(?:check\.)?(\S+)\]$/#
      let codes = ["published-position", "larger-than-shown", "oversized-image", "links.undecodable-picture"]
      row.check(
        errors.matches(of: pattern).filter { codes.contains(String($0.2)) }.map { "\($0.1 ?? ""): \($0.2)" })
    }
  }
}
