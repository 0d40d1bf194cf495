/// What is known of an action that somebody else keeps, in the version that is used here.
struct KnownAction {
  var inputs: Set<String> = []
  /// The inputs without which it does nothing of use.
  var needed: Set<String> = []
  var outputs: Set<String> = []

  /// Finds the action of a step.
  init?(_ step: Step) {
    guard let known = step.uses.flatMap({ Self.all[$0] }) else { return nil }
    self = known
  }

  private init(inputs: Set<String> = [], needed: Set<String> = [], outputs: Set<String> = []) {
    (self.inputs, self.needed, self.outputs) = (inputs.union(needed), needed, outputs)
  }

  private static let all = [
    "actions/checkout@v4": KnownAction(inputs: ["ref", "fetch-depth"]),
    "actions/cache@v4": KnownAction(inputs: ["restore-keys"], needed: ["path", "key"], outputs: ["cache-hit"]),
    "actions/cache/restore@v4": KnownAction(inputs: ["restore-keys"], needed: ["path", "key"], outputs: ["cache-hit"]),
    "actions/configure-pages@v5": KnownAction(outputs: ["base_url", "origin", "host", "base_path"]),
    "actions/upload-pages-artifact@v3": KnownAction(inputs: ["name"], needed: ["path"], outputs: ["artifact_id"]),
    "actions/deploy-pages@v4": KnownAction(outputs: ["page_url"]),
    "actions/upload-artifact@v4": KnownAction(
      inputs: ["name", "include-hidden-files", "if-no-files-found"], needed: ["path"], outputs: ["artifact-id"]),
    "actions/download-artifact@v4": KnownAction(
      inputs: ["name", "path", "merge-multiple"], outputs: ["download-path"]),
  ]
}
