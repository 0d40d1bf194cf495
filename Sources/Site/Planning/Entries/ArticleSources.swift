import Addresses
package import Articles
import Diagnostics
package import Records

/// What the articles of an edition can be made of, besides their own files.
struct ArticleSources: Sendable {
  let content: any SourceFolder
  /// The files in the folders of `sources`, and the names of the folders.
  let code: (files: (any SourceFolder)?, names: Set<String>)

  /// Returns the hash of what an article contains of a source now.
  func hash(of source: ArticleSource, in article: PlacedArticle) -> ContentHash {
    switch source {
    case .file(let path): content.hash(of: path) ?? .absent
    case .code(let reference): hash(of: text(of: reference, in: article))
    }
  }

  /// Returns the hash of what a code block shows, or of the problem.
  func hash(of text: Result<[UInt8], CodeFileProblem>) -> ContentHash {
    switch text {
    case .success(let bytes): ContentHash(of: bytes)
    case .failure(let problem): ContentHash(of: Array("\(problem)".utf8))
    }
  }

  /// Returns the text that a code block in an article shows.
  func text(of reference: CodeReference, in article: PlacedArticle) -> Result<[UInt8], CodeFileProblem> {
    guard let (folder, path) = place(of: reference.file, from: article.place.path) else {
      return .failure(.unreadable("its path leads out of the folder"))
    }
    // The action that clones a repository stores its token in `.git/config`.
    if path.lowercased().split(separator: "/").contains(".git") {
      return .failure(.unreadable("the files of Git may contain passwords"))
    }
    guard let size = folder.size(of: path) else {
      let nearest = nearestName(to: path, among: folder.paths(near: path))
      let name = String(reference.file.prefix { $0 != "/" })
      let isSource = name != reference.file && !name.isEmpty && !name.hasPrefix(".") && folder.name == content.name
      let isUnknown = isSource && !content.paths.contains { $0.hasPrefix("\(name)/") }
      return .failure(.missing(nearest: nearest, folder: isUnknown ? name : nil))
    }
    guard size <= CodeReference.sizeLimit else {
      return .failure(.unreadable("it is larger than \(CodeReference.sizeLimit >> 20) MB"))
    }
    do throws(UnreadableSource) {
      let bytes = try folder.read(path)
      // Databases are not text, and samples may have e-mail addresses.
      if [.privateKey, .passwords].contains(Sensitivity(ofFile: path, head: bytes.prefix(Sensitivity.headSize))) {
        return .failure(.unreadable("it seems to contain passwords or a private key"))
      }
      return reference.text(in: bytes)
    } catch {
      return .failure(.unreadable(error.reason))
    }
  }

  /// Returns the folder and the path of a file that an article names; `nil` if the path leads out of the folder.
  private func place(of written: String, from article: String) -> (folder: any SourceFolder, path: String)? {
    let name = String(written.prefix { $0 != "/" })
    if name != written, code.names.contains(name), let files = code.files {
      let path = SitePath.resolve("./" + written.dropFirst(name.count + 1), from: name + "/file")
      return path.flatMap { $0.hasPrefix(name + "/") ? (files, $0) : nil }
    }
    // As in links, `./` is the folder of the article.
    return SitePath.resolve(written, from: name == "." || name == ".." ? article : "").map { (content, $0) }
  }
}

/// A source with the hash of what an article contains of it.
package struct HashedSource: Sendable, Equatable {
  package let source: ArticleSource
  package let hash: ContentHash
}

extension HashedSource: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    switch source {
    case .file(let path):
      writer.write(0)
      writer.write(path)
    case .code(let reference):
      writer.write(1)
      writer.write(reference.file)
      writer.write(reference.region)
      writer.write(reference.range)
    }
    writer.write(hash)
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    let kind: Int = try reader.read()
    switch kind {
    case 0: source = .file(try reader.read())
    case 1:
      source = .code(
        CodeReference(file: try reader.read(), region: try reader.read(), range: try reader.read()))
    default: throw InvalidRecord()
    }
    hash = try reader.read()
  }
}
