import CairnPlatform
import Foundation

// The place of the device, for apps that use CoreLocation.
extension TestHost {
  /// Moves the device to a place, for an app that uses CoreLocation. The user agrees as soon as the app asks.
  ///
  /// ```swift
  /// host.setLocation(latitude: 52.52, longitude: 13.405)
  /// try host.tap("Find me")
  /// #expect(host.texts.contains("52.52, 13.405"))
  /// ```
  ///
  /// A test that sets no place runs where there are no locations: `CLLocationManager` says that they are denied.
  ///
  /// - Parameter accuracy: The radius in meters within which the place is certain.
  public func setLocation(
    latitude: Double, longitude: Double, accuracy: Double = 5,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = TestedLocation(latitude: latitude, longitude: longitude, accuracy: accuracy)
    TestedPlaces.set(.at(location), for: session)
    settleForQuestion(at: SourceLocation(fileID, filePath, line, column))
  }

  /// Refuses the app the location of the device, as a user does who is asked or changes a setting.
  ///
  /// ```swift
  /// host.denyLocation()
  /// try host.tap("Find me")
  /// #expect(host.isVisible("Enter a place"))
  /// ```
  public func denyLocation(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    TestedPlaces.set(.denied, for: session)
    settleForQuestion(at: SourceLocation(fileID, filePath, line, column))
  }
}
