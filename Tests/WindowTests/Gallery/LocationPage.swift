import CoreLocation
import SwiftUI

/// Where the device is, and whether it is in a circle of a kilometer around Berlin's middle.
struct LocationPage: View {
  @State private var finder = Finder()
  @State private var liveText = ""

  var body: some View {
    List {
      Section("State") {
        Text("Status: \(finder.status)")
        Text("Place: \(finder.place)")
        Text("Told: \(finder.count)")
        Text("Region: \(finder.region)")
        if !finder.problem.isEmpty { Text("Problem: \(finder.problem)") }
        if !liveText.isEmpty { Text("Live: \(liveText)") }
      }
      Section("Requests") {
        Button("Permission") { finder.manager.requestWhenInUseAuthorization() }
        Button("Once") { finder.manager.requestLocation() }
        Button("Follow") { finder.manager.startUpdatingLocation() }
        Button("Stop") { finder.manager.stopUpdatingLocation() }
        Button("Watch a region") { finder.watch() }
        Button("Leave the region") { finder.leave() }
        Button("Live") { Task { await follow() } }
        Toggle("Every kilometer", isOn: $finder.isRough)
      }
    }
  }

  private func follow() async {
    do {
      for try await update in CLLocationUpdate.liveUpdates() {
        if update.authorizationDenied { liveText = "denied" }
        guard let location = update.location else { continue }
        liveText = location.text
        break
      }
    } catch {
      liveText = "\(error)"
    }
  }
}

extension CLLocation {
  fileprivate var text: String {
    let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en")).precision(.fractionLength(2))
    return "\(coordinate.latitude.formatted(style)), \(coordinate.longitude.formatted(style))"
  }
}

@Observable @MainActor
private final class Finder: NSObject, @MainActor CLLocationManagerDelegate {
  @ObservationIgnored let manager = CLLocationManager()
  var status = ""
  var place = "unknown"
  var count = 0
  var region = "not watched"
  var problem = ""
  var isRough = false {
    didSet {
      manager.desiredAccuracy = isRough ? kCLLocationAccuracyKilometer : kCLLocationAccuracyBest
      manager.distanceFilter = isRough ? 1000 : kCLDistanceFilterNone
    }
  }

  private let circle = CLCircularRegion(
    center: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405), radius: 1000, identifier: "Berlin")

  override init() {
    super.init()
    manager.delegate = self
  }

  func watch() { manager.startMonitoring(for: circle) }

  func leave() {
    manager.stopMonitoring(for: circle)
    region = "not watched"
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    status =
      switch manager.authorizationStatus {
      case .notDetermined: "not asked"
      case .denied, .restricted: "denied"
      case .authorizedAlways, .authorizedWhenInUse: "allowed"
      }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    count += locations.count
    if let last = locations.last { place = last.text }
    problem = ""
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    problem = error.localizedDescription
  }

  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
    self.region = "watched"
  }

  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) { self.region = "entered" }
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) { self.region = "left" }
}
