import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List(Plant.all) { plant in
        NavigationLink(plant.name, value: plant)
      }
      .navigationTitle("Garden")
      .navigationDestination(for: Plant.self) { plant in
        Text("Welcome, \(plant.name)!")
          .foregroundStyle(.leaf)
          .navigationTitle(plant.name)
      }
      .safeAreaInset(edge: .bottom) { Text(Season.name) }
    }
  }
}
