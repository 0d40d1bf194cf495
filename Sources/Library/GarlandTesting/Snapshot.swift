public import ContainerTrials
import Files

extension ContainerRendering {
  /// Compares the HTML with the file `Snapshots/NAME.html` beside the test, and returns the difference; `nil` if none.
  ///
  /// If the environment variable `GARLAND_RECORD` is set, the file is written instead.
  ///
  /// ```swift
  /// #expect(rendering.difference(fromSnapshot: "timeline") == nil)
  /// ```
  public func difference(fromSnapshot name: String, file: String = #filePath) -> String? {
    let folder = Files.split(file).folder + "/Snapshots"
    let path = "\(folder)/\(name).html"
    let text = prettyHTML + (prettyHTML.hasSuffix("\n") ? "" : "\n")
    if Programs.variable("GARLAND_RECORD") != nil {
      do throws(FolderProblem) {
        try Files.makeFolders(folder)
        try Folder(folder).replaceFile("\(name).html", with: Array(text.utf8))
        return nil
      } catch {
        return "\(path) cannot be written: \(error.message)"
      }
    }
    guard let bytes = try? Files.read(path, limit: 1 << 24) else {
      return "\(path) does not exist; run the test with GARLAND_RECORD=1 to write it"
    }
    let expected = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines != expected else { return nil }
    let line = zip(lines, expected).prefix { $0 == $1 }.count
    let (new, old) = (line < lines.count ? lines[line] : "", line < expected.count ? expected[line] : "")
    return "\(path):\(line + 1): is `\(new)`, was `\(old)`"
  }
}
