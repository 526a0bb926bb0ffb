import MapKit
import SwiftUI

private struct Library: Identifiable {
  let name: String
  let place: CLLocationCoordinate2D
  var id: String { name }
}

private struct Libraries: View {
  let libraries: [Library]
  let home: CLLocationCoordinate2D
  @State private var position = MapCameraPosition.automatic
  @State private var chosen: String?
  @State private var region = MKCoordinateRegion()

  init(libraries: [Library], home: CLLocationCoordinate2D) {
    (self.libraries, self.home) = (libraries, home)
    MapTileSource.standard = MapTileSource("https://tiles.example.com/{z}/{x}/{y}.png", attribution: "© Example")
  }

  var body: some View {
    Map(position: $position, selection: $chosen) {
      ForEach(libraries) { library in
        Marker(library.name, systemImage: "books.vertical", coordinate: library.place).tag(library.id)
      }
      MapCircle(center: home, radius: 500).foregroundStyle(.blue.opacity(0.2))
    }
    .mapControls { MapScaleView() }
    .onMapCameraChange { context in region = context.region }
  }
}
