import Glibc

extension Folder {
  /// Waits until everything that was written to this folder's file system is on the disk, safe from a power cut.
  ///
  /// One call for the whole file system is much faster than one for each file. A file system
  /// without this call is not an error.
  package func writeToDisk() throws(FolderProblem) {
    guard syncfs(descriptor) != 0 else { return }
    let problem = FolderProblem.last
    if problem != .unsupported { throw problem }
  }
}

/// The system call `syncfs`.
///
/// The C library declares it only with `_GNU_SOURCE`, which Swift cannot define. This declaration links
/// it by name, because a static program has no `dlsym`. C and Swift pass and return an integer in the same way.
@_silgen_name("syncfs")
private func syncfs(_ descriptor: Int32) -> Int32
