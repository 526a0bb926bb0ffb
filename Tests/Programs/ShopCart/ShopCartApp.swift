import SwiftUI

@main
struct ShopCartApp: App {
    @StateObject var order = Order()
    @StateObject private var favourites = Favourites()

    var body: some Scene {
        WindowGroup {
            MainView()
                .environmentObject(order)
                .environmentObject(favourites)
        }
    }
}

struct MainView: View {
    @EnvironmentObject var order: Order

    var body: some View {
        TabView {
            MenuView()
                .tabItem {
                    Label("Menu", systemImage: "list.dash")
                }
            OrderView()
                .tabItem {
                    Label("Order", systemImage: "square.and.pencil")
                }
                .badge(order.items.count)
            ProfileView()
                .tabItem {
                    Image(systemName: "person.crop.circle")
                    Text("Profile")
                }
        }
        .accentColor(.orange)
    }
}
