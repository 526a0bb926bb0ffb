import CairnCore

extension App {
  /// Runs the app in a window, in a terminal, in browsers, or as plain text.
  ///
  /// The environment variable `CAIRN_HOST` selects the host (`window`, `terminal`, `web`, `text`). Without it, the app
  /// opens a window if that host is built in and there is a display, otherwise uses the terminal if there is
  /// one, and otherwise prints its first screen as text and exits. `--open URL` passes the app a link at launch.
  /// `--cairn-plain` makes the terminal print lines, for screen readers. `--web [ADDRESS]` serves the app to browsers.
  @inlinable
  @MainActor public static func main() { _Launch.run { .of(Self()) } }
}
