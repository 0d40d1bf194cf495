/// A service whose runners build and publish a site.
enum StarterWorkflow: String, CaseIterable {
  case github, gitlab

  /// The files of the workflow, which the manual shows and explains.
  func files(_ program: WorkflowProgram) -> [(path: String, text: String)] {
    switch self {
    case .github:
      [
        (".github/workflows/site.yml", Self.gitHubSite(program)),
        (".github/workflows/check.yml", Self.gitHubCheck(program)),
      ]
    case .gitlab: [(".gitlab-ci.yml", Self.gitLab(program))]
    }
  }

  private static func gitHubSite(_ program: WorkflowProgram) -> String {
    """
    name: Site
    on:
      push:
        branches: [main]
      schedule:
        - cron: "15 5 * * *"
      workflow_dispatch:
    permissions:
      contents: read
      pages: write
      id-token: write
    concurrency: pages
    jobs:
      publish:
        runs-on: ubuntu-latest
        environment:
          name: github-pages
          url: ${{ steps.publish.outputs.page_url }}
        env:
          # where you keep the program, and its SHA-256; no other file is run
          GARLAND: \(program.address)
          SHA256: "\(program.hash)"
        steps:
          - uses: actions/checkout@v7
            with:
              # the whole history, for `updated: git`
              fetch-depth: 0
          - id: pages
            uses: actions/configure-pages@v6
          - name: Fetch the program
            run: |
              curl -fsSL -o garland "$GARLAND"
              echo "$SHA256  garland" | sha256sum --check --quiet
              chmod +x garland
          - uses: actions/cache@v6
            with:
              path: .garland
              key: garland-${{ github.sha }}
              restore-keys: garland-
          - name: Build
            env:
              URL: ${{ steps.pages.outputs.base_url }}
            run: ./garland build --strict --base-url "$URL/"
          - uses: actions/upload-pages-artifact@v5
            with:
              path: _site
              include-hidden-files: true
          - id: publish
            uses: actions/deploy-pages@v5

    """
  }

  private static func gitHubCheck(_ program: WorkflowProgram) -> String {
    """
    name: Check
    on: pull_request
    permissions:
      contents: read
    jobs:
      build:
        runs-on: ubuntu-latest
        env:
          # where you keep the program, and its SHA-256; no other file is run
          GARLAND: \(program.address)
          SHA256: "\(program.hash)"
        steps:
          - uses: actions/checkout@v7
            with:
              # the whole history, for `updated: git`
              fetch-depth: 0
          - name: Fetch the program
            run: |
              curl -fsSL -o garland "$GARLAND"
              echo "$SHA256  garland" | sha256sum --check --quiet
              chmod +x garland
          - uses: actions/cache/restore@v6
            with:
              path: .garland
              key: garland-${{ github.sha }}
              restore-keys: garland-
          - run: ./garland check
          - if: ${{ !cancelled() }}
            run: ./garland build --strict --verify

    """
  }

  private static func gitLab(_ program: WorkflowProgram) -> String {
    """
    .garland:
      image: debian:stable-slim
      variables:
        # where you keep the program, and its SHA-256; no other file is run
        GARLAND: \(program.address)
        SHA256: "\(program.hash)"
        # the whole history, for `updated: git`
        GIT_DEPTH: 0
      before_script:
        - apt-get update -qq
        - apt-get install -qqy curl ca-certificates git
        - curl -fsSL -o garland "$GARLAND"
        - echo "$SHA256  garland" | sha256sum --check --quiet
        - chmod +x garland
      cache:
        key: garland
        paths: [.garland]
    pages:
      extends: .garland
      script:
        - ./garland build --strict --output public
          --base-url "$CI_PAGES_URL/" --report build.json
      artifacts:
        when: always
        paths: [public, build.json]
      rules:
        - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
    check:
      extends: .garland
      script:
        - ./garland check --format gitlab > codequality.json || failed=1
        - ./garland build --strict || failed=1
        - exit ${failed:-0}
      cache:
        policy: pull
      artifacts:
        when: always
        reports:
          codequality: codequality.json
      rules:
        - if: $CI_PIPELINE_SOURCE == "merge_request_event"
        - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH

    """
  }
}

/// The program that a workflow downloads.
struct WorkflowProgram: Equatable {
  let address: String
  /// The SHA-256 of the file in hexadecimal digits.
  let hash: String

  /// Reads `--garland` and `--sha256`; `nil` without an address, as long as the project has none.
  static func read(_ values: [String: String]) -> Result<WorkflowProgram?, InvocationMistake> {
    guard let written = values["--garland"] ?? Project.program else { return .success(nil) }
    guard let hash = values["--sha256"] else { return .failure(.missingHash) }
    guard hash.utf8.count == 64, hash.allSatisfy(\.isHexDigit) else {
      return .failure(.wrongValue("--sha256", hash, expected: "64 hexadecimal digits"))
    }
    guard isAddress(written) else {
      return .failure(
        .wrongValue(
          "--garland", written, expected: "an address such as `https://example.org/garland-linux-x86_64`"))
    }
    let address = written.hasSuffix("/") ? written + Project.programName : written
    return .success(WorkflowProgram(address: address, hash: hash.lowercased()))
  }

  /// Returns whether a text is an address with a host and only characters that mean nothing in YAML and to a runner.
  private static func isAddress(_ text: String) -> Bool {
    guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return false }
    let rest = text.dropFirst(scheme.count)
    return rest.first.map { $0.isLetter || $0.isNumber } == true && !rest.hasSuffix(":")
      && rest.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-._~:/?@&+,;=%".contains($0)) }
  }
}
