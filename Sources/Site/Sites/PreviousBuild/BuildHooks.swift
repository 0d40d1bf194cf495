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
  private let finished = Finished()

  /// The records of the hooks that ran, or that did not have to.
  private final class Finished: Sendable {
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
    for (position, hook) in hooks.enumerated() {
      // The position distinguishes hooks with equal names.
      if hook.reads == .recorded, previous.count == hooks.count, previous[position].name == hook.name,
        case let record = previous[position], isUnchanged(record, finder)
      {
        finished.records.withLock { $0.append(record) }
        continue
      }
      let scope = HandleScope(values.site, values.renderings, page: nil)
      do {
        try hook.run(FinishedBuild(site: SiteHandle(scope), output: output, renderedPages: renderedPages))
        let record = HookRecord(name: hook.name, reads: subjects(of: scope.reads.all))
        // Without a record, the hook runs again and reports its problems again.
        if scope.diagnostics.isEmpty { finished.records.withLock { $0.append(record) } }
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
    let records = all.map { subject, properties in
      SubjectRecord(
        name: values.site.name(of: subject),
        read: HashedProperties(properties: properties, hashes: values.hashes(of: subject, properties)))
    }
    return records.map { (key: $0.name.sortKey, record: $0) }.sorted { $0.key < $1.key }.map(\.record)
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
