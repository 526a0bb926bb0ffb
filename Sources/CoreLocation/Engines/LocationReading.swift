import Foundation

/// An unchecked location from a portal, a browser or a test.
struct LocationReading: Decodable {
  var latitude: Double
  var longitude: Double
  var accuracy: Double?
  var altitude: Double?
  var altitudeAccuracy: Double?
  var course: Double?
  var speed: Double?
  /// Seconds since 1970.
  var time: Double?

  /// Returns the location, or `nil` if the reading is not a place on the earth. Impossible details count as unknown.
  func location(now: Date) -> CLLocation? {
    guard let accuracy = accuracy.flatMap({ Self.known($0, in: 0...Self.halfTheEquator) }),
      Self.known(latitude, in: -90...90) != nil, Self.known(longitude, in: -180...180) != nil
    else { return nil }
    let altitude = altitude.flatMap { Self.known($0, in: -12_000...1_000_000) }
    // A browser's or a service's clock may differ from this one. An older location keeps its time.
    let age = time.flatMap { Self.known(now.timeIntervalSince1970 - $0, in: 0...86_400) } ?? 0
    return CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: altitude ?? 0,
      horizontalAccuracy: accuracy,
      verticalAccuracy: altitude == nil
        ? -1 : altitudeAccuracy.flatMap { Self.known($0, in: 0...Self.halfTheEquator) } ?? accuracy,
      course: course.flatMap { Self.known($0, in: 0...360) } ?? -1,
      speed: speed.flatMap { Self.known($0, in: 0...100_000) } ?? -1, timestamp: now - age)
  }

  private static let halfTheEquator = 20_037_509.0

  private static func known(_ number: Double, in range: ClosedRange<Double>) -> Double? {
    range.contains(number) ? number : nil
  }
}

/// Limits the messages of a page, which can send as many as it likes.
struct LocationRate {
  private static let most = 20.0
  private static let perSecond = 5.0
  private var left = Self.most
  private var last: ContinuousClock.Instant?

  mutating func allows(at now: ContinuousClock.Instant) -> Bool {
    if let last {
      let seconds = Double((now - last).components.seconds) + Double((now - last).components.attoseconds) / 1e18
      left = min(Self.most, left + max(0, seconds) * Self.perSecond)
    }
    last = now
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}
