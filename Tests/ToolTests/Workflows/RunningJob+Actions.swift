import Foundation
import TestSupport
import Testing

/// What the actions of others do, as far as it concerns the steps before and behind them.
extension RunningJob {
  /// Does what an action does.
  func use(_ step: Step) throws {
    let inputs = step.inputs.mapValues(fill)
    let paths = (inputs["path"] ?? "").split(separator: "\n").map(String.init)
    switch step.action {
    case "actions/checkout": try checkOut()
    case "actions/cache": for path in paths { try restore(path) }
    case "actions/configure-pages": values["steps.\(step.id ?? "").outputs.base_url"] = "https://example.org/shed"
    case "actions/upload-pages-artifact":
      for path in paths { #expect(exists("\(path)/index.html") && exists("\(path)/404.html"), "\(path)") }
    case "actions/deploy-pages": values["steps.\(step.id ?? "").outputs.page_url"] = "https://example.org/shed/"
    case "actions/upload-artifact":
      for path in paths { try upload(path, named: inputs["name"] ?? "artifact", inputs["include-hidden-files"]) }
    case "actions/download-artifact": try download(isMerged: inputs["merge-multiple"] == "true")
    default: Issue.record("nobody knows what \(step.uses ?? "") does")
    }
  }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: workspace.appending(path: path).path) }

  /// What the steps of a clone look at; what is compiled has a stand-in.
  func checkOut() throws {
    for name in [".ci", ".github", "Content", "Templates", "Package.swift"] {
      let copy = workspace.appending(path: name)
      try FileManager.default.copyItem(at: Program.repository.appending(path: name), to: copy)
    }
    // A checkout gives all files its own time, whatever they hold.
    let package = workspace.appending(path: "Package.swift").path
    try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: package)
    for call in [["init", "--quiet"], ["add", "--all"]] {
      #expect(try Program.run("/usr/bin/env", ["git"] + call, in: workspace).status == 0)
    }
  }

  private func restore(_ path: String) throws {
    cached.append(path)
    guard FileManager.default.fileExists(atPath: place(of: path).path) else { return }
    try FileManager.default.copyItem(at: place(of: path), to: workspace.appending(path: path))
  }

  /// Saves the folder of a cache, which the steps must have made by now.
  func save(_ path: String) throws {
    #expect(exists(path), "nothing is cached of \(path)")
    try? FileManager.default.removeItem(at: place(of: path))
    try FileManager.default.copyItem(at: workspace.appending(path: path), to: place(of: path))
  }

  private func place(of path: String) -> URL { storage.appending(path: "caches/\(path)") }

  /// Puts the files of a pattern, of which only the last name may have a star, into an artifact, from their folder on.
  private func upload(_ pattern: String, named name: String, _ includesHidden: String?) throws {
    let parts = pattern.split(separator: "/").map(String.init)
    let folder = workspace.appending(path: parts.dropLast().joined(separator: "/"))
    #expect(!parts.dropLast().joined().contains("*"))
    let isHidden = parts.contains { $0.hasPrefix(".") }
    #expect(!isHidden || includesHidden == "true", "what lies in a hidden folder is left out")
    let start = parts.last?.prefix { $0 != "*" } ?? ""
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix(start) }
    #expect(!names.isEmpty, "\(pattern) is nothing")
    let artifact = storage.appending(path: "artifacts/\(name)")
    // Two jobs of a matrix may not give theirs the same name.
    try FileManager.default.createDirectory(at: artifact, withIntermediateDirectories: false)
    for name in names {
      try FileManager.default.copyItem(at: folder.appending(path: name), to: artifact.appending(path: name))
    }
  }

  private func download(isMerged: Bool) throws {
    let artifacts = storage.appending(path: "artifacts")
    for name in try FileManager.default.contentsOfDirectory(atPath: artifacts.path) {
      let target = isMerged ? workspace : workspace.appending(path: name)
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      for file in try FileManager.default.contentsOfDirectory(atPath: artifacts.appending(path: name).path) {
        let source = artifacts.appending(path: "\(name)/\(file)")
        // What is uploaded loses its rights on the way.
        try Data(contentsOf: source).write(to: target.appending(path: file))
      }
    }
  }
}
