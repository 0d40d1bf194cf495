import Articles
import Diagnostics
import Records

/// The files that code blocks can show: those of `Content`, and of the folders that `sources` names.
struct CodeFiles: Sendable {
  private let content: any SourceFolder
  private let sources: (any SourceFolder)?
  private let names: Set<String>
  /// The paths of articles that are not published.
  private let unpublished: Set<String>

  init(
    _ content: any SourceFolder, _ sources: (any SourceFolder)?, named names: Set<String>, unpublished: Set<String>
  ) {
    (self.content, self.sources, self.names, self.unpublished) = (content, sources, names, unpublished)
  }

  /// Returns a reference whose path is not relative to a file; a path from the root of `Content` begins with a slash.
  func resolved(_ reference: CodeReference, from file: String) -> CodeReference {
    guard reference.file.hasPrefix("./") || reference.file.hasPrefix("../") else { return reference }
    var resolved = reference
    resolved.file = SitePath.resolve(reference.file, from: file).map { "/" + $0 } ?? reference.file
    return resolved
  }

  /// Returns the hash of the text that a code block shows, or of the problem.
  func hash(of reference: CodeReference) -> ContentHash {
    do throws(CodeFileProblem) {
      return ContentHash(of: try text(of: reference))
    } catch {
      return ContentHash(of: Array(error.message.utf8))
    }
  }

  /// Returns the text that a code block shows.
  func text(of reference: CodeReference) throws(CodeFileProblem) -> [UInt8] {
    let (file, name) = (reference.file, String(reference.file.prefix { $0 != "/" }))
    let isSource = name != file && names.contains(name) && sources != nil
    let folder = isSource ? sources ?? content : content
    let path = SitePath.resolve(
      "./" + file.dropFirst(isSource ? name.count + 1 : 0), from: isSource ? name + "/file" : "")
    guard let path, !isSource || path.hasPrefix(name + "/") else {
      throw .file("`\(file)` is outside of `\(isSource ? name : content.name)`")
    }
    if !isSource, unpublished.contains(path) {
      throw .file("`\(file)` is not published, so nothing of it can be shown")
    }
    // The action that clones a repository stores its token in `.git/config`.
    if path.lowercased().split(separator: "/").contains(".git") { throw .file("`\(file)` may contain passwords") }
    guard let size = folder.size(of: path) else {
      let isUnknown = !isSource && !name.isEmpty && name != file && !content.paths.contains { $0.hasPrefix(name + "/") }
      throw .file(
        "there is no file `\(file)`" + (isUnknown ? ", and `sources` in `site.yml` names no folder `\(name)`" : ""),
        nearestName(to: path, among: folder.paths(near: path)).map(didYouMean))
    }
    if size > CodeReference.sizeLimit {
      throw .file("`\(file)` is larger than \(CodeReference.sizeLimit >> 20) MB")
    }
    let bytes: [UInt8]
    do throws(UnreadableSource) {
      bytes = try folder.read(path)
    } catch {
      throw .file("`\(file)` cannot be read: \(error.reason)")
    }
    // Databases are not text, and samples may have e-mail addresses.
    if [.privateKey, .passwords].contains(Sensitivity(ofFile: path, head: bytes.prefix(Sensitivity.headSize))) {
      throw .file("`\(file)` seems to contain passwords or a private key")
    }
    return try reference.text(in: bytes)
  }
}
