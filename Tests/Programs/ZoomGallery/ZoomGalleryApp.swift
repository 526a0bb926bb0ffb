import SwiftUI

@main
struct ZoomGalleryApp: App {
    var body: some Scene {
        WindowGroup { GalleryView() }
    }
}

struct Artwork: Identifiable, Hashable {
    let id: Int
    var hue: Double { Double(id) / 12 }
    var title: String { "Study No. \(id)" }
    var color: Color { Color(hue: hue, saturation: 0.6, brightness: 0.9) }
}

struct GalleryView: View {
    @Namespace private var zoom
    @State private var columns = 3
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var isScrolledDown = false
    private let artworks = (0..<12).map(Artwork.init)

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 8), count: columns), spacing: 8) {
                    ForEach(artworks) { artwork in
                        NavigationLink(value: artwork) {
                            RoundedRectangle(cornerRadius: 8)
                                .fill(artwork.color.gradient)
                                .aspectRatio(1, contentMode: .fit)
                                .overlay(alignment: .bottomLeading) {
                                    Text(artwork.title).font(.caption2).padding(4)
                                }
                        }
                        .buttonStyle(.plain)
                        .matchedTransitionSource(id: artwork.id, in: zoom) { source in
                            source.clipShape(RoundedRectangle(cornerRadius: 8))
                        }
                        .scrollTransition { content, phase in
                            content.opacity(phase.isIdentity ? 1 : 0.4).scaleEffect(phase.isIdentity ? 1 : 0.9)
                        }
                    }
                }
                .padding(.horizontal)
                .scrollTargetLayout()
            }
            .scrollPosition($position)
            .onScrollGeometryChange(for: Bool.self) { geometry in
                geometry.contentOffset.y > 100
            } action: { _, isDown in
                withAnimation { isScrolledDown = isDown }
            }
            .navigationTitle("Gallery")
            .navigationDestination(for: Artwork.self) { artwork in
                ArtworkView(artwork: artwork, all: artworks)
                    .navigationTransition(.zoom(sourceID: artwork.id, in: zoom))
            }
            .toolbar {
                ToolbarItemGroup(placement: .bottomBar) {
                    Stepper("Columns", value: $columns.animation(.snappy), in: 1...4)
                    Spacer()
                    Button("To the end") { withAnimation { position.scrollTo(edge: .bottom) } }
                }
            }
            .safeAreaInset(edge: .bottom) {
                if isScrolledDown {
                    Button("To the top") { position.scrollTo(edge: .top) }
                        .buttonStyle(.bordered)
                        .transition(.move(edge: .bottom).combined(with: .opacity))
                }
            }
        }
    }
}

struct ArtworkView: View {
    let artwork: Artwork
    let all: [Artwork]
    @State private var scale = 1.0
    @GestureState private var pinch = 1.0
    @State private var isLiked = false

    var body: some View {
        VStack {
            artwork.color
                .frame(maxWidth: .infinity, maxHeight: 300)
                .scaleEffect(scale * pinch)
                .gesture(
                    MagnifyGesture()
                        .updating($pinch) { value, state, _ in state = value.magnification }
                        .onEnded { scale = min(max(scale * $0.magnification, 1), 3) }
                )
                .onTapGesture(count: 2) { withAnimation(.bouncy) { scale = scale > 1 ? 1 : 2 } }
                .accessibilityLabel(artwork.title)
            Button {
                isLiked.toggle()
            } label: {
                Label(isLiked ? "Liked" : "Like", systemImage: isLiked ? "heart.fill" : "heart")
                    .contentTransition(.symbolEffect(.replace))
            }
            .symbolEffect(.bounce, value: isLiked)
            ScrollView(.horizontal, showsIndicators: false) {
                LazyHStack {
                    ForEach(all.filter { $0 != artwork }) { other in
                        NavigationLink(value: other) {
                            Circle().fill(other.color).frame(width: 44, height: 44)
                        }
                        .accessibilityLabel(other.title)
                    }
                }
            }
            .frame(height: 60)
        }
        .navigationTitle(artwork.title)
        .navigationBarTitleDisplayMode(.inline)
    }
}

#Preview { GalleryView() }
