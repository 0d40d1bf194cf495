import Caching
import Dates
import Diagnostics
import Files
import Records
import Sites

/// The cache as a build uses it; where it cannot be used, builds do without it and say so.
final class BuildMemory {
  private let call: BuildCall
  private let cache: Cache?

  init(_ call: BuildCall) {
    self.call = call
    guard let path = call.cache else {
      cache = nil
      return
    }
    do throws(FolderProblem) {
      cache = try Cache(path)
    } catch {
      cache = nil
      Self.say("the cache `\(path)` cannot be used: \(error.message)")
    }
  }

  /// The last build, if it was of the same.
  func last(for inputs: BuildInputs) -> LastBuild? {
    guard let cache else { return nil }
    switch cache.load() {
    case .found(let record): return LastBuild(record, in: cache, for: inputs)
    case .nothing: return nil
    case .unusable(let reason):
      distrust(reason)
      return nil
    }
  }

  /// Says that what is in the cache is of no use.
  func distrust(_ reason: String) {
    Self.say("the cache `\(call.cache ?? "")` is not used: \(reason)")
  }

  /// Begins to keep what a build makes.
  func newStore() -> sending StoreAttempt? {
    guard let cache else { return nil }
    return StoreAttempt(cache) { [call] in Self.say("the cache `\(call.cache ?? "")` cannot be written: \($0)") }
  }

  /// Keeps what a build made, once it is published.
  func keep(
    _ site: BuiltSite, _ inputs: BuildInputs, _ outputs: [BuildRecord.Output], _ foreign: [String],
    in store: StoreAttempt
  ) {
    var program = BuildRecord.Input(path: inputs.program.path, stamp: inputs.program.stamp, mark: ContentMark(of: []))
    guard let mark = inputs.programMark else { return }
    program.mark = mark
    var files: [BuildRecord.Input] = []
    for file in inputs.files {
      // What cannot be read was an error, or is gone since: the next build looks for itself.
      guard let mark = inputs.mark(of: file) else { return }
      files.append(BuildRecord.Input(path: file.path, stamp: file.stamp, mark: mark))
    }
    // What was changed while it was built may be in the site as it was, and in the record as it is.
    guard inputs.content.isAsListed, inputs.templates.isAsListed else { return }
    var record = BuildRecord(
      conditions: inputs.conditions, program: program, startedAt: inputs.startedAt, now: inputs.now,
      readsNow: site.showsNow, nextChange: site.nextChange?.secondsSince1970, inputs: files,
      diagnostics: site.diagnostics.map { RecordedDiagnostic($0, in: site.sources) }, pageCount: site.pageCount)
    record.outputs = outputs
    record.note(publishedIn: call.output, foreign)
    store.finish(record)
  }

  /// Keeps a record with the stamps of what is published now.
  func keep(_ record: BuildRecord, publishedIn output: String, _ foreign: [String]) {
    guard let cache else { return }
    var record = record
    record.note(publishedIn: output, foreign)
    do throws(FolderProblem) {
      try cache.save(record)
    } catch {
      Self.say("the cache `\(call.cache ?? "")` cannot be written: \(error.message)")
    }
  }

  private static func say(_ text: String) { Streams.error("garland: \(text)\n") }
}

extension BuildRecord {
  /// Takes down how the site was left.
  fileprivate mutating func note(publishedIn output: String, _ foreign: [String]) {
    place = output
    self.foreign = foreign
    guard let folder = try? Folder(output) else { return }
    for index in outputs.indices { outputs[index].stamp = folder.stamp(of: outputs[index].path) }
    var paths: Set<String> = [""]
    for output in outputs {
      var rest = output.path[...]
      while let slash = rest.lastIndex(of: "/"), paths.insert(String(rest[..<slash])).inserted { rest = rest[..<slash] }
    }
    folders = paths.sorted().compactMap { path in
      folder.stamp(of: path.isEmpty ? "." : path).map { FolderState(path: path, stamp: $0) }
    }
  }
}
