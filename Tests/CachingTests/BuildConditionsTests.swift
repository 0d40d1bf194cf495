import Caching
import Records
import Testing

/// A build with other conditions cannot reuse the whole output.
///
/// `Mirror` lists the fields, so a new field fails here until it is in the table and changes the hash.
@Suite struct `The hash of the build conditions` {
  private static let changes: [String: @Sendable (inout BuildConditions) -> Void] = [
    "avifEncoder": { $0.avifEncoder = "1a2b3c4d" },
    "version": { $0.version = "2" }, "libraries": { $0.libraries = [] }, "content": { $0.content = "Texts" },
    "templates": { $0.templates = "Theme" }, "address": { $0.address = "" }, "showsDrafts": { $0.showsDrafts = true },
    "hidesDomains": { $0.hidesDomains = true }, "showsFuture": { $0.showsFuture = true },
    "code": { $0.code = [["page"]] }, "sourceProblems": { $0.sourceProblems = ["app: it is missing"] },
    "skippedFiles": { $0.skippedFiles = ["Content/link"] }, "history": { $0.history = "" },
    "fonts": { $0.fonts = ["6.0.0", "/a.ttf 1 2"] }, "variables": { $0.variables = [["version", "2"]] },
  ]

  @Test func `changes with every field`() {
    let conditions = BuildConditions(version: "1", content: "Content", templates: "Templates")
    let fields = Mirror(reflecting: conditions).children.compactMap(\.label)
    #expect(Set(fields) == Set(Self.changes.keys), "the table has to change each field")
    for (field, change) in Self.changes {
      var changed = conditions
      change(&changed)
      #expect(changed.hash != conditions.hash, "`\(field)` is not hashed")
    }
  }
}
