import SwiftUI

@main
struct TokenSearchApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack { PlantList() }
        }
    }
}

struct Plant: Identifiable, Hashable {
    let name: String
    let traits: Set<PlantTrait>
    var id: String { name }

    static let all = [
        Plant(name: "Basil", traits: [.edible, .sunny]),
        Plant(name: "Fern", traits: [.shady]),
        Plant(name: "Mint", traits: [.edible, .shady]),
        Plant(name: "Tulip", traits: [.sunny]),
    ]
}

enum PlantTrait: String, CaseIterable, Identifiable {
    case edible, sunny, shady
    var id: Self { self }
    var label: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
}

enum SearchScope: String, CaseIterable {
    case all = "All", marked = "Marked"
}

struct PlantList: View {
    @State private var text = ""
    @State private var tokens: [PlantTrait] = []
    @State private var scope = SearchScope.all
    @State private var isSearching = false
    @State private var recent = ["Mint"]
    @AppStorage("marked") private var marked = "Fern"

    private var markedNames: Set<String> { Set(marked.split(separator: ",").map(String.init)) }

    private var found: [Plant] {
        Plant.all.filter { plant in
            (text.isEmpty || plant.name.localizedCaseInsensitiveContains(text))
                && tokens.allSatisfy(plant.traits.contains)
                && (scope == .all || markedNames.contains(plant.name))
        }
    }

    var body: some View {
        List(found) { plant in
            NavigationLink(plant.name, value: plant)
                .swipeActions(edge: .leading) {
                    Button("Mark", systemImage: "star") { toggleMark(plant) }
                        .tint(.yellow)
                }
                .badge(markedNames.contains(plant.name) ? Text("★") : nil)
        }
        .overlay {
            if found.isEmpty { ContentUnavailableView.search }
        }
        .navigationTitle("Plants")
        .navigationDestination(for: Plant.self) { PlantDetail(plant: $0) }
        .searchable(text: $text, tokens: $tokens, isPresented: $isSearching, prompt: "Name or trait") { token in
            Text(token.label)
        }
        .searchScopes($scope, activation: .onSearchPresentation) {
            ForEach(SearchScope.allCases, id: \.self) { Text($0.rawValue) }
        }
        .searchSuggestions {
            ForEach(PlantTrait.allCases.filter { !tokens.contains($0) }) { trait in
                Label(trait.label, systemImage: "tag").searchCompletion(trait)
            }
            ForEach(recent, id: \.self) { Text($0).searchCompletion($0) }
        }
        .onSubmit(of: .search) {
            if !text.isEmpty { recent.append(text) }
        }
        .autocorrectionDisabled()
        .textInputAutocapitalization(.never)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Find") { isSearching = true }
            }
        }
    }

    private func toggleMark(_ plant: Plant) {
        var names = markedNames
        if names.remove(plant.name) == nil { names.insert(plant.name) }
        marked = names.sorted().joined(separator: ",")
    }
}

struct PlantDetail: View {
    let plant: Plant
    @Environment(\.isSearching) private var isSearching

    var body: some View {
        List(plant.traits.sorted { $0.rawValue < $1.rawValue }) { Text($0.label) }
            .navigationTitle(plant.name)
    }
}

#Preview {
    NavigationStack { PlantList() }
}
