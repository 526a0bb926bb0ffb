import CairnTesting
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import CoreLocation

@MainActor @Suite("Locations")
struct LocationTests {
  @MainActor
  private final class Finder: NSObject, @MainActor CLLocationManagerDelegate {
    let manager = CLLocationManager()
    var statuses: [CLAuthorizationStatus] = []
    var latitudes: [Double] = []
    var errors: [CLError.Code] = []
    var crossings: [String] = []
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 50, longitude: 10), radius: 1000, identifier: "home")

    func follow() { manager.delegate = self }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      statuses.append(manager.authorizationStatus)
    }
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      latitudes += locations.map(\.coordinate.latitude)
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      if let error = error as? CLError { errors.append(error.code) }
    }
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
      crossings.append("entered \(region.identifier)")
    }
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
      crossings.append("left \(region.identifier)")
    }
  }

  private struct Screen: View {
    let finder: Finder

    var body: some View {
      VStack {
        Button("Delegate") { finder.follow() }
        Button("Ask") { finder.manager.requestWhenInUseAuthorization() }
        Button("Once") { finder.manager.requestLocation() }
        Button("Follow") { finder.manager.startUpdatingLocation() }
        Button("Stop") { finder.manager.stopUpdatingLocation() }
        Button("Far") { finder.manager.startMonitoringSignificantLocationChanges() }
        Button("Watch") { finder.manager.startMonitoring(for: finder.region) }
        Button("Leave") { finder.manager.stopMonitoring(for: finder.region) }
      }
    }
  }

  private func start() throws -> (host: TestHost, finder: Finder) {
    let finder = Finder()
    let host = TestHost { Screen(finder: finder) }
    host.setLocation(latitude: 50, longitude: 10)
    try host.tap("Delegate")
    return (host, finder)
  }

  @Test func theUserIsAskedAndAgrees() async throws {
    let (host, finder) = try start()
    #expect(finder.statuses == [.notDetermined])
    try host.tap("Ask")
    await host.settle()
    #expect(finder.statuses == [.notDetermined, .authorizedWhenInUse])
    #expect(finder.latitudes.isEmpty)
    try host.tap("Ask")
    await host.settle()
    #expect(finder.statuses.count == 2)
  }

  @Test func oneRequestGetsOneLocation() async throws {
    let (host, finder) = try start()
    try host.tap("Once")
    await host.settle()
    #expect(finder.latitudes == [50])
    host.setLocation(latitude: 51, longitude: 10)
    #expect(finder.latitudes == [50])
    try host.tap("Once")
    await host.settle()
    #expect(finder.latitudes == [50, 51])
  }

  @Test func updatesGoOnUntilTheyAreStopped() async throws {
    let (host, finder) = try start()
    try host.tap("Follow")
    await host.settle()
    host.setLocation(latitude: 51, longitude: 10)
    host.setLocation(latitude: 52, longitude: 10)
    try host.tap("Stop")
    host.setLocation(latitude: 53, longitude: 10)
    #expect(finder.latitudes == [50, 51, 52])
  }

  @Test func aSecondRequestWhileUpdatesComeIsAnsweredAtOnce() async throws {
    let (host, finder) = try start()
    try host.tap("Follow")
    await host.settle()
    try host.tap("Once")
    await host.settle()
    #expect(finder.latitudes == [50, 50])
  }

  @Test func shortMovesAreFiltered() async throws {
    let (host, finder) = try start()
    finder.manager.distanceFilter = 20_000
    try host.tap("Follow")
    await host.settle()
    for latitude in [50.1, 50.15, 50.19, 50.2, 50.3, 50.41] { host.setLocation(latitude: latitude, longitude: 10) }
    #expect(finder.latitudes == [50, 50.19, 50.41])
  }

  @Test func onlyFarMovesAreSignificant() async throws {
    let (host, finder) = try start()
    try host.tap("Far")
    await host.settle()
    for latitude in [50.001, 50.002, 50.006, 50.007] { host.setLocation(latitude: latitude, longitude: 10) }
    #expect(finder.latitudes == [50, 50.006])
  }

  @Test func bordersOfRegionsAreTold() async throws {
    let (host, finder) = try start()
    try host.tap("Watch")
    await host.settle()
    #expect(finder.crossings.isEmpty)
    #expect(finder.manager.monitoredRegions == [finder.region])
    host.setLocation(latitude: 50.02, longitude: 10)
    host.setLocation(latitude: 50.021, longitude: 10)
    host.setLocation(latitude: 50.005, longitude: 10)
    #expect(finder.crossings == ["left home", "entered home"])
    // Two kilometers away, give or take five, may be inside.
    host.setLocation(latitude: 50.02, longitude: 10, accuracy: 5000)
    #expect(finder.crossings.count == 2)
    finder.region.notifyOnExit = false
    host.setLocation(latitude: 51, longitude: 10)
    try host.tap("Leave")
    host.setLocation(latitude: 50, longitude: 10)
    #expect(finder.crossings.count == 2)
    #expect(finder.latitudes.isEmpty)
  }

  @Test func whatTheUserRefusesFails() async throws {
    let (host, finder) = try start()
    try host.tap("Follow")
    await host.settle()
    host.denyLocation()
    #expect(finder.statuses == [.notDetermined, .authorizedWhenInUse, .denied])
    #expect(finder.errors == [.denied])
    try host.tap("Once")
    await host.settle()
    #expect(finder.errors == [.denied, .denied])
    #expect(finder.latitudes == [50])
    // The user thinks better of it, so the updates go on.
    host.setLocation(latitude: 51, longitude: 10)
    await host.settle()
    #expect(finder.latitudes == [50, 51])
    #expect(finder.manager.authorizationStatus != .denied)
  }

  @Test func liveUpdatesComeInALoop() async throws {
    let host = TestHost { Live() }
    host.setLocation(latitude: 50, longitude: 10)
    try host.tap("Live")
    await host.settle()
    host.setLocation(latitude: 51, longitude: 10)
    await host.settle()
    #expect(host.texts.contains("50.0, 51.0"))
    host.denyLocation()
    await host.settle()
    #expect(host.texts.contains("50.0, 51.0, denied, ended"))
  }

  private struct Live: View {
    @State private var told: [String] = []

    var body: some View {
      Button("Live") {
        Task {
          for try await update in CLLocationUpdate.liveUpdates() {
            if let location = update.location { told.append("\(location.coordinate.latitude)") }
            if update.authorizationDenied { told.append("denied") }
          }
          told.append("ended")
        }
      }
      Text(told.joined(separator: ", "))
    }
  }

  @Test func eachAppHasItsPlace() async throws {
    let (first, one) = try start()
    let (second, other) = try start()
    second.denyLocation()
    for host in [first, second] {
      try host.tap("Once")
      await host.settle()
    }
    #expect(one.latitudes == [50] && one.errors.isEmpty)
    #expect(other.latitudes.isEmpty && other.errors == [.denied])
  }

  // MARK: What engines are told

  private let now = Date(timeIntervalSince1970: 1_000_000)

  @Test(
    arguments: [
      (90.1, 0), (-91, 0), (0, 180.5), (0, -1e300), (.nan, 0), (0, .nan), (.infinity, 0), (0, -.infinity),
    ] as [(Double, Double)]) func noPlaceOnTheEarthIsNoLocation(_ latitude: Double, _ longitude: Double)
  {
    #expect(LocationReading(latitude: latitude, longitude: longitude, accuracy: 5).location(now: now) == nil)
  }

  @Test(arguments: [nil, -1, .nan, .infinity, 1e9] as [Double?]) func aLocationHasARadius(_ accuracy: Double?) {
    #expect(LocationReading(latitude: 1, longitude: 1, accuracy: accuracy).location(now: now) == nil)
  }

  @Test(arguments: [-1e308, .nan, .infinity, 1e9] as [Double])
  func impossibleDetailsAreNotKnown(_ number: Double) throws {
    let location = try #require(
      LocationReading(
        latitude: 1, longitude: 2, accuracy: 3, altitude: number, altitudeAccuracy: number, course: number,
        speed: number, time: number
      ).location(now: now))
    #expect(location.altitude == 0 && location.verticalAccuracy == -1)
    #expect(location.course == -1 && location.speed == -1 && location.timestamp == now)
  }

  @Test func detailsAreKept() throws {
    let location = try #require(
      LocationReading(
        latitude: 1, longitude: 2, accuracy: 3, altitude: 400, altitudeAccuracy: 5, course: 6, speed: 7,
        time: now.timeIntervalSince1970 - 60
      ).location(now: now))
    #expect(location.horizontalAccuracy == 3 && location.altitude == 400 && location.verticalAccuracy == 5)
    #expect(location.course == 6 && location.speed == 7 && location.timestamp == now - 60)
  }

  @Test func aFloodIsDropped() {
    var rate = LocationRate()
    let start = ContinuousClock.now
    #expect((0..<1000).count { _ in rate.allows(at: start) } == 20)
    #expect((0..<1000).count { _ in rate.allows(at: start + .seconds(1)) } == 5)
    #expect((0..<1000).count { _ in rate.allows(at: start + .seconds(1000)) } == 20)
  }

  @Test func wishesOfSeveralManagersAreJoined() {
    let rough = LocationWish(accuracy: kCLLocationAccuracyKilometer, distance: 500)
    let exact = LocationWish(accuracy: kCLLocationAccuracyBest, distance: 1000)
    #expect(rough.joined(with: exact) == LocationWish(accuracy: kCLLocationAccuracyBest, distance: 500))
    #expect(rough.joined(with: LocationWish(accuracy: kCLLocationAccuracyReduced)).distance == 0)
    #expect(LocationWish(accuracy: kCLLocationAccuracyReduced).radius == 3000)
  }
}
