import CoreLocation
import Foundation

/// What a map shows, without its size.
struct MapSight: Equatable, Sendable {
  /// The middle.
  var center: EarthPoint
  /// The earth is 256 points wide at 0, and twice as wide with each step.
  var zoom: Double
  /// Degrees from north.
  var heading = 0.0

  static let earth = MapSight(center: EarthPoint(x: 0.5, y: 0.5), zoom: 0)

  /// The width of the earth in points.
  var world: Double { 256 * exp2(zoom) }

  /// Where a point of the earth is on a map of a size.
  func place(of point: EarthPoint, in size: CGSize) -> CGPoint {
    place(atWay: EarthPoint.way(from: center.x, to: point.x), y: point.y, in: size)
  }

  /// Where a point is, by its distance from the middle around the earth.
  func place(atWay way: Double, y: Double, in size: CGSize) -> CGPoint {
    let (dx, dy) = (way * world, (y - center.y) * world)
    guard heading != 0 else { return CGPoint(x: size.width / 2 + dx, y: size.height / 2 + dy) }
    let angle = -heading * .pi / 180
    return CGPoint(
      x: size.width / 2 + dx * cos(angle) - dy * sin(angle), y: size.height / 2 + dx * sin(angle) + dy * cos(angle))
  }

  /// The point of the earth at a place of a map.
  func point(at place: CGPoint, in size: CGSize) -> EarthPoint {
    let (dx, dy) = ((place.x - size.width / 2) / world, (place.y - size.height / 2) / world)
    let angle = heading * .pi / 180
    return EarthPoint(
      x: center.x + dx * cos(angle) - dy * sin(angle), y: center.y + dx * sin(angle) + dy * cos(angle))
  }

  /// Moves the map as a push in points would.
  func pushed(by push: CGSize) -> MapSight {
    var moved = self
    moved.center = point(at: CGPoint(x: -push.width, y: -push.height), in: .zero)
    return moved
  }

  /// The region that is seen.
  func region(in size: CGSize) -> MKCoordinateRegion {
    let half = min(size.height / 2 / world, 1)
    let top = EarthPoint(x: 0, y: max(center.y - half, 0)).coordinate.latitude
    let bottom = EarthPoint(x: 0, y: min(center.y + half, 1)).coordinate.latitude
    return MKCoordinateRegion(
      center: center.coordinate,
      span: MKCoordinateSpan(latitudeDelta: top - bottom, longitudeDelta: min(size.width / world, 1) * 360))
  }

  /// The rectangle that is seen.
  func rect(in size: CGSize) -> MKMapRect {
    let (width, whole) = (MKMapRect.world.size.width, world)
    return MKMapRect(
      origin: MKMapPoint(
        x: (center.x - size.width / 2 / whole) * width, y: (center.y - size.height / 2 / whole) * width),
      size: MKMapSize(width: size.width / whole * width, height: size.height / whole * width))
  }
}

extension MapSight {
  /// The largest view of a region in a map of a size.
  init(showing region: MKCoordinateRegion, in size: CGSize) {
    let middle = EarthPoint(region.center)
    let half = min(max(region.span.latitudeDelta, 0), 180) / 2
    let north = EarthPoint(
      CLLocationCoordinate2D(latitude: min(region.center.latitude + half, 90), longitude: 0))
    let south = EarthPoint(
      CLLocationCoordinate2D(latitude: max(region.center.latitude - half, -90), longitude: 0))
    self.init(
      around: middle, width: min(max(region.span.longitudeDelta, 0), 360) / 360,
      height: 2 * max(middle.y - north.y, south.y - middle.y), in: size)
  }

  /// The largest view of lengths on the map of the earth.
  init(around middle: EarthPoint, width: Double, height: Double, in size: CGSize) {
    let world = min(size.width / max(width, 1e-9), size.height / max(height, 1e-9))
    self.init(center: middle, zoom: log2(max(world, 1) / 256))
  }

  /// What a camera sees.
  init(_ camera: MapCamera, in size: CGSize) {
    self.init(
      center: EarthPoint(camera.centerCoordinate),
      zoom: Self.zoom(at: camera.distance, latitude: camera.centerCoordinate.latitude, in: size),
      heading: camera.heading.isFinite ? camera.heading.truncatingRemainder(dividingBy: 360) : 0)
  }

