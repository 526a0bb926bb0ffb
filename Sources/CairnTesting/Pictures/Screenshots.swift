import CairnCore
import CairnHosting
import CairnScreen
import CairnValues
import Foundation

extension TestHost {
  /// Returns a screenshot of the front window as a PNG, drawn by GNOME's widgets. It needs GTK and a display, which
  /// `xvfb-run` provides on a server.
  ///
  /// The app's window temporarily has another size and color scheme. Its navigation state does not change.
  ///
  /// ```swift
  /// let host = TestHost { NotesView() }
  /// try host.tap("Milk")
  /// try host.screenshot(width: 800, height: 600, colorScheme: .dark).write(to: file)
  /// ```
  ///
  /// - Parameters:
  ///   - width: The width of the window in points, or `nil` for the current width.
  ///   - height: The height of the window in points, including its header bar.
  ///   - colorScheme: The color scheme, or `nil` for the current one.
  ///   - scale: The number of pixels per point.
  public func screenshot(
    width: Double? = nil, height: Double? = nil, colorScheme: ColorScheme? = nil, scale: Double = 1,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) -> Data {
    let location = SourceLocation(fileID, filePath, line, column)
    settleForQuestion(at: location)
    switch HostLibrary.windows {
    case .found(let windows):
      return try picture(
        by: windows, width: width, height: height, colorScheme: colorScheme, scale: scale, at: location)
    case .missing(let reason): throw error(.noPicture("Windows are not available: \(reason)."), at: location)
    }
  }

  private func picture(
    by windows: any WindowHost.Type, width: Double?, height: Double?, colorScheme: ColorScheme?, scale: Double,
    at location: SourceLocation
  ) throws(TestHostError) -> Data {
    guard host.terminal == nil else {
      throw error(.noPicture("The app runs in a terminal. Read `screen` instead."), at: location)
    }
    guard let window = session.frontWindow ?? session.windows.last else {
      throw error(.noPicture("The app has no window."), at: location)
    }
    let (size, surroundings) = (window.screen.size, host.surroundings)
    if let colorScheme {
      host.surroundings.colorScheme = colorScheme
      session.surroundingsChanged()
    }
    window.resize(to: CGSize(width: width ?? size.width, height: height ?? size.height))
    session.runTurns()
    defer {
      host.mirror = nil
      host.surroundings = surroundings
      session.surroundingsChanged()
      window.resize(to: size)
      session.runTurns()
    }
    do {
      return try windows.picture(
        of: window, in: session, colorScheme: window.colorScheme, scale: scale
      ) { show in
        host.mirror = { changes, changed, transaction in if changed === window { show(changes, transaction) } }
      }
    } catch {
      throw self.error(.noPicture(error.reason), at: location)
    }
  }
}
