import SwiftUI

@main
struct TravelGuideApp: App {
    @StateObject private var guide = GuideData()

    var body: some Scene {
        WindowGroup {
            GuideTabs().environmentObject(guide)
        }
    }
}

// MARK: - Model

struct Sight: Hashable, Codable, Identifiable {
    var id: Int
    var name: String
    var city: String
    var country: String
    var isFavorite: Bool
    var isFeatured: Bool
    var kind: Kind

    enum Kind: String, CaseIterable, Codable {
        case lakes = "Lakes", rivers = "Rivers", mountains = "Mountains"
    }

    private var imageName: String { name.lowercased().replacingOccurrences(of: " ", with: "-") }
    var image: Image { Image(imageName) }
    var featureImage: Image? { isFeatured ? Image(imageName + "_feature") : nil }
}

struct Traveller {
    var username: String
    var prefersNotifications = true
    var season = Season.winter
    var goalDate = Date()

    static let `default` = Traveller(username: "g_kumar")

    enum Season: String, CaseIterable, Identifiable {
        case spring = "🌷", summer = "🌞", autumn = "🍂", winter = "☃️"
        var id: String { rawValue }
    }
}

final class GuideData: ObservableObject {
    @Published var sights: [Sight]
    @Published var traveller = Traveller.default

    init() {
        let rows = [
            ("Blue Tarn", "Vik", "Norway", Sight.Kind.lakes), ("Long River", "Ume", "Sweden", .rivers),
            ("Twin Peaks", "Zell", "Austria", .mountains), ("Grey Lake", "Kuopio", "Finland", .lakes),
        ]
        sights = rows.enumerated().map { index, row in
            Sight(
                id: 1_000 + index, name: row.0, city: row.1, country: row.2, isFavorite: index == 1,
                isFeatured: index.isMultiple(of: 2), kind: row.3)
        }
    }

    var features: [Sight] { sights.filter { $0.isFeatured } }
    var categories: [String: [Sight]] { Dictionary(grouping: sights, by: { $0.kind.rawValue }) }
}

// MARK: - Tabs

struct GuideTabs: View {
    @State private var selection: Tab = .featured

    enum Tab {
        case featured
        case list
    }

    var body: some View {
        TabView(selection: $selection) {
            CategoryHome()
                .tabItem { Label("Featured", systemImage: "star") }
                .tag(Tab.featured)
            SightList()
                .tabItem { Label("List", systemImage: "list.bullet") }
                .tag(Tab.list)
        }
    }
}

struct CategoryHome: View {
    @EnvironmentObject var guide: GuideData
    @State private var showingProfile = false

    var body: some View {
        NavigationView {
            List {
                PageView(pages: guide.features.map { FeatureCard(sight: $0) })
                    .aspectRatio(3 / 2, contentMode: .fit)
                    .listRowInsets(EdgeInsets())
                ForEach(guide.categories.keys.sorted(), id: \.self) { key in
                    CategoryRow(categoryName: key, items: guide.categories[key]!)
                }
                .listRowInsets(EdgeInsets())
            }
            .listStyle(.inset)
            .navigationTitle("Featured")
            .toolbar {
                Button {
                    showingProfile.toggle()
                } label: {
                    Label("User Profile", systemImage: "person.crop.circle")
                }
            }
            .sheet(isPresented: $showingProfile) {
                ProfileHost().environmentObject(guide)
            }
        }
    }
}

struct PageView<Page: View>: View {
    var pages: [Page]
    @State private var currentPage = 0

    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            if !pages.isEmpty { pages[currentPage] }
            HStack {
                ForEach(pages.indices, id: \.self) { index in
                    Button { currentPage = index } label: {
                        Circle().fill(index == currentPage ? .white : .gray).frame(width: 8, height: 8)
                    }
                    .accessibilityLabel("Show page \(index + 1)")
                }
            }
            .padding(.trailing)
        }
    }
}

struct FeatureCard: View {
    var sight: Sight

    var body: some View {
        sight.featureImage?
            .resizable()
            .aspectRatio(3 / 2, contentMode: .fit)
            .overlay { TextOverlay(sight: sight) }
    }
}

struct TextOverlay: View {
    var sight: Sight
    var gradient: LinearGradient {
        .linearGradient(Gradient(colors: [.black.opacity(0.6), .black.opacity(0)]), startPoint: .bottom, endPoint: .center)
    }

    var body: some View {
        ZStack(alignment: .bottomLeading) {
            gradient
            VStack(alignment: .leading) {
                Text(sight.name).font(.title).bold()
                Text(sight.city)
            }
            .padding()
        }
        .foregroundColor(.white)
    }
}

struct CategoryRow: View {
    var categoryName: String
    var items: [Sight]

    var body: some View {
        VStack(alignment: .leading) {
            Text(categoryName)
                .font(.headline)
                .padding(.leading, 15)
                .padding(.top, 5)
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(alignment: .top, spacing: 0) {
                    ForEach(items) { sight in
                        NavigationLink {
                            SightDetail(sight: sight)
                        } label: {
                            CategoryItem(sight: sight)
                        }
                    }
                }
            }
            .frame(height: 185)
        }
    }
}

