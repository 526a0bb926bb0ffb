import SwiftUI

struct CreatureListView: View {
    @StateObject private var viewModel = CreatureListViewModel()

    private let columns = [
        GridItem(.adaptive(minimum: 120), spacing: 16)
    ]

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Creatures")
                .navigationDestination(for: Creature.self) { creature in
                    CreatureDetailView(creature: creature)
                }
                .searchable(text: $viewModel.searchText, prompt: "Search creatures")
                .refreshable { await viewModel.load() }
                .task {
                    if case .idle = viewModel.state { await viewModel.load() }
                }
        }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.state {
        case .idle, .loading:
            ProgressView("Loading…")
                .progressViewStyle(CircularProgressViewStyle(tint: .red))
                .scaleEffect(1.5)
        case .failed(let error):
            VStack(spacing: 12) {
                Image(systemName: "wifi.slash").font(.largeTitle)
                Text(error.localizedDescription).multilineTextAlignment(.center)
                Button("Try again") { Task { await viewModel.load() } }
                    .buttonStyle(.borderedProminent)
            }
            .padding()
        case .loaded:
            ScrollView {
                LazyVGrid(columns: columns, spacing: 16) {
                    ForEach(viewModel.creatures) { creature in
                        NavigationLink(value: creature) {
                            CreatureCell(creature: creature)
                        }
                        .buttonStyle(.plain)
                    }
                }
                .padding(.horizontal)
                .animation(.easeInOut(duration: 0.3), value: viewModel.creatures.count)
            }
        }
    }
}

struct CreatureCell: View {
    let creature: Creature

    var body: some View {
        VStack {
            AsyncImage(url: creature.imageURL, scale: 2) { image in
                image
                    .resizable()
                    .scaledToFit()
            } placeholder: {
                ProgressView()
            }
            .frame(width: 96, height: 96)
            .background(.thinMaterial)
            .clipShape(Circle())
            Text(creature.name.capitalized)
                .font(.system(.headline, design: .monospaced))
            Text(String(format: "#%03d", creature.id))
                .font(.caption2)
                .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, 8)
        .background(Color.green.opacity(0.15), in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    }
}

struct CreatureDetailView: View {
    @StateObject private var vm: CreatureDetailViewModel

    init(creature: Creature) {
        _vm = StateObject(wrappedValue: CreatureDetailViewModel(creature: creature))
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            AsyncImage(url: vm.creature.imageURL) { phase in
                switch phase {
                case .empty:
                    ProgressView()
                case .success(let image):
                    image.resizable().scaledToFit()
                case .failure:
                    Image(systemName: "questionmark.diamond")
                @unknown default:
                    EmptyView()
                }
            }
            .frame(maxWidth: .infinity, minHeight: 160)

            if let detail = vm.detail {
                HStack {
                    ForEach(detail.types, id: \.slot) { slot in
                        Text(slot.type.name.uppercased())
                            .font(.caption.bold())
                            .padding(.horizontal, 12)
                            .padding(.vertical, 6)
                            .background(Capsule().fill(color(for: slot.type.name)))
                            .foregroundColor(.white)
                    }
                }
                LabeledContent("Height", value: "\(detail.height * 10) cm")
                LabeledContent("Weight", value: Double(detail.weight) / 10, format: .number)
                if let experience = detail.baseExperience {
                    ProgressView(value: Double(experience), total: 300) { Text("Experience") }
                }
            } else if let message = vm.errorMessage {
                Text(message).foregroundColor(.red)
            } else {
                ProgressView()
            }
            Spacer()
        }
        .padding()
        .navigationTitle(vm.creature.name.capitalized)
        .navigationBarTitleDisplayMode(.inline)
        .onAppear { vm.fetch() }
    }

    func color(for type: String) -> Color {
        let colors: [String: Color] = ["grass": .green, "water": .blue, "fire": .orange]
        return colors[type] ?? .gray
    }
}

#Preview {
    CreatureListView()
}
