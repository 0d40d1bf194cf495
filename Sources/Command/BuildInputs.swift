import Caching
import Files
import Records
import Sites

/// All that a site is made of: the files of two folders, what the build is told, and the program.
struct BuildInputs {
  let content: DiskFolder
  let templates: DiskFolder
  /// The folders that the site is made of, as the call names them.
  let origin: [String]
  let conditions: ContentMark
  let program: File
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
    files =
      content.files.map { [name = content.name] in
        File(path: "\(name)/\($0.path)", stamp: $0.stamp, isContent: true, name: $0.path)
      }
      + templates.files.map { [name = templates.name] in
        File(path: "\(name)/\($0.path)", stamp: $0.stamp, isContent: false, name: $0.path)
      }
    let leftOut = [content, templates].flatMap { folder in folder.leftOut.map { "\(folder.name)/\($0.path)" } }
    var writer = RecordWriter()
    origin = [call.content, call.templates]
    writer.write([Help.version] + origin + [call.address.map(\.home) ?? ""] + leftOut)
    writer.write([call.showsDrafts, call.showsFuture])
    conditions = ContentMark(of: writer.bytes)
    let stamp = (try? OpenFile(reading: Self.programPath))?.stamp
    program = File(
      path: Self.programPath, stamp: stamp ?? FileStamp(device: 0, number: 0, size: 0, seconds: .max, nanoseconds: 0),
      isContent: false, name: "")
  }

  /// What a file holds.
  func mark(of file: File) -> ContentMark? { (file.isContent ? content : templates).mark(of: file.name) }

  /// The program that runs: a site with pages in Swift is another one after every change of them.
  var programMark: ContentMark? {
    (try? Files.read(Self.programPath, limit: 1 << 30)).map { ContentMark(of: $0) }
  }

  private static let programPath = "/proc/self/exe"
}
