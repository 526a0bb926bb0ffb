import SwiftUI

@main
struct DeepLinkShopApp: App {
    @State private var navigation = ShopNavigation()

    var body: some Scene {
        WindowGroup {
            ShopTabs()
                .environment(navigation)
                .onOpenURL { navigation.open($0) }
        }
    }
}

enum ShopTab: Hashable { case catalog, basket, account }

enum ShopRoute: Hashable, Codable {
    case category(String)
    case product(Int)
    case order(UUID)

    /// shop://category/garden, shop://product/3
    init?(_ url: URL) {
        guard url.scheme == "shop", let kind = url.host() else { return nil }
        let value = url.lastPathComponent
        switch kind {
        case "category": self = .category(value)
        case "product":
            guard let id = Int(value) else { return nil }
            self = .product(id)
        default: return nil
        }
    }
}

@MainActor @Observable
final class ShopNavigation {
    var tab = ShopTab.catalog
    var catalogPath: [ShopRoute] = []
    var accountPath = NavigationPath()
    var problem: String?

    func open(_ url: URL) {
        guard let route = ShopRoute(url) else {
            problem = url.absoluteString
            return
        }
        tab = .catalog
        catalogPath = [route]
    }
}

struct Product: Identifiable, Hashable {
    let id: Int
    let name: String
    let category: String
    let price: Decimal

    static let all = [
        Product(id: 1, name: "Spade", category: "Garden", price: 24.5),
        Product(id: 2, name: "Rake", category: "Garden", price: 19),
        Product(id: 3, name: "Lamp", category: "Home", price: 49.99),
    ]
}

struct ShopTabs: View {
    @Environment(ShopNavigation.self) private var navigation
    @State private var basket: [Product] = []

    var body: some View {
        @Bindable var navigation = navigation
        TabView(selection: $navigation.tab) {
            Tab("Catalog", systemImage: "books.vertical", value: ShopTab.catalog) {
                NavigationStack(path: $navigation.catalogPath) {
                    Categories()
                        .navigationDestination(for: ShopRoute.self) { route in
                            destination(for: route)
                        }
                }
            }
            Tab("Basket", systemImage: "basket", value: ShopTab.basket) {
                NavigationStack { BasketView(basket: $basket) }
            }
            .badge(basket.count)
            Tab("Account", systemImage: "person", value: ShopTab.account) {
                NavigationStack(path: $navigation.accountPath) {
                    AccountView()
                }
            }
        }
        .alert("Cannot open", isPresented: .constant(navigation.problem != nil), presenting: navigation.problem) { _ in
            Button("OK") { navigation.problem = nil }
        } message: { Text($0) }
    }

    @ViewBuilder
    private func destination(for route: ShopRoute) -> some View {
        switch route {
        case .category(let name):
            CategoryView(name: name)
        case .product(let id):
            if let product = Product.all.first(where: { $0.id == id }) {
                ProductView(product: product) { basket.append(product) }
            } else {
                ContentUnavailableView("Sold out", systemImage: "shippingbox", description: Text("No product \(id)."))
            }
        case .order(let id):
            Text(id.uuidString)
        }
    }
}

struct Categories: View {
    private let names = Set(Product.all.map(\.category)).sorted()

    var body: some View {
        List(names, id: \.self) { name in
            NavigationLink(name, value: ShopRoute.category(name))
        }
        .navigationTitle("Catalog")
    }
}

struct CategoryView: View {
    let name: String
    @State private var sortsByPrice = false

    private var products: [Product] {
        let mine = Product.all.filter { $0.category.lowercased() == name.lowercased() }
        return sortsByPrice ? mine.sorted { $0.price < $1.price } : mine
    }

    var body: some View {
        List(products) { product in
            NavigationLink(value: ShopRoute.product(product.id)) {
                LabeledContent(product.name) {
                    Text(product.price, format: .currency(code: "EUR"))
                }
            }
        }
        .overlay {
            if products.isEmpty { ContentUnavailableView.search(text: name) }
        }
        .navigationTitle(name)
        .toolbarTitleMenu {
            Toggle("Cheapest first", isOn: $sortsByPrice)
        }
    }
}

struct ProductView: View {
    let product: Product
    let buy: () -> Void
    @State private var isBought = false

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "shippingbox").font(.largeTitle)
            Text(product.price, format: .currency(code: "EUR")).font(.title)
            Button(isBought ? "In the basket" : "Buy") {
                buy()
                isBought = true
            }
            .buttonStyle(.borderedProminent)
            .disabled(isBought)
            .sensoryFeedback(.success, trigger: isBought)
        }
        .navigationTitle(product.name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ShareLink(item: URL(string: "shop://product/\(product.id)")!)
        }
    }
}

struct BasketView: View {
    @Binding var basket: [Product]

    private var total: Decimal { basket.map(\.price).reduce(0, +) }

    var body: some View {
        List {
            ForEach(Array(basket.enumerated()), id: \.offset) { _, product in
                Text(product.name)
            }
            .onDelete { basket.remove(atOffsets: $0) }
            if !basket.isEmpty {
                Section {
                    LabeledContent("Total", value: total, format: .currency(code: "EUR"))
                }
            }
        }
        .overlay {
            if basket.isEmpty { ContentUnavailableView("Nothing yet", systemImage: "basket") }
        }
        .navigationTitle("Basket")
    }
}

struct AccountView: View {
    @SceneStorage("newsletter") private var newsletter = false
    @Environment(\.openURL) private var openURL

    var body: some View {
        Form {
            Toggle("Newsletter", isOn: $newsletter)
            NavigationLink("Terms", value: "terms")
            Button("Open the lamp") { openURL(URL(string: "shop://product/3")!) }
        }
        .navigationDestination(for: String.self) { page in
            ScrollView { Text("All about \(page)").padding() }
                .navigationTitle(page.capitalized)
        }
        .navigationTitle("Account")
    }
}

#Preview {
    ShopTabs().environment(ShopNavigation())
}
