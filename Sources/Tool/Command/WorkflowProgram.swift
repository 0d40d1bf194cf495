import Files
import Markup

/// The program that builds a site in a workflow, and the lines of the workflow that depend on it.
enum WorkflowProgram: Equatable {
  /// A program that the workflow downloads; the hash is its SHA-256 in hexadecimal digits.
  case released(address: String, hash: String)
  /// The program of the package with the site, by the name of its target.
  case package(String)

  /// The image with the compiler, and the libraries of Garland that it lacks.
  private static let image = "swift:6.2-bookworm"
  private static let libraries =
    "libcmark-gfm-dev libcmark-gfm-extensions-dev libyaml-dev libturbojpeg0-dev libpng-dev libwebp-dev libharfbuzz-dev"

  /// The path of the program in the workflow.
  var command: String {
    switch self {
    case .released: "./garland"
    case .package(let target): ".build/release/\(target)"
    }
  }

  /// The lines of a job of GitHub that say where it runs, or what it downloads.
  var gitHubJob: String {
    switch self {
    case .released(let address, let hash):
      """
          env:
            # where you keep the program, and its SHA-256; no other file is run
            GARLAND: \(address)
            SHA256: "\(hash)"
      """
    case .package: "    container: \(Self.image)"
    }
  }

  /// After how many minutes a job is cancelled; to compile Garland takes ten minutes.
  var minutes: Int {
    switch self {
    case .released: 15
    case .package: 60
    }
  }

  /// The steps of a job of GitHub that fetch or compile the program.
  func gitHubSteps(caching cache: WorkflowAction) -> String {
    switch self {
    case .released:
      """
            - name: Fetch the program
              run: |
                curl -fsSL -o garland "$GARLAND"
                echo "$SHA256  garland" | sha256sum --check --quiet
                chmod +x garland
      """
    case .package(let target):
      """
            - name: Install the libraries
              run: |
                git config --global --add safe.directory "$PWD"
                apt-get update -qq
                apt-get install -qqy \(Self.libraries)
            - uses: \(cache.rawValue)
              with:
                path: .build
                key: swift-${{ hashFiles('Package.*', 'Sources/**') }}
                restore-keys: swift-
            - name: Compile the program
              run: swift build -c release --product \(target)
      """
    }
  }

  /// The lines of all jobs of GitLab.
  func gitLabJob(history: Bool) -> String {
    let depth = history ? "\n    # the whole history, for `site.yml`\n    GIT_DEPTH: 0" : ""
    return switch self {
    case .released(let address, let hash):
      """
        image: debian:stable-slim
        variables:
          # where you keep the program, and its SHA-256; no other file is run
          GARLAND: \(address)
          SHA256: "\(hash)"\(depth)
        before_script:
          - apt-get update -qq
          - apt-get install -qqy curl ca-certificates git
          - curl -fsSL -o garland "$GARLAND"
          - echo "$SHA256  garland" | sha256sum --check --quiet
          - chmod +x garland
      """
    case .package(let target):
      """
        image: \(Self.image)\(history ? "\n  variables:" : "")\(depth)
        before_script:
          - apt-get update -qq
          - apt-get install -qqy \(Self.libraries)
          - swift build -c release --product \(target)
      """
    }
  }

  /// The folders that GitLab keeps between two jobs.
  var gitLabCache: String {
    switch self {
    case .released: ".garland"
    case .package: ".build, .garland"
    }
  }
}

extension WorkflowProgram {
  /// Reads `--garland` and `--sha256`; `nil` without an address, in a package or as long as the project has none.
  static func read(_ values: [String: String]) -> Result<WorkflowProgram?, InvocationMistake> {
    let released = Files.isFile(SitePackage.manifest) ? nil : Project.program
    guard let written = values["--garland"] ?? released else { return .success(nil) }
    guard let hash = values["--sha256"] else { return .failure(.missingHash) }
    guard hash.utf8.count == 64, hash.allSatisfy(\.isHexDigit) else {
      return .failure(.wrongValue("--sha256", hash, expected: "64 hexadecimal digits"))
    }
    guard isAddress(written) else {
      let expected = "an address such as `https://example.org/garland-linux-x86_64`"
      let isInsecure = written.lowercased().hasPrefix("http://")
      return .failure(
        .wrongValue(
          "--garland", written, expected: isInsecure ? "\(expected) with `https`, which is encrypted" : expected))
    }
    let address = written.hasSuffix("/") ? written + Project.programName : written
    return .success(.released(address: address, hash: hash.lowercased()))
  }

  /// Returns whether a text is an address with a host and only characters that mean nothing in YAML and to a runner.
  private static func isAddress(_ text: String) -> Bool {
    guard text.hasPrefix("https://"), !URLScheme.hasUser(text) else { return false }
    let rest = text.dropFirst("https://".count)
    return rest.first.map { $0.isLetter || $0.isNumber } == true && !rest.hasSuffix(":")
      && rest.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-._~:/?@&+,;=%".contains($0)) }
  }
}
