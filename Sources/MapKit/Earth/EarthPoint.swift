import CoreLocation
import Foundation

/// A point on Mercator's map of the earth, whose sides are 1 long. The north is at the top.
struct EarthPoint: Equatable, Sendable {
  var x: Double
  var y: Double

  /// The latitude at which the map is a square. It shows nothing beyond.
  static let mostLatitude = 85.051_128_779_806_59

  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point of a place that is one.
  init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = min(max(coordinate.latitude, -Self.mostLatitude), Self.mostLatitude) * .pi / 180
    x = (coordinate.longitude + 180) / 360
    y = 0.5 - asinh(tan(latitude)) / (2 * .pi)
  }

  var coordinate: CLLocationCoordinate2D {
    let longitude = x * 360 - 180
    return CLLocationCoordinate2D(
      latitude: atan(sinh(.pi * (1 - 2 * y))) * 180 / .pi,
      longitude: longitude - 360 * ((longitude + 180) / 360).rounded(.down))
  }

  /// The shorter way around the earth from one meridian to another, from -0.5 to 0.5.
  static func way(from start: Double, to end: Double) -> Double {
    let way = end - start
    return way - way.rounded()
  }
}

extension CLLocationCoordinate2D {
  /// Whether it is a place on the earth. Maps show no others.
  var isOnEarth: Bool { CLLocationCoordinate2DIsValid(self) }
}

extension CLLocationCoordinate2D {
  /// The place at a distance in a direction, in radians, clockwise from north.
  func moved(by meters: Double, towards direction: Double) -> CLLocationCoordinate2D {
    let angle = meters / EarthMeasure.radius
    let (north, east) = (latitude * .pi / 180, longitude * .pi / 180)
    let sine = sin(north) * cos(angle) + cos(north) * sin(angle) * cos(direction)
    let turn = atan2(sin(direction) * sin(angle) * cos(north), cos(angle) - sin(north) * sine)
    return CLLocationCoordinate2D(
      latitude: asin(min(max(sine, -1), 1)) * 180 / .pi,
      longitude: ((east + turn) * 180 / .pi + 540).truncatingRemainder(dividingBy: 360) - 180)
  }
}

enum EarthMeasure {
  static let radius = 6_371_008.8
  static let equator = 2 * Double.pi * radius
}
