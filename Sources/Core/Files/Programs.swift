import Glibc

/// Where programs are, and what the one that runs was told by its surroundings.
package enum Programs {
  /// The value of a variable of the environment; nothing where it is empty.
  package static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// The whole path of a program: of a path what it leads to, of a bare name the first that is found in `PATH`.
  package static func find(_ name: String) -> String? {
    let path = (variable("PATH") ?? "/usr/bin:/bin").split(separator: ":")
    let found = (name.contains("/") ? [""] : path.map { "\($0)/" }).map { $0 + name }.first {
      unsafe access($0, X_OK) == 0 && Files.isFile($0)
    }
    guard let found, let folder = try? Files.place(of: Files.split(found).folder) else { return nil }
    // A link itself keeps its name: some programs look for their libraries beside it.
    return [folder.folder == "/" ? "" : folder.folder, folder.name, Files.split(found).name].joined(separator: "/")
  }
}
