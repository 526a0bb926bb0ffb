import SwiftUI
import Combine

@main
struct MusicPlayerApp: App {
    @StateObject private var player = Player()

    var body: some Scene {
        WindowGroup {
            LibraryView()
                .environmentObject(player)
                .tint(.pink)
        }
    }
}

// MARK: - Model

struct Song: Identifiable, Equatable {
    let id: Int
    let title: String
    let artist: String
    let length: TimeInterval
    let color: Color
}

struct Album: Identifiable {
    let id = UUID()
    let name: String
    let songs: [Song]
}

extension Album {
    static let all: [Album] = [
        Album(name: "Low Tide", songs: [
            Song(id: 1, title: "Shingle", artist: "The Breakwaters", length: 182, color: .teal),
            Song(id: 2, title: "Kelp", artist: "The Breakwaters", length: 214, color: .mint),
        ]),
        Album(name: "Slow Trains", songs: [
            Song(id: 3, title: "Platform Nine", artist: "Ida Holm", length: 251, color: .brown),
            Song(id: 4, title: "Sleeper", artist: "Ida Holm", length: 305, color: .indigo),
            Song(id: 5, title: "Dining Car", artist: "Ida Holm", length: 167, color: .cyan),
        ]),
    ]
}

enum RepeatMode: CaseIterable {
    case none, all, one
    var symbol: String {
        switch self {
        case .none: return "repeat"
        case .all: return "repeat.circle.fill"
        case .one: return "repeat.1"
        }
    }
    var next: RepeatMode {
        let all = Self.allCases
        return all[(all.firstIndex(of: self)! + 1) % all.count]
    }
}

final class Player: ObservableObject {
    @Published var current: Song?
    @Published var isPlaying = false
    @Published var position: TimeInterval = 0
    @Published var volume: Float = 0.5
    @Published var repeatMode = RepeatMode.none
    let didFinish = PassthroughSubject<Song, Never>()

    private var ticker: AnyCancellable?
    private var cancellables: Set<AnyCancellable> = []

    init() {
        didFinish
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.skip(by: 1) }
            .store(in: &cancellables)
    }

    func play(_ song: Song) {
        current = song
        position = 0
        resume()
    }

    func resume() {
        isPlaying = true
        ticker = Timer.publish(every: 0.5, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in self?.tick() }
    }

    func pause() {
        isPlaying = false
        ticker?.cancel()
        ticker = nil
    }

    func toggle() { isPlaying ? pause() : resume() }

    func skip(by offset: Int) {
        let songs = Album.all.flatMap(\.songs)
        guard let current, let index = songs.firstIndex(of: current) else { return }
        play(songs[(index + offset + songs.count) % songs.count])
    }

    private func tick() {
        guard let current else { return }
        position = min(position + 0.5, current.length)
        if position >= current.length { didFinish.send(current) }
    }
}

extension TimeInterval {
    var asClock: String {
        let total = Int(self)
        return String(format: "%d:%02d", total / 60, total % 60)
    }
}

// MARK: - Views

struct LibraryView: View {
    @EnvironmentObject private var player: Player
    @State private var isExpanded = false
    @Namespace private var artwork

    var body: some View {
        ZStack(alignment: .bottom) {
            NavigationStack {
                List {
                    ForEach(Album.all) { album in
                        Section(album.name) {
                            ForEach(album.songs) { song in
                                Button {
                                    player.play(song)
                                } label: {
                                    SongRow(song: song, isCurrent: player.current == song)
                                }
                                .buttonStyle(.plain)
                                .contextMenu {
                                    Button("Play next", systemImage: "text.insert") {}
                                    Button("Love", systemImage: "heart") {}
                                }
                            }
                        }
                    }
                }
                .listStyle(.insetGrouped)
                .navigationTitle("Library")
                .safeAreaInset(edge: .bottom) {
                    if player.current != nil { Color.clear.frame(height: 64) }
                }
            }

            if let song = player.current, !isExpanded {
                MiniPlayer(song: song, artwork: artwork) {
                    withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { isExpanded = true }
                }
                .transition(.move(edge: .bottom).combined(with: .opacity))
            }
            if let song = player.current, isExpanded {
                FullPlayer(song: song, artwork: artwork, isExpanded: $isExpanded)
                    .zIndex(1)
                    .transition(.move(edge: .bottom))
            }
        }
    }
}

