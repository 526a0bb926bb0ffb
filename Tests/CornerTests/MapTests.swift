import CairnTesting
import MapKit
import SwiftUI
import TestSupport
import Testing

private struct Shop: Identifiable {
  let id: String
  let place: CLLocationCoordinate2D
}

@MainActor @Suite("Maps and locations")
struct MapTests {
  private let shops = [
    Shop(id: "Baker", place: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)),
    Shop(id: "Florist", place: CLLocationCoordinate2D(latitude: 48.137, longitude: 11.575)),
  ]

  @Test func aMapListsItsPlacesWithLinks() throws {
    let host = TestHost {
      Map(initialPosition: .automatic) {
        ForEach(shops) { Marker($0.id, systemImage: "cart", coordinate: $0.place) }
        MapCircle(center: shops[0].place, radius: 100).foregroundStyle(.red)
        UserAnnotation()
      }
      .mapStyle(.standard(elevation: .realistic))
      .mapControls { MapCompass() }
    }
    #expect(host.texts.first == "Baker")
    #expect(host.texts.contains("52.5200° N, 13.4050° E"))
    try host.tap("Florist")
    let url = try #require(host.openedURLs.first)
    #expect(url.host() == "www.openstreetmap.org")
    #expect(url.absoluteString.contains("mlat=48.137"))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func whatHasATagCanBeSelected() throws {
    struct Screen: View {
      let shops: [Shop]
      @State private var chosen: String?
      var body: some View {
        Map(selection: $chosen) {
          ForEach(shops) { shop in
            Annotation(shop.id, coordinate: shop.place) { Image(systemName: "cart") }.tag(shop.id)
          }
        }
        Text("Chosen: \(chosen ?? "none")")
      }
    }
    let host = TestHost { Screen(shops: shops) }
    try host.tap("Florist")
    #expect(host.texts.contains("Chosen: Florist"))
    #expect(host.openedURLs.isEmpty)
  }

  @Test func theOlderMapShowsItsAnnotations() {
    let region = MKCoordinateRegion(center: shops[0].place, latitudinalMeters: 1_000, longitudinalMeters: 1_000)
    let host = TestHost {
      Map(coordinateRegion: .constant(region), annotationItems: shops) { shop in
        MapAnnotation(coordinate: shop.place) { Text("Sign of \(shop.id)") }
      }
    }
    #expect(host.texts.contains("Sign of Baker"))
  }

  @Test func anEmptyMapSaysWhereItIs() {
    let host = TestHost { Map(position: .constant(.region(MKCoordinateRegion(center: shops[0].place, span: .init())))) }
    #expect(host.texts.contains("52.5200° N, 13.4050° E"))
  }

  @Test func distancesAreThoseOfTheEarth() {
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let munich = CLLocation(latitude: 48.137, longitude: 11.575)
    #expect(abs(berlin.distance(from: munich) - 504_000) < 3_000)
    #expect(berlin.distance(from: berlin) == 0)
    let poles = CLLocation(latitude: 90, longitude: 0).distance(from: CLLocation(latitude: -90, longitude: 0))
    #expect(abs(poles - 20_015_000) < 10_000)
    let around = CLCircularRegion(center: berlin.coordinate, radius: 600_000, identifier: "around")
    #expect(around.contains(munich.coordinate))
  }

  @Test func metersBecomeDegreesByLatitude() {
    let north = CLLocationCoordinate2D(latitude: 60, longitude: 0)
    let region = MKCoordinateRegion(center: north, latitudinalMeters: 111_195, longitudinalMeters: 111_195)
    #expect(abs(region.span.latitudeDelta - 1) < 0.01)
    #expect(abs(region.span.longitudeDelta - 2) < 0.01)
  }

  private final class Suggestions: NSObject, MKLocalSearchCompleterDelegate {
    var failures = 0
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) { Issue.record("There are no suggestions.") }
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) { failures += 1 }
  }

  @Test(.withoutReports) func searchesFailInsteadOfWaiting() async {
    let suggestions = Suggestions()
    let completer = MKLocalSearchCompleter()
    completer.delegate = suggestions
    completer.queryFragment = "Cof"
    completer.queryFragment = ""
    #expect(suggestions.failures == 1)
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = "Coffee"
    await #expect(throws: MKError.self) { _ = try await MKLocalSearch(request: request).start() }
    await #expect(throws: CLError.self) { _ = try await CLGeocoder().geocodeAddressString("Berlin") }
  }

  private final class Finder: NSObject, ObservableObject, CLLocationManagerDelegate {
    let manager = CLLocationManager()
    var statuses: [CLAuthorizationStatus] = []
    var errors: [any Error] = []

    override init() {
      super.init()
      manager.delegate = self
      manager.desiredAccuracy = kCLLocationAccuracyBest
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      statuses.append(manager.authorizationStatus)
    }
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { errors.append(error) }
  }

  @Test func theLocationIsDeniedWithAReason() throws {
    let finder = Finder()
    #expect(finder.statuses == [.denied])
    let host = TestHost {
      Button("Find me") {
        finder.manager.requestWhenInUseAuthorization()
        finder.manager.requestLocation()
        finder.manager.requestLocation()
      }
    }
    try host.tap("Find me")
    #expect((finder.errors.first as? CLError)?.code == .denied)
    #expect(host.diagnostics.filter { $0.code == "location.missing" }.count == 2)
  }
}
