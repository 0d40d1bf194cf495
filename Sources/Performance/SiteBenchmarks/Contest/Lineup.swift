import Files

/// The requested generators, installed and missing ones.
struct Lineup {
  /// The installed generators, each with the path of its program.
  let generators: [(any BenchmarkGenerator, String)]
  /// The names of the missing generators.
  let missing: [String]

  init(_ options: Options) {
    let all: [(name: String, generator: any BenchmarkGenerator)] =
      options.hasSearch
      ? [
        ("garland", Garland(hasSearch: true)), ("pagefind", Pagefind(hugo: Self.path(of: Hugo(), options) ?? "hugo")),
        ("material", MkDocs(isMaterial: true)), ("zensical", Zensical()), ("mdbook", MdBook()),
      ]
      : [
        ("garland", Garland()), ("garland", Garland(ownTheme: true)), ("hugo", Hugo()), ("pelican", Pelican()),
        ("mkdocs", MkDocs(isMaterial: false)), ("material", MkDocs(isMaterial: true)), ("jekyll", Jekyll()),
        ("nanoc", Nanoc()),
      ]
    var (installed, missing): ([(any BenchmarkGenerator, String)], [String]) = ([], [])
    for (name, generator) in all where options.generators.isEmpty || options.generators.contains(name) {
      if let garland = generator as? Garland, garland.ownTheme, !options.hasOwnTheme, !options.hasSearch { continue }
      if let path = Self.path(of: generator, options), name != "material" || Self.materialVersion(beside: path) != nil {
        installed.append((generator, path))
      } else {
        missing.append(generator.name)
      }
    }
    (generators, self.missing) = (installed, missing)
  }

  /// Returns a list of the generators with their versions, and of the missing ones.
  func introduction(in workspace: Workspace) throws(FolderProblem) -> [String] {
    var lines: [String] = []
    for (generator, path) in generators {
      lines.append("- \(generator.name) \(try Self.version(of: generator, at: path, in: workspace))")
    }
    return lines + missing.map { "- \($0) is not installed and was left out" }
  }

  private static func version(
    of generator: any BenchmarkGenerator, at path: String, in workspace: Workspace
  ) throws(FolderProblem) -> String {
    if (generator as? MkDocs)?.isMaterial == true, let version = materialVersion(beside: path) { return version }
    let log = workspace.path("version")
    let environment = ["PATH=\(Programs.variable("PATH") ?? "/usr/bin:/bin")", "LANG=C.UTF-8"]
    _ = try Subprocess(path, generator.versionCall, environment: environment, log: log).run()
    let output = (try? Files.read(log, limit: 1 << 16)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    try workspace.remove("version")
    return String(output.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." })
  }

  private static func path(of generator: any BenchmarkGenerator, _ options: Options) -> String? {
    let name = generator.program
    if let path = options.programs[name] ?? Programs.variable(name.uppercased()) { return Programs.find(path) }
    let built = generator is Garland ? Programs.find(".build/release/garland") : nil
    return built ?? Programs.find(name)
  }

  /// Returns the version of Material from its package folder next to MkDocs, because Material has no program.
  private static func materialVersion(beside path: String) -> String? {
    let libraries = Files.split(Files.split(path).folder).folder + "/lib"
    let packages = names(in: libraries).flatMap { names(in: "\(libraries)/\($0)/site-packages") }
    let package = packages.first { $0.hasPrefix("mkdocs_material-") && $0.hasSuffix(".dist-info") }
    return package.map { String($0.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }.dropLast()) }
  }

  private static func names(in folder: String) -> [String] {
    (try? Folder(folder).entries())?.map(\.name) ?? []
  }
}
