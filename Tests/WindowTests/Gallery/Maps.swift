import MapKit
import SwiftUI

/// A map whose tiles come from the address in `CAIRN_MAP_TILES`, which a test serves.
struct MapsPage: View {
  @State private var position: MapCameraPosition = .automatic
  @State private var chosen: String?
  @State private var seen: MapCameraUpdateContext?
  @State private var tapped: CLLocationCoordinate2D?
  @State private var showsFiji = false

  private static let stops = [
    Stop(name: "Museum", symbol: "building.columns", place: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.397)),
    Stop(
      name: "Tower", symbol: "antenna.radiowaves.left.and.right",
      place: CLLocationCoordinate2D(latitude: 52.5208, longitude: 13.4094)),
    Stop(
      name: "Gate", symbol: "door.left.hand.open", place: CLLocationCoordinate2D(latitude: 52.5163, longitude: 13.3777)),
  ]
  private static let fiji = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: -17.5, longitude: 179.5),
    span: MKCoordinateSpan(latitudeDelta: 6, longitudeDelta: 8))

  private static let sea = [(-16.0, 178.0), (-16, -178), (-19, -178), (-19, 178)].map {
    CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Button("All") {
          position = .automatic
          showsFiji = false
        }
        Button("Fiji") {
          position = .region(Self.fiji)
          showsFiji = true
        }
      }
      Text("Chosen: \(chosen ?? "none")\(position.positionedByUser ? ", moved" : "")")
      Text(verbatim: seen.map { "Around \(Self.text(of: $0.region.center))" } ?? "Not yet seen")
      if let tapped { Text(verbatim: "Tapped \(Self.text(of: tapped))") }
      MapReader { proxy in
        Map(position: $position, selection: $chosen) {
          MapCircle(center: Self.stops[0].place, radius: 300).foregroundStyle(.green.opacity(0.3)).stroke(
            .green, lineWidth: 2)
          MapPolyline(coordinates: Self.stops.map(\.place)).stroke(.blue, lineWidth: 4)
          if showsFiji {
            MapPolygon(coordinates: Self.sea).foregroundStyle(.orange.opacity(0.4))
          }
          ForEach(Self.stops.prefix(2)) { stop in
            Marker(stop.name, systemImage: stop.symbol, coordinate: stop.place).tag(stop.name)
          }
          Annotation(Self.stops[2].name, coordinate: Self.stops[2].place) {
            Text("Way in").padding(4).background(.yellow, in: Capsule()).foregroundStyle(.black)
          }
          .tag(Self.stops[2].name)
          UserAnnotation()
        }
        .mapControls {
          MapCompass()
          MapScaleView()
        }
        .onMapCameraChange { seen = $0 }
        .onTapGesture { point in tapped = proxy.convert(point, from: .local) }
      }
    }
    .padding()
  }

  private static func text(of place: CLLocationCoordinate2D) -> String {
    String(format: "%.2f, %.2f", place.latitude, place.longitude)
  }

  private struct Stop: Identifiable {
    let name, symbol: String
    let place: CLLocationCoordinate2D
    var id: String { name }
  }
}

/// Maps in rows and in a sheet, and places that are none.
struct MapRowsPage: View {
  @State private var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 48.137, longitude: 11.575), latitudinalMeters: 5_000,
    longitudinalMeters: 5_000)
  @State private var isShown = false

  private struct Place: Identifiable {
    let id: Int
    var coordinate: CLLocationCoordinate2D {
      CLLocationCoordinate2D(latitude: 48 + Double(id % 100) / 300, longitude: 11.4 + Double(id / 100) / 300)
    }
  }

  var body: some View {
    List {
      Button("Show in a sheet") { isShown = true }
      Section("By region") {
        Map(coordinateRegion: $region, annotationItems: [Place(id: 5_241)]) {
          MapMarker(coordinate: $0.coordinate, tint: .purple)
        }
        .frame(height: 160)
        Text(verbatim: String(format: "Around %.3f, %.3f", region.center.latitude, region.center.longitude))
      }
      Section("Many") {
        Map {
          ForEach((0..<10_000).map { Place(id: $0) }) { Marker("Place \($0.id)", coordinate: $0.coordinate) }
          Marker("Nowhere", coordinate: CLLocationCoordinate2D(latitude: .nan, longitude: 91))
          Marker("Beyond", coordinate: CLLocationCoordinate2D(latitude: 91, longitude: 0))
        }
        .mapControlVisibility(.hidden)
        .frame(height: 160)
        Map(
          position: .constant(
            .region(
              MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: .nan, longitude: .infinity), span: MKCoordinateSpan())))
        )
        .frame(width: 0, height: 0)
      }
    }
    .sheet(isPresented: $isShown) {
      VStack {
        Text("Around the same place")
        Map { Marker("In the sheet", coordinate: region.center) }
      }
      .frame(minWidth: 280, minHeight: 320)
    }
  }
}
