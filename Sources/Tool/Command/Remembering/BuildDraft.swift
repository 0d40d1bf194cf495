import Caching
import Dates
import Records
import Sites

/// What a build leaves for the next one, as far as it is known before the site is published.
struct BuildDraft: Sendable {
  /// The notes: to write them down takes as long as to publish a site of which little changed.
  let notes: Meanwhile<CacheDraft>
  private let site: BuiltSite
  private let inputs: BuildInputs

  /// Begins to write down what was made of inputs; nothing where the site is not worth it.
  init?(of site: BuiltSite, _ inputs: BuildInputs, in cache: Cache) {
    guard let memory = site.memory else { return nil }
    notes = Meanwhile { cache.notes(of: memory.value) }
    (self.site, self.inputs) = (site, inputs)
  }

  /// The record of what was published; nothing where the inputs may not be what that was made of.
  func record(of outputs: [BuildRecord.Output]) -> BuildRecord? {
    // What is remembered may have to read a file for it.
    _ = site.memory?.value
    let copied = outputs.compactMap { if case .copy(let path) = $0.bytes { path } else { nil } }
    guard let program = inputs.program.input, let files = inputs.recorded(copied: copied) else { return nil }
    var record = BuildRecord(
      origin: inputs.origin, conditions: inputs.conditions, program: program, startedAt: inputs.startedAt,
      now: inputs.now, readsNow: site.showsNow, nextChange: site.nextChange?.secondsSince1970, inputs: files,
      diagnostics: site.diagnostics.map { RecordedDiagnostic($0, in: site.sources) }, pageCount: site.pages.count)
    record.waitingCount = site.waiting.count
    record.nextPublication = site.waiting.next?.secondsSince1970
    return record
  }
}
