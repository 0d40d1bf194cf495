import Foundation
import TestSupport

/// A shell that may mount what it likes, which nobody else sees, and which is gone when it ends.
enum OwnMounts {
  /// Whether the system lets these tests have one, as most containers do not.
  static let areAllowed: Bool = {
    let script = "mount -t tmpfs -o size=64k tmpfs . && cd \"$PWD\" && \(readOnly("."))"
    return (try? Program.inScratchFolder { try run(script, in: $0).status }) == 0
  }()

  /// The command after which nobody can write into a folder, the superuser neither.
  static func readOnly(_ path: String) -> String {
    "mount --bind '\(path)' '\(path)' && mount -o remount,ro,bind '\(path)'"
  }

  /// Runs a script, which finds the tool as `$0`.
  static func run(_ script: String, in folder: URL) throws -> Tool.Outcome {
    let shell = ["unshare", "--mount", "--map-root-user", "sh", "-c", script, try Tool.path()]
    return try Program.run("/usr/bin/env", shell, in: folder)
  }
}
