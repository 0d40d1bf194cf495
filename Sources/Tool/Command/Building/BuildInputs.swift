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

  /// The folders of its files, as `origin` names them.
  var folders: [DiskFolder] { [content, templates] }

  init(_ call: BuildCall, now: Int) {
    startedAt = Machine.secondsSince1970
    self.now = now
    content = DiskFolder(call.content)
    templates = DiskFolder(call.templates)
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
  func recorded(copied: [String]) -> [[BuildRecord.Input]]? {
    let inputs = folders.compactMap { $0.inputs() }
    guard inputs.count == folders.count else { return nil }
    // What was changed while it was built may be in the site as it was, and in the record as it is. What nobody looked into is known
    // by an earlier build.
    return content.isAsListed(whereRead: copied) && templates.isAsListed(whereRead: []) ? inputs : nil
  }

  /// Reads the files of which nobody knows what they hold.
  func readAhead(jobs: Int) {
    for folder in folders { folder.readAhead(jobs: jobs) }
  }

  /// Takes down what files hold whose stamps are those that a build noted, so that nobody reads them to know.
  func trust(_ record: BuildRecord) {
    for (folder, inputs) in zip(folders, record.inputs) { folder.trust(inputs, of: record) }
    program.trust(record)
  }
}
