import Combine
import SwiftUI

struct Launch: Identifiable, Hashable {
    let id: Int
    let rocket: String
    var isWatched = false
}

final class LaunchStore: ObservableObject {
    @Published var launches = [
        Launch(id: 1, rocket: "Ariane"), Launch(id: 2, rocket: "Falcon"), Launch(id: 3, rocket: "Vega"),
    ]
    @Published var selection: Int?
    @Published var isActive = false

    func open(_ url: URL) {
        selection = Int(url.lastPathComponent)
    }

    func watch(_ launch: Launch) {
        guard let index = launches.firstIndex(where: { $0.id == launch.id }) else { return }
        launches[index].isWatched.toggle()
    }
}

struct LaunchList: View {
    @EnvironmentObject var store: LaunchStore

    var body: some View {
        NavigationView {
            List(store.launches) { launch in
                NavigationLink(destination: LaunchDetail(id: launch.id), tag: launch.id, selection: self.$store.selection) {
                    HStack {
                        Text(launch.rocket)
                        Spacer()
                        if launch.isWatched {
                            Image(systemName: "star.fill")
                                .accessibility(label: Text("Watched"))
                        }
                    }
                }
            }
            .navigationBarTitle("Launches")
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

struct LaunchDetail: View {
    @EnvironmentObject var store: LaunchStore
    let id: Int

    var body: some View {
        VStack(spacing: 12) {
            ForEach(store.launches.filter { $0.id == id }) { launch in
                Text("Rocket: \(launch.rocket)")
                Button(action: { self.store.watch(launch) }) {
                    Text(launch.isWatched ? "Do not watch" : "Watch")
                }
            }
        }
        .navigationBarTitle(Text("Launch \(id)"), displayMode: .inline)
    }
}
