import Files

/// The generators that are asked for and there.
struct Lineup {
  /// Each with the path of its program.
  let generators: [(any Generator, String)]
  /// The names of those that are not there.
  let missing: [String]

  init(_ options: Options) {
    let all: [(name: String, generator: any Generator)] = [
      ("garland", Garland()), ("garland", Garland(ownTheme: true)), ("hugo", Hugo()), ("pelican", Pelican()),
      ("mkdocs", MkDocs(isMaterial: false)), ("material", MkDocs(isMaterial: true)), ("jekyll", Jekyll()),
      ("nanoc", Nanoc()),
    ]
    var (found, missing): ([(any Generator, String)], [String]) = ([], [])
    for (name, generator) in all where options.generators.isEmpty || options.generators.contains(name) {
      if let garland = generator as? Garland, garland.ownTheme, !options.hasOwnTheme { continue }
      if let path = Self.path(of: generator, options), name != "material" || Self.materialVersion(beside: path) != nil {
        found.append((generator, path))
      } else {
        missing.append(generator.name)
      }
    }
    (generators, self.missing) = (found, missing)
  }

  /// Which programs run, in which versions, and which do not.
  func introduction(in workplace: Workplace) throws(FolderProblem) -> [String] {
    var lines: [String] = []
    for (generator, path) in generators {
      lines.append("- \(generator.name) \(try Self.version(of: generator, at: path, in: workplace))")
    }
    return lines + missing.map { "- \($0) is not there and was left out" }
  }

  private static func version(
    of generator: any Generator, at path: String, in workplace: Workplace
  ) throws(FolderProblem) -> String {
    if (generator as? MkDocs)?.isMaterial == true, let version = materialVersion(beside: path) { return version }
    let log = workplace.path("version")
    let environment = ["PATH=\(Programs.variable("PATH") ?? "/usr/bin:/bin")", "LANG=C.UTF-8"]
    _ = try Subprocess(path, generator.versionCall, environment: environment, log: log).run()
    let said = (try? Files.read(log, limit: 1 << 16)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    try workplace.remove("version")
    return String(said.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." })
  }

  private static func path(of generator: any Generator, _ options: Options) -> String? {
    let name = generator.program
    if let path = options.programs[name] ?? Programs.variable(name.uppercased()) { return Programs.find(path) }
    let built = generator is Garland ? Programs.find(".build/release/garland") : nil
    return built ?? Programs.find(name)
  }

  /// The version of Material, if it was installed beside MkDocs; it has no program of its own to ask.
  private static func materialVersion(beside path: String) -> String? {
    let libraries = Files.split(Files.split(path).folder).folder + "/lib"
    let packages = names(in: libraries).flatMap { names(in: "\(libraries)/\($0)/site-packages") }
    let found = packages.first { $0.hasPrefix("mkdocs_material-") && $0.hasSuffix(".dist-info") }
    return found.map { String($0.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }.dropLast()) }
  }

  private static func names(in folder: String) -> [String] {
    (try? Folder(folder).entries())?.map(\.name) ?? []
  }
}
