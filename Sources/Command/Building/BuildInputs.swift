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
  /// The files, in the byte order of their paths.
  let files: [File]

  /// A file with its stamp.
  struct File {
    let path: String
    let stamp: FileStamp
    fileprivate let isContent: Bool
    /// Its place among those of its folder.
    fileprivate let place: Int
  }

  init(_ call: BuildCall, now: Int) {
    startedAt = Machine.secondsSince1970
    self.now = now
    content = DiskFolder(call.content)
    templates = DiskFolder(call.templates)
    var files: [File] = []
    files.reserveCapacity(content.files.count + templates.files.count)
    for (folder, isContent) in [(content, true), (templates, false)] {
      for (place, file) in folder.files.enumerated() {
        files.append(
          File(path: "\(folder.name)/\(file.path)", stamp: file.stamp, isContent: isContent, place: place))
      }
    }
    self.files = files.inByteOrder(of: \.path)
    let leftOut = [content, templates].flatMap { folder in folder.leftOut.map { "\(folder.name)/\($0.path)" } }
    var writer = RecordWriter()
    origin = [call.content, call.templates]
    writer.write([Help.version] + LibraryVersions.all + origin + [call.address.map(\.home) ?? ""] + leftOut)
    writer.write([call.showsDrafts, call.showsFuture])
    conditions = ContentMark(of: writer.bytes)
  }

  /// How many bytes its articles have.
  var articleBytes: Int {
    content.files.reduce(0) { $0 + (MarkdownName.matches($1.path) ? $1.stamp.size : 0) }
  }

  /// The files as a record notes them; nothing where one of those that were read or copied is not what it was when it was listed.
  func recorded(copied: [String]) -> [BuildRecord.Input]? {
    var inputs: [BuildRecord.Input] = []
    inputs.reserveCapacity(files.count)
    for file in files {
      // What cannot be read was an error, or is gone since: the next build looks for itself.
      guard let mark = mark(of: file) else { return nil }
      inputs.append(BuildRecord.Input(path: file.path, stamp: file.stamp, mark: mark))
    }
    // What was changed while it was built may be in the site as it was, and in the record as it is. What nobody looked into is known
    // by an earlier build.
    return content.isAsListed(whereRead: copied) && templates.isAsListed(whereRead: []) ? inputs : nil
  }

  /// Reads the files of which nobody knows what they hold.
  func readAhead(jobs: Int) {
    let unknown = files.filter { !folder(of: $0).isKnown(at: $0.place) }
    _ = parallelMap(unknown.count, jobs: jobs) { mark(of: unknown[$0]) }
  }

  /// What a file holds.
  func mark(of file: File) -> ContentMark? { folder(of: file).mark(at: file.place) }

  /// Takes down what files hold whose stamps are those that a build noted, so that nobody reads them to know.
  func trust(_ record: BuildRecord) {
    var next = 0
    for file in files {
      guard let place = record.inputs.place(of: file.path, near: next, named: { $0.path }) else { continue }
      next = place + 1
      let input = record.inputs[place]
      guard input.stamp == file.stamp, record.trusts(file.stamp) else { continue }
      folder(of: file).note(input.mark, at: file.place)
    }
    program.trust(record)
  }

  private func folder(of file: File) -> DiskFolder { file.isContent ? content : templates }
}
