package import Foundation

/// A file system of a limited size, for tests of full disks.
package enum SmallDisk {
  /// Whether the system allows mounting, which needs root; most containers forbid it.
  package static let isAllowed = (try? Program.inScratchFolder { try mount(at: $0, kilobytes: 64) {} }) != nil

  /// Mounts an empty disk at a folder for a closure; throws if the system forbids that.
  package static func mount<Result>(at folder: URL, kilobytes: Int, _ body: () throws -> Result) throws -> Result {
    let options = ["-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", folder.path]
    let outcome = try Program.run("/bin/mount", options)
    guard outcome.status == 0 else { throw Refusal(errors: outcome.errors) }
    defer { _ = try? Program.run("/bin/umount", ["-l", folder.path]) }
    return try body()
  }

  private struct Refusal: Error { let errors: String }
}
