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
          - uses: actions/checkout@v4
          - id: pages
            uses: actions/configure-pages@v5
          - name: Fetch the program
            run: |
              curl -fsSL -o garland "$GARLAND"
              chmod +x garland
          - uses: actions/cache@v4
            with:
              path: .garland
              key: garland-${{ github.sha }}
              restore-keys: garland-
          - name: Build
            env:
              URL: ${{ steps.pages.outputs.base_url }}
            run: ./garland build --strict --base-url "$URL/"
          - uses: actions/upload-pages-artifact@v3
            with:
              path: _site
          - id: publish
            uses: actions/deploy-pages@v4

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
          - uses: actions/checkout@v4
          - name: Fetch the program
            run: |
              curl -fsSL -o garland "$GARLAND"
              chmod +x garland
          - uses: actions/cache/restore@v4
            with:
              path: .garland
              key: garland-${{ github.sha }}
              restore-keys: garland-
          - run: ./garland build --strict --verify
          - run: ./garland check

    """

  private static let gitLab = """
    pages:
      image: debian:stable-slim
      variables:
        GARLAND: https://example.org/garland-linux-x86_64
      before_script:
        - apt-get update -qq
        - apt-get install -qqy curl ca-certificates
        - curl -fsSL -o garland "$GARLAND"
        - chmod +x garland
      script:
        - ./garland build --strict --output public
          --base-url "$CI_PAGES_URL/" --report build.json
      cache:
        key: garland
        paths: [.garland]
      artifacts:
        when: always
        paths: [public, build.json]
      rules:
        - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH

    """
}
