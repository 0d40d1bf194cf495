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
    \(program.gitHubJob)
        steps:
          - uses: actions/checkout@v7
            with:
              # the whole history, for `updated: git`
              fetch-depth: 0
          - id: pages
            uses: actions/configure-pages@v6
    \(program.gitHubSteps(caching: "actions/cache@v6"))
          - uses: actions/cache@v6
            with:
              path: .garland
              key: garland-${{ github.sha }}
              restore-keys: garland-
          - name: Build
            env:
              URL: ${{ steps.pages.outputs.base_url }}
            run: \(program.command) build --strict --base-url "$URL/"
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
    \(program.gitHubJob)
        steps:
          - uses: actions/checkout@v7
            with:
              # the whole history, for `updated: git`
              fetch-depth: 0
    \(program.gitHubSteps(caching: "actions/cache/restore@v6"))
          - uses: actions/cache/restore@v6
            with:
              path: .garland
              key: garland-${{ github.sha }}
              restore-keys: garland-
          - run: \(program.command) check
          - if: ${{ !cancelled() }}
            run: \(program.command) build --strict --verify

    """
  }

  private static func gitLab(_ program: WorkflowProgram) -> String {
    """
    .garland:
    \(program.gitLabJob)
      cache:
        key: garland
        paths: [\(program.gitLabCache)]
    pages:
      extends: .garland
      script:
        - \(program.command) build --strict --output public
          --base-url "$CI_PAGES_URL/" --report build.json
      artifacts:
        when: always
        paths: [public, build.json]
      rules:
        - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
    check:
      extends: .garland
      script:
        - \(program.command) check --format gitlab > codequality.json || failed=1
        - \(program.command) build --strict || failed=1
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
