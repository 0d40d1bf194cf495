import Dates
import Diagnostics
import Files
import Handles
import Importing
import Planning
import Records
import Sites

/// Builds an imported site in memory, without pictures, before anything is written.
///
/// What fails is the importer's fault, so it is repaired and the site is built again.
struct ImportProof {
  let source: FolderTree
  let code: SiteCode

  /// The result for a site that builds.
  struct Proven {
    let site: ImportedSite
    let steps: [ImportStep]
  }

  /// A site that does not build after all repairs, with the messages of the errors.
  struct Unproven: Error {
    let messages: [String]
  }

  /// Warnings about settings that only an import writes, such as the addresses of a section without articles.
  private static let ownWarnings: Set<DiagnosticCode> = ["site.unknown-section"]

  /// The number of builds; each can show what the one before did not, such as the containers around another one.
  private static let limit = 8

  /// Returns the site with the parts repaired that a build refuses.
  func prove(_ imported: ImportedSite) throws(Unproven) -> Proven {
    var site = imported
    for number in 1...Self.limit {
      let (found, sources) = diagnostics(of: site)
      let errors = found.filter { $0.severity == .error || Self.ownWarnings.contains($0.code) }
      if errors.isEmpty { return Proven(site: site, steps: ImportStep.steps(for: found, in: sources)) }
      let faults = errors.compactMap { error -> ImportFault? in
        // The number of further faults is no fault of its own.
        guard !error.message.hasSuffix(" from here on"), let place = error.location, let file = sources[place.source]
        else { return nil }
        let line = file.position(at: place.bytes.lowerBound).line
        let message = Self.ownWarnings.contains(error.code) ? "" : error.message
        return ImportFault(path: file.path, line: line, message: message)
      }
      guard number < Self.limit, let repaired = site.repaired(faults, isLastTry: number > Self.limit - 3) else {
        throw Unproven(messages: errors.map(\.message))
      }
      site = repaired
    }
    throw Unproven(messages: [])
  }

  /// Returns the errors and warnings of a build, at the levels of the site.
  private func diagnostics(of site: ImportedSite) -> (list: DiagnosticList, sources: SourceMap) {
    var options = SiteOptions(now: Instant(secondsSince1970: Machine.secondsSince1970))
    options.jobs = Machine.cores
    options.sources = ImportedFolder("", of: site, copiedFrom: source)
    let build = SiteBuild(
      content: ImportedFolder("Content", of: site, copiedFrom: source),
      templates: ImportedFolder("Templates", of: site, copiedFrom: source), options: options, code: code)
    let built = build.run(into: OutputSink(add: { _ in }))
    return (built.diagnostics.finalized(in: built.sources, at: built.levels, isStrict: false), built.sources)
  }
}

/// A folder of an imported site that is not written yet.
private struct ImportedFolder: SourceFolder {
  let name: String
  /// The path of the folder, with a slash at the end; empty for the whole site.
  private let prefix: String
  let paths: [String]
  private let files: [String: ImportedSite.File]
  private let source: FolderTree

  init(_ name: String, of site: ImportedSite, copiedFrom source: FolderTree) {
    (self.name, self.source) = (name, source)
    let prefix = name.isEmpty ? "" : name + "/"
    self.prefix = prefix
    files = site.files
    paths = files.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
      .inByteOrder { $0 }
  }

  func read(_ path: String) throws(UnreadableSource) -> [UInt8] {
    do throws(FolderProblem) {
      return try bytes(of: path) { file throws(FolderProblem) in try file.contents(limit: 1 << 28) }
    } catch {
      throw UnreadableSource(error.message)
    }
  }

  func size(of path: String) -> Int? {
    switch files[prefix + path] {
    case .written(let bytes)?: bytes.count
    case .copied(let original)?: try? source.file(at: original).size
    case nil: nil
    }
  }

  func sensitivity(of path: String) -> Sensitivity {
    let head = try? bytes(of: path) { file throws(FolderProblem) in try file.nextBytes(upTo: Sensitivity.headSize) }
    return Sensitivity(ofFile: path, head: (head ?? []).prefix(Sensitivity.headSize))
  }

  private func bytes(
    of path: String, _ read: (OpenFile) throws(FolderProblem) -> [UInt8]
  ) throws(FolderProblem) -> [UInt8] {
    switch files[prefix + path] {
    case .written(let bytes)?: return bytes
    case .copied(let original)?: return try read(try source.file(at: original))
    case nil: throw .missing
    }
  }
}
