/// What stands behind a command: options that are on or off, options with a value, and the rest.
struct Arguments: Equatable {
  private(set) var flags: Set<String> = []
  private(set) var values: [String: String] = [:]
  private(set) var rest: [String] = []

  /// Sorts arguments out; a value may stand behind its option or behind `=`, and `--` ends the options.
  static func read(
    _ arguments: some Collection<String>, flags: Set<String>, values: Set<String> = []
  ) -> Result<Arguments, InvocationMistake> {
    var found = Arguments()
    var takesOptions = true
    var waiting: String?
    for argument in arguments {
      if let name = waiting {
        found.values[name] = argument
        waiting = nil
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = argument == "-h" ? "--help" : parts[0]
      switch argument {
      case "--" where takesOptions: takesOptions = false
      case _ where !takesOptions || !argument.hasPrefix("-") || argument == "-": found.rest.append(argument)
      case _ where flags.contains(name) && parts.count == 1, _ where name == "--help": found.flags.insert(name)
      case _ where values.contains(name):
        if parts.count == 2 { found.values[name] = parts[1] } else { waiting = name }
      default: return .failure(.unknownOption(argument, known: (flags.union(values)).sorted()))
      }
    }
    if let waiting { return .failure(.missingValue(waiting)) }
    return .success(found)
  }

  /// The folder behind an option, without what says nothing, such as the slash that shells put behind it: it has one name in all messages.
  func folder(_ name: String) -> String? {
    values[name].map { path in
      let names = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
      if path.hasPrefix("/") { return "/" + names }
      return names.isEmpty && !path.isEmpty ? "." : names
    }
  }
}
