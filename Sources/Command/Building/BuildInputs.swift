import Articles
import Caching
import Files
import Parsing
import Records
import Sites

/// All that a site is made of: the files of two folders, what the build is told, and the program.
struct BuildInputs {
  let content: DiskFolder
  let templates: DiskFolder
  /// The folders that the site is made of, as the call names them.
  let origin: [String]
  let conditions: ContentMark
  let program = RunningProgram()
  /// The time that counts as now.
  let now: Int
  /// The time by the clock before anything was looked at.
  let startedAt: Int
  /// The files, content first.
  let files: [File]

  /// A file with its stamp.
  struct File {
    let path: String
    let stamp: FileStamp
    fileprivate let isContent: Bool
    fileprivate let name: String
  }

  init(_ call: BuildCall, now: Int) {
    startedAt = Machine.secondsSince1970
    self.now = now
    content = DiskFolder(call.content)
    templates = DiskFolder(call.templates)
    var files: [File] = []
    files.reserveCapacity(content.files.count + templates.files.count)
    for (folder, isContent) in [(content, true), (templates, false)] {
      for file in folder.files {
        files.append(
          File(path: "\(folder.name)/\(file.path)", stamp: file.stamp, isContent: isContent, name: file.path))
      }
    }
    self.files = files
    let leftOut = [content, templates].flatMap { folder in folder.leftOut.map { "\(folder.name)/\($0.path)" } }
    var writer = RecordWriter()
    origin = [call.content, call.templates]
    writer.write([Help.version] + LibraryVersions.all + origin + [call.address.map(\.home) ?? ""] + leftOut)
    writer.write([call.showsDrafts, call.showsFuture])
    conditions = ContentMark(of: writer.bytes)
  }

  /// How many bytes its articles have.
  var articleBytes: Int {
    files.reduce(0) { $0 + ($1.isContent && MarkdownName.stem(of: $1.name) != nil ? $1.stamp.size : 0) }
  }

  /// The files as a record notes them; nothing where one of them is not what it was when it was listed.
  var unchanged: [BuildRecord.Input]? {
    var inputs: [BuildRecord.Input] = []
    for file in files {
      // What cannot be read was an error, or is gone since: the next build looks for itself.
      guard let mark = mark(of: file) else { return nil }
      inputs.append(BuildRecord.Input(path: file.path, stamp: file.stamp, mark: mark))
    }
    // What was changed while it was built may be in the site as it was, and in the record as it is.
    return content.isAsListed && templates.isAsListed ? inputs : nil
  }

  /// Reads the files of which nobody knows what they hold.
  func readAhead(jobs: Int) {
    let unknown = files.filter { !folder(of: $0).isKnown($0.name) }
    _ = parallelMap(unknown.count, jobs: jobs) { mark(of: unknown[$0]) }
  }

  /// What a file holds.
  func mark(of file: File) -> ContentMark? { folder(of: file).mark(of: file.name) }

  /// Takes down what files hold whose stamps are those that a build noted, so that nobody reads them to know.
  func trust(_ record: BuildRecord) {
    let known = Dictionary(record.inputs.map { ($0.path, $0) }) { first, _ in first }
    for file in files {
      guard let input = known[file.path], input.stamp == file.stamp, record.trusts(file.stamp) else { continue }
      folder(of: file).note(input.mark, of: file.name)
    }
    program.trust(record)
  }

  private func folder(of file: File) -> DiskFolder { file.isContent ? content : templates }
}
