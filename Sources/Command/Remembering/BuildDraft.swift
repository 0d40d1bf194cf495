import Caching
import Dates
import Records
import Sites

/// What a build leaves for the next one, as far as it is known before the site is published.
struct BuildDraft: Sendable {
  /// The record, without what is published.
  let record: BuildRecord
  let notes: CacheNotes

  /// Writes down what was made of inputs; nothing where they are not what they were when the build began.
  init?(of site: BuiltSite, _ inputs: BuildInputs) {
    guard let program = inputs.program.input, let memory = site.memory, let files = inputs.unchanged else { return nil }
    notes = CacheNotes(memory)
    var record = BuildRecord(
      origin: inputs.origin, conditions: inputs.conditions, program: program, startedAt: inputs.startedAt,
      now: inputs.now, readsNow: site.showsNow, nextChange: site.nextChange?.secondsSince1970, inputs: files,
      diagnostics: site.diagnostics.map { RecordedDiagnostic($0, in: site.sources) }, pageCount: site.pages.count)
    record.waitingCount = site.waiting.count
    record.nextPublication = site.waiting.next?.secondsSince1970
    self.record = record
  }
}
