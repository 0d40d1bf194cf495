/// A service whose runners build and publish a site.
enum StarterWorkflow: String, CaseIterable {
  case github, gitlab

  /// The files of the workflow, which the manual shows and explains.
  ///
  /// Only a check, and a site whose settings need its `history`, fetch more than the newest commit.
  func files(_ program: WorkflowProgram, history: Bool) -> [(path: String, text: String)] {
    switch self {
    case .github:
      [
        (
          ".github/workflows/site.yml",
          Self.gitHubSite(program, checkout: Self.checkout(historyFor: history ? "site.yml" : nil))
        ),
        (
          ".github/workflows/check.yml",
          Self.gitHubCheck(program, checkout: Self.checkout(historyFor: "garland changes"))
        ),
      ]
    case .gitlab: [(".gitlab-ci.yml", Self.gitLab(program, history: history))]
    }
  }

  /// The step of GitHub that fetches the sources, and leaves no token for the steps after it.
  private static func checkout(historyFor reader: String?) -> String {
    """
          - uses: \(WorkflowAction.checkout.rawValue)
            with:
              persist-credentials: false
    """ + (reader.map { "\n          # the whole history, for `\($0)`\n          fetch-depth: 0" } ?? "")
  }

  private static func gitHubSite(_ program: WorkflowProgram, checkout: String) -> String {
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
    concurrency: pages
    jobs:
      build:
        runs-on: ubuntu-latest
        timeout-minutes: \(program.minutes)
        permissions:
          contents: read
          # the address of the site, for the step `pages`
          pages: read
    \(program.gitHubJob)
        steps:
    \(checkout)
          - id: pages
            uses: \(WorkflowAction.configurePages.rawValue)
    \(program.gitHubSteps(caching: .cache))
          - uses: \(WorkflowAction.cache.rawValue)
            with:
              path: .garland
              key: garland-${{ github.sha }}
              restore-keys: garland-
          - name: Build
            env:
              URL: ${{ steps.pages.outputs.base_url }}
            run: \(program.command) build --strict --base-url "$URL/"
          - uses: \(WorkflowAction.uploadPages.rawValue)
            with:
              path: _site
              include-hidden-files: true
      deploy:
        needs: build
        runs-on: ubuntu-latest
        timeout-minutes: 15
        permissions:
          pages: write
          id-token: write
        environment:
          name: github-pages
          url: ${{ steps.publish.outputs.page_url }}
        steps:
          - id: publish
            uses: \(WorkflowAction.deployPages.rawValue)

    """
  }

  private static func gitHubCheck(_ program: WorkflowProgram, checkout: String) -> String {
    """
    name: Check
    on: pull_request
    permissions:
      contents: read
    jobs:
      build:
        runs-on: ubuntu-latest
        timeout-minutes: \(program.minutes)
    \(program.gitHubJob)
        steps:
    \(checkout)
    \(program.gitHubSteps(caching: .restoreCache))
          - uses: \(WorkflowAction.restoreCache.rawValue)
            with:
              path: .garland
              key: garland-${{ github.sha }}
              restore-keys: garland-
          - name: Say what changes for readers
            run: |
              \(program.command) changes --format markdown "origin/$GITHUB_BASE_REF" \\
                >> "$GITHUB_STEP_SUMMARY" || true
          - run: \(program.command) check
          - if: ${{ !cancelled() }}
            run: \(program.command) build --strict --verify

    """
  }

  private static func gitLab(_ program: WorkflowProgram, history: Bool) -> String {
    """
    .garland:
    \(program.gitLabJob(history: history))
      timeout: \(program.minutes) minutes
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
      variables:
        # the whole history, for `garland changes`
        GIT_DEPTH: 0
      script:
        - test -z "$CI_MERGE_REQUEST_DIFF_BASE_SHA" ||
          \(program.command) changes "$CI_MERGE_REQUEST_DIFF_BASE_SHA" || true
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
