import CairnScreen
import CairnWire
import CoreLocation
import Foundation
import SwiftUI
import Testing

@testable import CairnWeb

/// The location of users, which their browsers tell.
@MainActor
@Suite struct DeviceLocationTests {
  @MainActor @Observable
  fileprivate final class Finder: NSObject, @MainActor CLLocationManagerDelegate {
    @ObservationIgnored let manager = CLLocationManager()
    var place = "unknown"
    var status = ""

    override init() {
      super.init()
      manager.delegate = self
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      status = "\(manager.authorizationStatus)"
    }
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      place = locations.map { "\($0.coordinate.latitude)" }.joined()
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { place = "failed" }
  }

  private struct Sample: App {
    var body: some Scene { WindowGroup { SampleView() } }
  }

  private struct SampleView: View {
    @State private var finder = Finder()

    var body: some View {
      Text("At \(finder.place)")
      Text("Status \(finder.status)")
      Button("Follow") { finder.manager.startUpdatingLocation() }
      Button("Stop") { finder.manager.stopUpdatingLocation() }
    }
  }

  private func found(_ latitude: Any, kind: String = "found") -> String {
    #"{"kind":"\#(kind)","reading":{"latitude":\#(latitude),"longitude":10,"accuracy":5}}"#
  }

  private func part(_ page: Served) throws -> Int {
    try #require(page.root.firstInside { $0.part?.isUnseen == true }).id.number
  }

  private func started() throws -> Served {
    let page = try Served { .of(Sample()) }
    #expect(page.root.firstInside { $0.part != nil } == nil, "nobody has asked")
    _ = page.patches(.tap(try page.element("Follow").id.number))
    return page
  }

  @Test func theBrowserTellsTheLocation() throws {
    let page = try started()
    #expect(page.texts().contains("Status notDetermined"))
    _ = page.patches(.part(try part(page), found(50.5)))
    #expect(page.texts().contains("At 50.5") && page.texts().contains("Status authorizedWhenInUse"), "\(page.texts())")
    let patches = page.patches(.tap(try page.element("Stop").id.number))
    #expect(patches.contains("runs") && patches.contains("false"), "\(patches)")
    _ = page.patches(.part(try part(page), found(60.5)))
    #expect(page.texts().contains("At 50.5"))
  }

  @Test func aRefusalIsADenial() async throws {
    let page = try started()
    _ = page.patches(.part(try part(page), #"{"kind":"denied"}"#))
    #expect(page.texts().contains("At failed") && page.texts().contains("Status denied"), "\(page.texts())")
    _ = page.patches(.part(try part(page), #"{"kind":"allowed"}"#))
    #expect(page.texts().contains("Status authorizedWhenInUse"))
  }

  @Test(
    arguments: [
      "91", "-1e300", "null", "\"50\"", "1e999", "[]", "true",
    ]) func impossibleLocationsAreNotTold(_ latitude: String) throws
  {
    let page = try started()
    _ = page.patches(.part(try part(page), found(latitude)))
    #expect(page.texts().contains("At unknown"), "\(page.texts())")
  }

  @Test(arguments: ["{}", "null", "", #"{"kind":"found"}"#, #"{"kind":"root"}"#, #"{"kind":7}"#])
  func otherMessagesChangeNothing(_ text: String) throws {
    let page = try started()
    _ = page.patches(.part(try part(page), text))
    #expect(page.texts().contains("At unknown") && page.texts().contains("Status notDetermined"))
  }

  @Test func aFloodOfLocationsIsDropped() throws {
    let page = try started()
    let part = try part(page)
    for latitude in 0...85 { _ = page.patches(.part(part, found(latitude))) }
    #expect(!page.texts().contains("At 85.0"), "\(page.texts())")
  }

  @Test func onlyTheAppsOwnPagesMayAsk() throws {
    let service = WebService({ .of(Sample()) }, name: "Test")
    let policy = service.answer(to: HTTPRequest(.get, "/")).headers["permissions-policy"]
    #expect(policy?.contains("geolocation=(self)") == true && policy?.contains("camera=()") == true)
  }

  @Test func usersHaveTheirOwnLocations() throws {
    let (one, other) = (try started(), try started())
    _ = one.patches(.part(try part(one), found(50.5)))
    _ = other.patches(.part(try part(other), found(60.5)))
    #expect(one.texts().contains("At 50.5") && other.texts().contains("At 60.5"))
  }
}
