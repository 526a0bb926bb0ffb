import SwiftUI

/// Links carry values. Their destination is declared once, for all values of a type.
struct LinksByValue: View {
  private let planets = ["Mercury", "Venus", "Earth", "Mars"].map(Planet.init)

  var body: some View {
    List(planets, id: \.name) { planet in
      NavigationLink(planet.name, value: planet)
    }
    .navigationDestination(for: Planet.self) { planet in
      List {
        Text("\(planet.name) has \(planet.name.count) letters.")
        NavigationLink("The planet after it", value: planet.next)
      }
      .navigationTitle(planet.name)
    }
  }
}

private struct Planet: Hashable, Codable {
  let name: String

  init(name: String) { self.name = name }

  var next: Planet {
    let all = ["Mercury", "Venus", "Earth", "Mars"]
    let index = all.firstIndex(of: name) ?? 0
    return Planet(name: all[(index + 1) % all.count])
  }
}
