import Articles
package import Diagnostics
import Handles
import Planning
import Records
import Synchronization

/// The record of a hook that ran after a build: what it read of the site.
struct HookRecord: Sendable, Equatable {
  let name: String
  let reads: [SubjectRecord]
}

/// The hooks that run after a site is published, in its main language.
package struct BuildHooks: Sendable {
  private let hooks: [BuildHook]
  private let values: ValueHashes
  private let previous: [HookRecord]
  private let finished = Box()

  /// The records of the hooks that ran, or that did not have to.
  private final class Box: Sendable {
    let records = Mutex<[HookRecord]>([])
  }

  init(_ hooks: [BuildHook], _ values: ValueHashes, after previous: [HookRecord]) {
    (self.hooks, self.values, self.previous) = (hooks, values, previous)
  }

  /// The records for the next build.
  var records: [HookRecord] { finished.records.withLock { $0 } }

  /// Runs the hooks that read something that changed, and returns the problems.
  package func run(output: String, renderedPages: [String]) -> [Diagnostic] {
    let finder = SubjectFinder(values.site)
    var problems: [Diagnostic] = []
    for hook in hooks {
      if hook.reads == .recorded, let record = previous.first(where: { $0.name == hook.name }),
        isUnchanged(record, finder)
      {
        finished.records.withLock { $0.append(record) }
        continue
      }
      let scope = HandleScope(values.site, values.renderings, page: nil)
      do {
        try hook.run(FinishedBuild(site: SiteHandle(scope), output: output, renderedPages: renderedPages))
        finished.records.withLock { $0.append(HookRecord(name: hook.name, reads: subjects(of: scope.reads.all))) }
      } catch {
        problems.append(SiteProblem.failedHook(hook.name, "\(error)").diagnostic())
      }
      problems += scope.diagnostics
    }
    return problems
  }

  private func isUnchanged(_ record: HookRecord, _ finder: SubjectFinder) -> Bool {
    record.reads.allSatisfy { old in
      finder.subject(old.name).map { values.hashes(of: $0, old.read.properties) == old.read.hashes } ?? false
    }
  }

  private func subjects(of reads: PageReads) -> [SubjectRecord] {
    let all = reads.pages.map { (Subject.page($0), $1.rawValue) } + reads.others.map { ($0, $1) }
    return all.map { subject, properties in
      let read = HashedProperties(properties: properties, hashes: values.hashes(of: subject, properties))
      return (name: values.site.name(of: subject), read: read)
    }
    .map { (key: $0.name.sortKey, record: SubjectRecord(name: $0.name, read: $0.read)) }
    .sorted { $0.key < $1.key }.map(\.record)
  }
}

extension HookRecord: RecordCodable {
  func write(to writer: inout RecordWriter) {
    writer.write(name)
    writer.write(reads)
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    self.init(name: try reader.read(), reads: try reader.read())
    if !reads.allSatisfy({ $0.read.properties & ~$0.name.knownProperties == 0 }) { throw InvalidRecord() }
  }
}
