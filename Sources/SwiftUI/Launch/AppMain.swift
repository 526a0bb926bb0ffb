import CairnCore

extension App {
  /// Runs the app, in a window, a terminal, or as plain text.
  ///
  /// The environment variable `CAIRN_HOST` decides (`window`, `terminal`, `text`). Without it the app gets a window
  /// where that is built in and there is a display, else the terminal if there is one, else its first screen is
  /// printed as text and the program ends. `--open URL` hands the app a link to start with, `--cairn-plain` has the
  /// terminal show lines one after the other, for screen readers.
  @inlinable
  @MainActor public static func main() { _Launch.run { .of(Self()) } }
}
