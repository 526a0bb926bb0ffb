import CairnTesting
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import MapKit

@MainActor @Suite("The map of the earth")
struct EarthTests {
  /// Places and sizes that differ in each run of a test, but not between runs of the program.
  private struct Places {
    private var state: UInt64 = 7
    mutating func number(_ range: ClosedRange<Double>) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Double(state >> 11) / Double(1 << 53) * (range.upperBound - range.lowerBound)
    }
    mutating func coordinate() -> CLLocationCoordinate2D {
      CLLocationCoordinate2D(latitude: number(-85...85), longitude: number(-180...180))
    }
    mutating func size() -> CGSize { CGSize(width: number(50...2_000), height: number(50...2_000)) }
  }

  private func isClose(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Bool {
    abs(a.latitude - b.latitude) < 1e-6 && abs(EarthPoint.way(from: a.longitude / 360, to: b.longitude / 360)) < 1e-8
  }

  @Test func placesReturnFromTheMap() {
    var places = Places()
    for _ in 0..<500 {
      let place = places.coordinate()
      #expect(isClose(EarthPoint(place).coordinate, place))
      let size = places.size()
      let sight = MapSight(
        center: EarthPoint(places.coordinate()), zoom: places.number(0...19), heading: places.number(-180...180))
      let point = sight.place(of: EarthPoint(place), in: size)
      #expect(isClose(sight.point(at: point, in: size).coordinate, place))
      let middle = sight.place(of: sight.center, in: size)
      #expect(abs(middle.x - size.width / 2) < 1e-6 && abs(middle.y - size.height / 2) < 1e-6)
    }
  }

  @Test func aViewOfARegionHasAllOfItAndNotMuchMore() {
    var places = Places()
    for _ in 0..<500 {
      let center = CLLocationCoordinate2D(latitude: places.number(-60...60), longitude: places.number(-180...180))
      let span = MKCoordinateSpan(latitudeDelta: places.number(0.001...20), longitudeDelta: places.number(0.001...90))
      let size = places.size()
      let seen = MapSight(showing: MKCoordinateRegion(center: center, span: span), in: size).region(in: size)
      #expect(isClose(seen.center, center))
      #expect(seen.span.latitudeDelta > span.latitudeDelta * 0.999)
      #expect(seen.span.longitudeDelta > span.longitudeDelta * 0.999)
      let isTight =
        seen.span.latitudeDelta < span.latitudeDelta * 1.5 || seen.span.longitudeDelta < span.longitudeDelta * 1.001
      #expect(isTight)
    }
  }

  @Test func aViewOfPlacesHasThemAllAlsoAcrossTheDateLine() throws {
    var places = Places()
    let size = CGSize(width: 400, height: 300)
    for _ in 0..<200 {
      let middle = places.number(-180...180)
      let points = (0..<5).map { _ in
        EarthPoint(
          CLLocationCoordinate2D(latitude: places.number(-60...60), longitude: middle + places.number(-30...30)))
      }
      let sight = try #require(MapSight(showing: points, in: size))
      for point in points {
        let place = sight.place(of: point, in: size)
        #expect(CGRect(origin: .zero, size: size).insetBy(dx: -0.1, dy: -0.1).contains(place))
      }
    }
  }

  @Test func camerasReturnFromTheirDistance() {
    let size = CGSize(width: 300, height: 500)
    let place = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
    for distance in [200.0, 5_000, 400_000] {
      let camera = MapSight(MapCamera(centerCoordinate: place, distance: distance), in: size).camera(in: size)
      #expect(abs(camera.distance - distance) < distance / 1e6)
    }
  }

  @Test func limitsHoldWhateverIsWanted() {
    let size = CGSize(width: 600, height: 400)
    let values = [0.5, -1e300, 1e300, .nan, .infinity, -.infinity, 0, 12]
    var limits = MapLimits()
    limits.bounds = MapCameraBounds(
      centerCoordinateBounds: MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 0, longitude: 179),
        span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 4)), minimumDistance: 1_000)
    for x in values {
      for y in values {
        for zoom in values {
          let free = MapLimits().fit(MapSight(center: EarthPoint(x: x, y: y), zoom: zoom), in: size)
          #expect((0..<1).contains(free.center.x) && (0...1).contains(free.center.y) && (0...19).contains(free.zoom))
          // No more than the earth is seen.
          #expect(free.world >= 600 - 1e-6)
          let held = limits.fit(MapSight(center: EarthPoint(x: x, y: y), zoom: zoom), in: size)
          let way = EarthPoint.way(
            from: EarthPoint(CLLocationCoordinate2D(latitude: 0, longitude: 179)).x, to: held.center.x)
          #expect(abs(way) <= 2.0 / 360 + 1e-9)
          #expect(held.camera(in: size).distance > 990)
        }
      }
    }
  }

  @Test func linesCrossTheDateLineByTheShortWay() {
    let line = MapShape(
      [CLLocationCoordinate2D(latitude: -17, longitude: 178), CLLocationCoordinate2D(latitude: -17, longitude: -178)],
      isArea: false)
    let size = CGSize(width: 400, height: 300)
    for longitude in [179.0, -179] {
      let sight = MapSight(
        center: EarthPoint(CLLocationCoordinate2D(latitude: -17, longitude: longitude)), zoom: 6)
      let bounds = line.path(at: sight, in: size).boundingRect
      #expect(abs(bounds.width - sight.world * 4 / 360) < 1)
    }
  }

  @Test func shapesSeenFromNearStayNearTheView() {
    let area = MapShape(
      [(60.0, -10.0), (60, 30), (35, 30), (35, -10)].map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) },
      isArea: true)
    let size = CGSize(width: 400, height: 300)
    let sight = MapSight(center: EarthPoint(CLLocationCoordinate2D(latitude: 48, longitude: 11)), zoom: 19)
    #expect(area.path(at: sight, in: size).boundingRect == CGRect(x: -64, y: -64, width: 528, height: 428))
    let elsewhere = MapSight(center: EarthPoint(CLLocationCoordinate2D(latitude: -48, longitude: 11)), zoom: 19)
    #expect(area.path(at: elsewhere, in: size).isEmpty)
  }

  @Test func tilesHaveNumbersOfTheirLevel() {
    #expect(Tile(z: 0, x: 0, y: 0) != nil)
    for (z, x, y) in [(0, 1, 0), (3, 8, 0), (3, 0, -1), (-1, 0, 0), (23, 0, 0), (99, 0, 0)] {
      #expect(Tile(z: z, x: x, y: y) == nil)
    }
  }

  @Test func onlyPicturesAreTiles() {
    let png: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    #expect(TilePicture(Data(png))?.type == "image/png")
    #expect(TilePicture(Data("<svg onload=alert(1)>".utf8)) == nil)
    #expect(TilePicture(Data()) == nil)
    #expect(TilePicture(Data(png + [UInt8](repeating: 0, count: 1 << 20))) == nil)
  }

  @Test(.withoutReports) func theEnvironmentNamesTheSourceOfTiles() throws {
    #expect(MapTileSource.configuration(in: [:]) == .none)
    #expect(MapTileSource.configuration(in: ["CAIRN_MAP_TILES": "none"]) == .some(nil))
    let source = try #require(
      MapTileSource.configuration(in: ["CAIRN_MAP_TILES": "https://a.example/{z}/{x}/{y}.png"]) ?? nil)
    #expect(source.url(z: 3, x: 4, y: 5)?.absoluteString == "https://a.example/3/4/5.png")
    for wrong in ["file:///{z}/{x}/{y}", "https://a.example/", "{z}{x}{y}"] {
      #expect(MapTileSource(wrong, attribution: "") == nil)
    }
  }

  // MARK: The camera and the app

  private final class Held {
    var position = MapCameraPosition.automatic
    var seen: [MapCameraUpdateContext] = []
  }

  private func settings(_ held: Held, modes: MapInteractionModes = .all) -> MapSettings {
    MapSettings(
      .position(
        Binding {
          held.position
        } set: {
          held.position = $0
        }), modes: modes)
  }

  @Test func positionsOfTheAppMoveTheMapAndTheUserMovesThePosition() async throws {
    let (held, model, size) = (Held(), MapModel(), CGSize(width: 400, height: 300))
    let place = CLLocationCoordinate2D(latitude: 10, longitude: 20)
    let (reports, report) = AsyncStream.makeStream(of: MapCameraUpdateContext.self)
    let listeners = [MapCameraListener(frequency: .onEnd) { report.yield($0) }]
    var next = reports.makeAsyncIterator()
    held.position = .region(MKCoordinateRegion(center: place, latitudinalMeters: 1_000, longitudinalMeters: 1_000))
    let first = model.settle(settings(held), listeners, places: [], in: size)
    #expect(isClose(first.center.coordinate, place))
    _ = await next.next()
    #expect(!held.position.positionedByUser)

    let orders = model.orders
    model.moved(to: first.pushed(by: CGSize(width: 100, height: 0)), isShown: true)
    #expect(model.orders == orders)
    let moved = try #require(await next.next())
    #expect(moved.region.center.longitude < 20)
    #expect(held.position.positionedByUser && held.position.region == nil)
    // A move by the user, which is now the app's position, changes nothing.
    #expect(model.settle(settings(held), listeners, places: [], in: size) == model.sight)
    #expect(model.orders == orders)

    held.position = .camera(MapCamera(centerCoordinate: place, distance: 5_000))
    #expect(isClose(model.settle(settings(held), listeners, places: [], in: size).center.coordinate, place))
    #expect(model.orders != orders)
  }

  @Test func modesForbidMoves() {
    let (held, model, size) = (Held(), MapModel(), CGSize(width: 400, height: 300))
    held.position = .camera(MapCamera(centerCoordinate: CLLocationCoordinate2D(), distance: 5_000))
    let first = model.settle(settings(held, modes: []), [], places: [], in: size)
    let orders = model.orders
    model.moved(to: first.pushed(by: CGSize(width: 100, height: 0)), isShown: true)
    model.zoom(by: 1)
    #expect(model.sight == first)
    // The engine has moved, and is told to go back.
    #expect(model.orders != orders)
  }

  @Test func positionsThatAreNoneShowWhatIsOnTheMap() {
    let (held, size) = (Held(), CGSize(width: 400, height: 300))
    let nowhere = CLLocationCoordinate2D(latitude: .nan, longitude: 400)
    let place = CLLocationCoordinate2D(latitude: 10, longitude: 20)
    let places = Marker("A", coordinate: place)._places + Marker("B", coordinate: nowhere)._places
    for position: MapCameraPosition in [
      .region(MKCoordinateRegion(center: nowhere, span: MKCoordinateSpan(latitudeDelta: .nan, longitudeDelta: 1))),
      .camera(MapCamera(centerCoordinate: place, distance: .nan)), .automatic,
      .rect(MKMapRect(origin: MKMapPoint(x: .nan, y: 0), size: MKMapSize(width: 0, height: 0))),
    ] {
      held.position = position
      #expect(isClose(MapModel().settle(settings(held), [], places: places, in: size).center.coordinate, place))
      #expect(position == position)
    }
  }

  @Test func contentCanBeConditional() {
    struct Screen: View {
      @State private var showsMore = false
      var body: some View {
        Map {
          Marker("First", coordinate: CLLocationCoordinate2D())
          if showsMore { Marker("Second", coordinate: CLLocationCoordinate2D()) }
        }
        Button("More") { showsMore = true }
      }
    }
    let host = TestHost { Screen() }
    #expect(!host.texts.contains("Second"))
    #expect(throws: Never.self) { try host.tap("More") }
    #expect(host.texts.contains("Second"))
  }
}
