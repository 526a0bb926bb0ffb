import SwiftUI

@main
struct TabBarShopApp: App {
    var body: some Scene {
        WindowGroup {
            TabContainer()
        }
    }
}

enum TabItem: String, CaseIterable, Hashable {
    case home, search, bag, account

    var icon: String {
        switch self {
        case .home: return "house"
        case .search: return "magnifyingglass"
        case .bag: return "bag"
        case .account: return "person"
        }
    }

    var color: Color {
        switch self {
        case .home: return .americanPurple
        case .search: return .hanBlue
        case .bag: return .jasperOrange
        case .account: return .rougePink
        }
    }
}

extension Color {
    static let americanPurple = Color(hex: "431C53")
    static let hanBlue = Color(hex: "#446CCF")
    static let jasperOrange = Color(hex: "#DE8F4E")
    static let rougePink = Color(hex: "A94064")
    static let vistaBlue = Color(hex: "7C9ED9FF")

    init(hex: String) {
        let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var int: UInt64 = 0
        Scanner(string: hex).scanHexInt64(&int)
        let a, r, g, b: UInt64
        switch hex.count {
        case 3:
            (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
        case 6:
            (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
        case 8:
            (r, g, b, a) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
        default:
            (a, r, g, b) = (255, 0, 0, 0)
        }
        self.init(.sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255, opacity: Double(a) / 255)
    }
}

// MARK: - Tab selection by preference

struct TabItemsPreferenceKey: PreferenceKey {
    static var defaultValue: [TabItem] = []

    static func reduce(value: inout [TabItem], nextValue: () -> [TabItem]) {
        value += nextValue()
    }
}

struct TabItemModifier: ViewModifier {
    let tab: TabItem
    @Binding var selection: TabItem

    func body(content: Content) -> some View {
        content
            .opacity(selection == tab ? 1.0 : 0.0)
            .allowsHitTesting(selection == tab)
            .accessibilityHidden(selection != tab)
            .preference(key: TabItemsPreferenceKey.self, value: [tab])
    }
}

extension View {
    func customTab(_ tab: TabItem, selection: Binding<TabItem>) -> some View {
        self.modifier(TabItemModifier(tab: tab, selection: selection))
    }
}

struct CustomTabContainer<Content: View>: View {
    @Binding var selection: TabItem
    let content: Content
    @State private var tabs: [TabItem] = []

    init(selection: Binding<TabItem>, @ViewBuilder content: () -> Content) {
        self._selection = selection
        self.content = content()
    }

    var body: some View {
        ZStack(alignment: .bottom) {
            content
                .ignoresSafeArea(.keyboard)
            CustomTabBar(tabs: tabs, selection: $selection, localSelection: selection)
        }
        .onPreferenceChange(TabItemsPreferenceKey.self) { value in
            self.tabs = value
        }
    }
}

struct CustomTabBar: View {
    let tabs: [TabItem]
    @Binding var selection: TabItem
    @State var localSelection: TabItem
    @Namespace private var namespace

    var body: some View {
        HStack {
            ForEach(tabs, id: \.self) { tab in
                tabView(tab: tab)
                    .onTapGesture { selection = tab }
                    .accessibilityAddTraits(.isButton)
            }
        }
        .padding(6)
        .background(Color.white.ignoresSafeArea(edges: .bottom))
        .cornerRadius(10)
        .shadow(color: Color.black.opacity(0.3), radius: 10, x: 0, y: 5)
        .padding(.horizontal)
        .onChange(of: selection, perform: { value in
            withAnimation(.easeInOut) { localSelection = value }
        })
    }

    private func tabView(tab: TabItem) -> some View {
        VStack {
            Image(systemName: localSelection == tab ? "\(tab.icon).fill" : tab.icon)
                .font(.subheadline)
            Text(tab.rawValue.capitalized)
                .font(.system(size: 10, weight: .semibold, design: .rounded))
        }
        .foregroundColor(localSelection == tab ? tab.color : Color.gray)
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity)
        .background(
            ZStack {
                if localSelection == tab {
                    RoundedRectangle(cornerRadius: 10)
                        .fill(tab.color.opacity(0.2))
                        .matchedGeometryEffect(id: "background_rectangle", in: namespace)
                }
            }
        )
    }
}

// MARK: - Screens

final class Bag: ObservableObject {
    @Published var items: [String: Int] = [:]
    static let shared = Bag()
}

struct TabContainer: View {
    @State private var tabSelection: TabItem = .home
    @StateObject private var bag = Bag.shared

    var body: some View {
        CustomTabContainer(selection: $tabSelection) {
            NavigationStack { HomeTab() }
                .customTab(.home, selection: $tabSelection)
            NavigationStack { SearchTab() }
                .customTab(.search, selection: $tabSelection)
            NavigationStack { BagTab() }
                .customTab(.bag, selection: $tabSelection)
            Color.vistaBlue.overlay(Text("Account"))
                .customTab(.account, selection: $tabSelection)
        }
        .environmentObject(bag)
    }
}

struct HomeTab: View {
    @EnvironmentObject var bag: Bag
    let columns = [GridItem(.fixed(150)), GridItem(.fixed(150))]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns) {
                ForEach(["Scarf", "Boots", "Cap", "Gloves"], id: \.self) { name in
                    NavigationLink {
                        ProductPage(name: name)
                    } label: {
                        VStack {
                            Image(name.lowercased()).resizable().frame(width: 100, height: 100)
                            Text(name)
                        }
                        .padding()
                        .background(RoundedRectangle(cornerRadius: 8).strokeBorder(Color.gray))
                    }
                }
            }
        }
        .navigationTitle("Shop")
    }
}

struct ProductPage: View {
    @EnvironmentObject var bag: Bag
    let name: String
    @State private var size = "M"
    @State private var showsConfirmation = false

    var body: some View {
        VStack(spacing: 20) {
            Picker("Size", selection: $size) {
                ForEach(["S", "M", "L"], id: \.self, content: { Text($0) })
            }
            .pickerStyle(SegmentedPickerStyle())
            Button("Put into the bag") {
                bag.items[name, default: 0] += 1
                showsConfirmation = true
            }
            .buttonStyle(FilledButtonStyle(color: .hanBlue))
        }
        .padding()
        .navigationTitle(name)
        .alert("In the bag", isPresented: $showsConfirmation) {}
    }
}

struct FilledButtonStyle: ButtonStyle {
    var color: Color = .accentColor
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Self.Configuration) -> some View {
        configuration.label
            .font(.headline)
            .frame(maxWidth: .infinity)
            .padding()
            .background(isEnabled ? color : .gray)
            .foregroundColor(.white)
            .clipShape(Capsule())
            .opacity(configuration.isPressed ? 0.7 : 1)
    }
}

struct SearchTab: View {
    @State private var text = ""
    var body: some View {
        List(["Scarf", "Boots", "Cap", "Gloves"].filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) { Text($0) }
            .searchable(text: $text)
            .navigationTitle("Search")
    }
}

struct BagTab: View {
    @EnvironmentObject var bag: Bag

    var body: some View {
        List {
            ForEach(bag.items.sorted(by: { $0.key < $1.key }), id: \.key) { key, value in
                LabeledContent(key, value: "\(value)")
            }
        }
        .overlay {
            if bag.items.isEmpty { Text("The bag is empty") }
        }
        .navigationTitle("Bag")
    }
}

#Preview {
    TabContainer()
}
