import Articles
import Diagnostics
package import Records

/// A file of the content folder that the site could copy, but does not publish.
package struct UnpublishedFile: Sendable, Equatable {
  /// Why a file is not published.
  package enum Reason: String, Sendable, CaseIterable {
    /// An editor made it as a copy of another file.
    case editorCopy = "editor-copy"
    /// It is in a folder of drafts.
    case draft
    /// It belongs to an article that is not published.
    case bundle
    /// Only articles that are not published refer to it.
    case hidden
    /// Nothing refers to it, and the site publishes only files that are needed.
    case unused
  }

  /// The path in the content folder.
  package let path: String
  package let reason: Reason
  /// The path of an unpublished article that the file belongs to, or that refers to it.
  package let article: String?

  package init(_ path: String, _ reason: Reason, article: String? = nil) {
    (self.path, self.reason, self.article) = (path, reason, article)
  }

  /// The reason, worded to follow the path of the file and a colon.
  package var explanation: String {
    switch reason {
    case .editorCopy: "a copy that an editor made"
    case .draft, .bundle: AddressResolution.reason(unpublishedFileOf: article)
    case .hidden: "only unpublished articles refer to it, such as `\(article ?? "")`"
    case .unused: "nothing refers to it"
    }
  }
}

extension UnpublishedFile.Reason {
  /// Returns how many files are not published for this reason, such as `2 files of drafts`.
  package func counted(_ count: Int) -> String {
    switch self {
    case .editorCopy: count == 1 ? "1 editor's copy" : "\(count) editors' copies"
    case .draft: "\(count.of("file")) of drafts"
    case .bundle, .hidden: "\(count.of("file")) of unpublished articles"
    case .unused: "\(count.of("unused file"))"
    }
  }
}

extension UnpublishedFile: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    writer.write([path, reason.rawValue] + (article.map { [$0] } ?? []))
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    let words: [String] = try reader.read()
    guard 2...3 ~= words.count, let reason = Reason(rawValue: words[1]) else { throw InvalidRecord() }
    self.init(words[0], reason, article: words.count == 3 ? words[2] : nil)
  }
}
