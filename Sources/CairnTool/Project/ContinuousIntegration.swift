/// The workflow by which GitHub tests an app.
enum ContinuousIntegration {
  static let path = ".github/workflows/ci.yml"

  /// Cairn's sources come from a repository that a variable names, as there is no public address yet.
  static let workflow = """
    # Tests the app with Cairn. Set the repository variable CAIRN_REPOSITORY to the GitHub repository that has Cairn's sources,
    # as OWNER/NAME. If it is private, also set the secret CAIRN_TOKEN to a token that can read it. Without the variable, no
    # job runs.
    name: CI

    on:
      push:
        branches: [main]
      pull_request:

    permissions:
      contents: read

    jobs:
      test:
        if: vars.CAIRN_REPOSITORY != ''
        runs-on: ubuntu-latest
        container: swift:6.2-bookworm
        # In a container, programs disagree about where the home folder is.
        env:
          CAIRN_SDKS: /opt/cairn/sdks
        steps:
          - uses: actions/checkout@v4
          - uses: actions/checkout@v4
            with:
              repository: ${{ vars.CAIRN_REPOSITORY }}
              token: ${{ secrets.CAIRN_TOKEN || github.token }}
              path: .cairn
          - id: version
            run: git config --global --add safe.directory '*' && echo "cairn=$(git -C .cairn rev-parse HEAD)" >> "$GITHUB_OUTPUT"
          # The SDK takes several minutes to build, once for each version of Cairn.
          - id: sdk
            uses: actions/cache@v4
            with:
              path: /opt/cairn
              key: cairn-${{ steps.version.outputs.cairn }}-swift-6.2
          - if: steps.sdk.outputs.cache-hit != 'true'
            run: .cairn/Scripts/install.sh /opt/cairn/bin
          - run: /opt/cairn/bin/cairn test

    """
}
