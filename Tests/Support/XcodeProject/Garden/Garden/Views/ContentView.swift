import GardenKit
import SwiftUI
import Tools

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
      .safeAreaInset(edge: .bottom) { About() }
    }
  }
}

/// What comes from the project's other parts.
struct About: View {
  var body: some View {
    VStack {
      Text("\(Season.name), \(Season.soil), \(Season.device)")
      Text("\(Bed(name: "Roses").petals) petals, \(Spade.name)")
      Text("\(information("CFBundleDisplayName")) \(information("CFBundleShortVersionString"))")
      Text(guide)
    }
  }

  private func information(_ key: String) -> String { Bundle.main.object(forInfoDictionaryKey: key) as? String ?? "?" }

  private var guide: String {
    let file = Bundle.main.url(forResource: "Mint", withExtension: "txt", subdirectory: "Guides/Herbs")
    return file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "No guide"
  }
}