  /// How much of its distance a camera sees from the top to the bottom, as its angle is 30 degrees.
  private static let seen = 2 * tan(Double.pi / 12)

  static func zoom(at distance: Double, latitude: Double, in size: CGSize) -> Double {
    let meters = max(distance, 1) * seen / max(size.height, 1)
    let latitude = min(max(latitude, -EarthPoint.mostLatitude), EarthPoint.mostLatitude)
    return log2(cos(latitude * .pi / 180) * EarthMeasure.equator / 256 / meters)
  }

  /// The length of a point in the middle of the map.
  var metersInPoint: Double { cos(center.coordinate.latitude * .pi / 180) * EarthMeasure.equator / world }

  func camera(in size: CGSize) -> MapCamera {
    MapCamera(
      centerCoordinate: center.coordinate, distance: metersInPoint * max(size.height, 1) / Self.seen, heading: heading)
  }

  /// A view of all places, which may be on both sides of the date line. The margin leaves room for signs.
  init?(showing points: [EarthPoint], in size: CGSize, margin: Double = 48) {
    guard !points.isEmpty else { return nil }
    let (start, width) = Self.arc(of: points.map(\.x))
    let (top, bottom) = points.reduce((1.0, 0.0)) { (min($0.0, $1.y), max($0.1, $1.y)) }
    let room = CGSize(
      width: max(size.width - 2 * margin, size.width / 2), height: max(size.height - 2 * margin, size.height / 2))
    self.init(
      around: EarthPoint(x: start + width / 2, y: (top + bottom) / 2), width: width, height: bottom - top, in: room)
    // A single place is seen with the streets around it.
    zoom = min(zoom, 15)
  }

  /// The shortest arc around the earth that has all meridians.
  private static func arc(of meridians: [Double]) -> (start: Double, width: Double) {
    let sorted = meridians.map { $0 - $0.rounded(.down) }.sorted()
    guard let first = sorted.first, let last = sorted.last else { return (0, 0) }
    var (start, gap) = (first, first + 1 - last)
    for (before, after) in zip(sorted, sorted.dropFirst()) where after - before > gap {
      (start, gap) = (after, after - before)
    }
    return (start, 1 - gap)
  }
}

/// How far a map can be moved.
struct MapLimits {
  var modes = MapInteractionModes.all
  var bounds: MapCameraBounds?
  var closestZoom = 19.0

  /// The nearest view that shows no more than the earth, and keeps to the bounds.
  func fit(_ sight: MapSight, in size: CGSize) -> MapSight {
    var fit = sight
    let values = [sight.center.x, sight.center.y, sight.zoom, sight.heading]
    guard values.allSatisfy(\.isFinite) else { return wholeEarth(in: size) }
    let farthest = max(0, log2(max(size.width, size.height, 1) / 256))
    let latitude = sight.center.coordinate.latitude
    func zoom(at distance: Double?) -> Double? {
      distance.flatMap { $0 > 0 && $0.isFinite ? MapSight.zoom(at: $0, latitude: latitude, in: size) : nil }
    }
    let least = max(farthest, zoom(at: bounds?.maximumDistance) ?? 0)
    let most = max(min(closestZoom, zoom(at: bounds?.minimumDistance) ?? .infinity), least)
    fit.zoom = min(max(sight.zoom, least), most)
    if let region = bounds?.region, region.center.isOnEarth {
      let middle = EarthPoint(region.center)
      let half = min(max(region.span.longitudeDelta, 0), 360) / 720
      let way = EarthPoint.way(from: middle.x, to: fit.center.x)
      fit.center.x = middle.x + min(max(way, -half), half)
      let tall = max(region.span.latitudeDelta, 0) / 2
      func y(_ latitude: Double) -> Double { EarthPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 0)).y }
      fit.center.y = min(max(fit.center.y, y(region.center.latitude + tall)), y(region.center.latitude - tall))
    }
    let rim = min(size.height / 2 / fit.world, 0.5)
    fit.center.y = min(max(fit.center.y, rim), 1 - rim)
    fit.center.x -= fit.center.x.rounded(.down)
    return fit
  }

  private func wholeEarth(in size: CGSize) -> MapSight { fit(.earth, in: size) }
}