struct CategoryItem: View {
    var sight: Sight

    var body: some View {
        VStack(alignment: .leading) {
            sight.image
                .renderingMode(.original)
                .resizable()
                .frame(width: 155, height: 155)
                .cornerRadius(5)
            Text(sight.name)
                .foregroundColor(.primary)
                .font(.caption)
        }
        .padding(.leading, 15)
    }
}

// MARK: - List and detail

struct SightList: View {
    @EnvironmentObject var guide: GuideData
    @State private var showFavoritesOnly = false

    var filtered: [Sight] {
        guide.sights.filter { sight in (!showFavoritesOnly || sight.isFavorite) }
    }

    var body: some View {
        NavigationView {
            List {
                Toggle(isOn: $showFavoritesOnly) { Text("Favorites only") }
                ForEach(filtered) { sight in
                    NavigationLink {
                        SightDetail(sight: sight)
                    } label: {
                        HStack {
                            sight.image.resizable().frame(width: 50, height: 50)
                            Text(sight.name)
                            Spacer()
                            if sight.isFavorite {
                                Image(systemName: "star.fill").foregroundColor(.yellow)
                            }
                        }
                    }
                }
            }
            .navigationTitle("Sights")
        }
    }
}

struct SightDetail: View {
    @EnvironmentObject var guide: GuideData
    var sight: Sight

    var index: Int { guide.sights.firstIndex(where: { $0.id == sight.id })! }

    var body: some View {
        ScrollView {
            Rectangle()
                .fill(.mint.gradient)
                .ignoresSafeArea(edges: .top)
                .frame(height: 300)
            CircleImage(image: sight.image)
                .offset(y: -130)
                .padding(.bottom, -130)
            VStack(alignment: .leading) {
                HStack {
                    Text(sight.name).font(.title)
                    FavoriteButton(isSet: $guide.sights[index].isFavorite)
                }
                HStack {
                    Text(sight.city)
                    Spacer()
                    Text(sight.country)
                }
                .font(.subheadline)
                .foregroundColor(.secondary)
                Divider()
                Text("About \(sight.name)").font(.title2)
            }
            .padding()
        }
        .navigationTitle(sight.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct CircleImage: View {
    var image: Image

    var body: some View {
        image
            .clipShape(Circle())
            .overlay { Circle().stroke(.white, lineWidth: 4) }
            .shadow(radius: 7)
    }
}

struct FavoriteButton: View {
    @Binding var isSet: Bool

    var body: some View {
        Button {
            isSet.toggle()
        } label: {
            Label("Toggle Favorite", systemImage: isSet ? "star.fill" : "star")
                .labelStyle(.iconOnly)
                .foregroundColor(isSet ? .yellow : .gray)
        }
    }
}

// MARK: - Profile

struct ProfileHost: View {
    @Environment(\.editMode) var editMode
    @EnvironmentObject var guide: GuideData
    @State private var draft = Traveller.default

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            HStack {
                if editMode?.wrappedValue == .active {
                    Button("Cancel", role: .cancel) {
                        draft = guide.traveller
                        editMode?.animation().wrappedValue = .inactive
                    }
                }
                Spacer()
                EditButton()
            }
            if editMode?.wrappedValue == EditMode.inactive {
                ProfileSummary(traveller: guide.traveller)
            } else {
                ProfileEditor(traveller: $draft)
                    .onAppear { draft = guide.traveller }
                    .onDisappear { guide.traveller = draft }
            }
        }
        .padding()
    }
}

struct ProfileSummary: View {
    var traveller: Traveller

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 10) {
                Text(traveller.username).bold().font(.title)
                Text("Notifications: \(traveller.prefersNotifications ? "On" : "Off")")
                Text("Season: \(traveller.season.rawValue)")
                Text("Goal: ") + Text(traveller.goalDate, style: .date)
            }
        }
    }
}

struct ProfileEditor: View {
    @Binding var traveller: Traveller

    var dateRange: ClosedRange<Date> {
        let min = Calendar.current.date(byAdding: .year, value: -1, to: traveller.goalDate)!
        let max = Calendar.current.date(byAdding: .year, value: 1, to: traveller.goalDate)!
        return min...max
    }

    var body: some View {
        List {
            HStack {
                Text("Username").bold()
                Divider()
                TextField("Username", text: $traveller.username)
            }
            Toggle(isOn: $traveller.prefersNotifications) { Text("Enable notifications").bold() }
            VStack(alignment: .leading, spacing: 20) {
                Text("Seasonal photo").bold()
                Picker("Seasonal photo", selection: $traveller.season) {
                    ForEach(Traveller.Season.allCases) { season in
                        Text(season.rawValue).tag(season)
                    }
                }
                .pickerStyle(.segmented)
            }
            DatePicker(selection: $traveller.goalDate, in: dateRange, displayedComponents: .date) {
                Text("Goal date").bold()
            }
        }
    }
}

struct GuideTabs_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(["iPhone SE (2nd generation)", "iPhone XS Max"], id: \.self) { deviceName in
            GuideTabs()
                .environmentObject(GuideData())
                .previewDevice(PreviewDevice(rawValue: deviceName))
                .previewDisplayName(deviceName)
        }
    }
}
