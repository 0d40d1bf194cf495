import Caching
import Dates
import Diagnostics
import Files
import Publishing
import Records
import Sites

/// The cache as a build uses it; where it cannot be used, builds do without it and say so.
struct BuildMemory {
  private let call: BuildCall
  private let cache: Cache?
  /// What it holds, which is looked at while others list the files that a site is made of.
  private let looking: Meanwhile<Found>?

  /// What a cache was found to hold.
  private enum Found: Sendable {
    case site(StoredSite)
    case nothing
    case unusable(String)
  }

  init(_ call: BuildCall) {
    self.call = call
    cache = Self.cache(of: call)
    looking = cache.map { [output = call.output] cache in Meanwhile { Self.look(into: cache, publishedIn: output) } }
  }

  private static func cache(of call: BuildCall) -> Cache? {
    guard let path = call.cache else { return nil }
    do throws(FolderProblem) {
      return try Cache(path)
    } catch {
      say("the cache `\(path)` cannot be used: \(error.message)")
      return nil
    }
  }

  private static func look(into cache: Cache, publishedIn output: String) -> Found {
    switch cache.load() {
    case .found(let record):
      let site = StoredSite(record, in: cache, publishedIn: output)
      site.lookAhead()
      return .site(site)
    case .nothing: return .nothing
    case .unusable(let reason): return .unusable(reason)
    }
  }

  /// What the last build means to the next one.
  enum Finding {
    /// It was the same.
    case same(LastBuild)
    /// It was of the same site, as that was.
    case earlier(EarlierBuild)
    case nothing
  }

  /// Looks for the last build.
  func last(for inputs: BuildInputs) -> Finding {
    guard let cache, let found = looking?.value else { return .nothing }
    if case .site(let site) = found { inputs.trust(site.record) }
    inputs.program.readAhead()
    switch found {
    case .site(let site):
      if let same = LastBuild(site, in: cache, for: inputs, jobs: call.jobs) { return .same(same) }
      return earlier(site, in: cache, for: inputs).map { .earlier($0) } ?? .nothing
    case .nothing: return .nothing
    case .unusable(let reason):
      distrust(reason)
      return .nothing
    }
  }

  private func earlier(_ site: StoredSite, in cache: Cache, for inputs: BuildInputs) -> EarlierBuild? {
    let record = site.record
    // Another program may make other pages of the same.
    guard inputs.program.mark == record.program.mark else { return nil }
    guard record.origin == inputs.origin else {
      distrust("it is of another site")
      return nil
    }
    guard let memory: SiteMemory = cache.notes(of: record) else {
      if record.notes != nil { distrust("its notes are damaged") }
      return nil
    }
    return EarlierBuild(of: site, memory)
  }

  /// Says that what is in the cache is of no use.
  func distrust(_ reason: String) {
    Self.say("the cache `\(call.cache ?? "")` is not used: \(reason)")
  }

  /// Begins to keep what a build makes, after an earlier one.
  func newStore(after before: EarlierBuild?) -> StoreAttempt? {
    guard let cache else { return nil }
    return StoreAttempt(cache, after: before?.record.store) { [call] in
      Self.say("the cache `\(call.cache ?? "")` cannot be written: \($0)")
    }
  }

  /// Begins to write down what a build made, while that is published.
  func draft(of site: BuiltSite, _ inputs: BuildInputs) -> BuildDraft? {
    cache.flatMap { BuildDraft(of: site, inputs, in: $0) }
  }

  /// Keeps what a build made, once it is published.
  func keep(
    _ draft: BuildDraft, _ outputs: [BuildRecord.Output], _ publication: Publication, after before: EarlierBuild?,
    in store: StoreAttempt
  ) {
    // Before the record, which has to wait for what is remembered.
    let left = LeftSite(
      of: outputs, besides: publication.foreign, in: call.output, folders: before?.folders(after: publication))
    guard var record = draft.record(of: outputs) else { return draft.notes.value.drop() }
    left.note(in: &record)
    store.finish(record, draft.notes.value)
  }

  /// Keeps the record of a build that was done again, with the site as it is now if it was published once more.
  func keep(_ record: BuildRecord, _ left: LeftSite?) {
    guard let cache else { return }
    var record = record
    left?.note(in: &record)
    do throws(FolderProblem) {
      try cache.save(record)
    } catch {
      Self.say("the cache `\(call.cache ?? "")` cannot be written: \(error.message)")
    }
  }

  private static func say(_ text: String) { Streams.error("garland: \(text)\n") }
}
