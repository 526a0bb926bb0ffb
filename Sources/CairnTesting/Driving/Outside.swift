import CairnCore
import CairnFoundation
import CairnScreen
import Foundation
import SwiftUI

// Events from outside the app: links, activities, the window's size, the background.
extension TestHost {
  /// Opens a URL in the app, like a link in another program.
  public func open(
    _ url: URL,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    session.open(url)
    settleForQuestion(at: SourceLocation(fileID, filePath, line, column))
  }

  /// Hands the app an activity that the user began elsewhere. Returns whether the app handles it.
  @discardableResult
  public func goOn(
    with activity: NSUserActivity,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    let isHandled = session.goOn(with: activity)
    settleForQuestion(at: SourceLocation(fileID, filePath, line, column))
    return isHandled
  }

  /// The activity the app currently advertises.
  public var currentActivity: NSUserActivity? {
    settleForQuestion()
    return CurrentActivity.shared.activity
  }

  /// Resizes the window.
  public func resize(
    width: Double, height: Double,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    window?.resize(to: CGSize(width: width, height: height))
    settleForQuestion(at: SourceLocation(fileID, filePath, line, column))
  }

  /// Brings the scene to the foreground, or sends it to the background.
  public func setScenePhase(
    _ phase: ScenePhase,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    window?.scenePhase = phase
    settleForQuestion(at: SourceLocation(fileID, filePath, line, column))
  }

  /// The texts that the app has announced to users of a screen reader.
  ///
  /// ```swift
  /// try host.tap("Save")
  /// #expect(host.announcements == ["Saved"])
  /// ```
  public var announcements: [String] {
    settleForQuestion()
    return host.announcements
  }

  /// The URLs that the app has asked the system to open.
  public var openedURLs: [URL] {
    settleForQuestion()
    return host.openedURLs
  }
}