struct SongRow: View {
    let song: Song
    let isCurrent: Bool

    var body: some View {
        HStack {
            RoundedRectangle(cornerRadius: 4)
                .fill(song.color.gradient)
                .frame(width: 40, height: 40)
            VStack(alignment: .leading) {
                Text(song.title).fontWeight(isCurrent ? .bold : .regular)
                Text(song.artist).font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            if isCurrent {
                Image(systemName: "waveform")
                    .symbolEffect(.variableColor.iterative)
                    .foregroundStyle(.tint)
            }
            Text(song.length.asClock).monospacedDigit().foregroundStyle(.secondary)
        }
        .contentShape(Rectangle())
    }
}

struct MiniPlayer: View {
    let song: Song
    let artwork: Namespace.ID
    let onExpand: () -> Void
    @EnvironmentObject private var player: Player

    var body: some View {
        HStack {
            RoundedRectangle(cornerRadius: 6)
                .fill(song.color)
                .matchedGeometryEffect(id: song.id, in: artwork, anchor: .topLeading)
                .frame(width: 44, height: 44)
            Text(song.title).lineLimit(1)
            Spacer()
            Button(action: player.toggle) {
                Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
            }
            .accessibilityLabel(player.isPlaying ? "Pause" : "Play")
            Button("Open the player", systemImage: "chevron.up", action: onExpand)
                .labelStyle(.iconOnly)
        }
        .padding(8)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
        .padding(.horizontal)
        .onTapGesture(perform: onExpand)
    }
}

struct FullPlayer: View {
    let song: Song
    let artwork: Namespace.ID
    @Binding var isExpanded: Bool
    @EnvironmentObject private var player: Player
    @GestureState private var drag: CGFloat = 0

    var body: some View {
        VStack(spacing: 24) {
            Capsule()
                .fill(Color.secondary)
                .frame(width: 40, height: 5)
                .opacity(isExpanded ? 1 : 0)
            RoundedRectangle(cornerRadius: 16)
                .fill(song.color.gradient)
                .matchedGeometryEffect(id: song.id, in: artwork)
                .aspectRatio(1, contentMode: .fit)
                .shadow(radius: 12, y: 8)
                .scaleEffect(player.isPlaying ? 1 : 0.85)
                .animation(.bouncy, value: player.isPlaying)
            VStack {
                Text(song.title).font(.title.bold())
                Text(song.artist).foregroundStyle(.secondary)
            }
            VStack {
                Slider(value: $player.position, in: 0...song.length) {
                    Text("Position")
                } minimumValueLabel: {
                    Text(player.position.asClock).font(.caption)
                } maximumValueLabel: {
                    Text("-" + (song.length - player.position).asClock).font(.caption)
                }
            }
            HStack(spacing: 40) {
                Button { player.skip(by: -1) } label: { Image(systemName: "backward.fill") }
                    .accessibilityLabel("Previous")
                Button { player.toggle() } label: {
                    Image(systemName: player.isPlaying ? "pause.circle.fill" : "play.circle.fill")
                        .font(.system(size: 64))
                }
                .accessibilityLabel(player.isPlaying ? "Pause" : "Play")
                Button { player.skip(by: 1) } label: { Image(systemName: "forward.fill") }
                    .accessibilityLabel("Next")
            }
            .font(.title)
            HStack {
                Image(systemName: "speaker.fill")
                Slider(value: $player.volume)
                Image(systemName: "speaker.wave.3.fill")
            }
            .foregroundStyle(.secondary)
            HStack {
                Button { player.repeatMode = player.repeatMode.next } label: {
                    Image(systemName: player.repeatMode.symbol)
                }
                .accessibilityLabel("Repeat")
                Spacer()
                Button("Close") { close() }
            }
        }
        .padding(32)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(.systemBackground))
        .offset(y: drag)
        .gesture(
            DragGesture(minimumDistance: 20, coordinateSpace: .global)
                .updating($drag) { value, state, _ in
                    state = max(0, value.translation.height)
                }
                .onEnded { value in
                    if value.predictedEndTranslation.height > 200 { close() }
                }
        )
        .simultaneousGesture(TapGesture(count: 2).onEnded { player.toggle() })
    }

    private func close() {
        withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { isExpanded = false }
    }
}

#Preview {
    LibraryView().environmentObject(Player())
}
