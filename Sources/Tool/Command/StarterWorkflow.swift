/// A service whose runners build and publish a site.
enum StarterWorkflow: String, CaseIterable {
  case github, gitlab

  /// The files of the workflow, which the manual shows and explains.
  var files: [(path: String, text: String)] {
    switch self {
    case .github: [(".github/workflows/site.yml", Self.gitHubSite), (".github/workflows/check.yml", Self.gitHubCheck)]
    case .gitlab: [(".gitlab-ci.yml", Self.gitLab)]
    }
  }

  private static let gitHubSite = """
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
          # where you keep the program
          GARLAND: https://example.org/garland-linux-x86_64
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

  private static let gitHubCheck = """
    name: Check
    on: pull_request
    permissions:
      contents: read
    jobs:
      build:
        runs-on: ubuntu-latest
        env:
          GARLAND: https://example.org/garland-linux-x86_64
        steps:
          - uses: actions/checkout@v7
            with:
              # the whole history, for `updated: git`
              fetch-depth: 0
          - name: Fetch the program
            run: |
              curl -fsSL -o garland "$GARLAND"
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

  private static let gitLab = """
    .garland:
      image: debian:stable-slim
      variables:
        # where you keep the program
        GARLAND: https://example.org/garland-linux-x86_64
        # the whole history, for `updated: git`
        GIT_DEPTH: 0
      before_script:
        - apt-get update -qq
        - apt-get install -qqy curl ca-certificates git
        - curl -fsSL -o garland "$GARLAND"
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
