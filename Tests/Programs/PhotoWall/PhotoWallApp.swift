import SwiftUI

@main
struct PhotoWallApp: App {
    var body: some Scene {
        WindowGroup {
            PhotoWall()
        }
    }
}

struct Photo: Identifiable, Hashable {
    let id: Int
    let symbol: String
    let hue: Double
    var isFavorite = false

    var color: Color { Color(hue: hue, saturation: 0.6, brightness: 0.9) }

    static let samples: [Photo] = {
        let symbols = ["leaf", "bird", "fish", "tortoise", "hare", "ant", "ladybug"]
        return (0..<40).map { Photo(id: $0, symbol: symbols[$0 % symbols.count], hue: Double($0) / 40) }
    }()
}

enum Layout: String, CaseIterable {
    case small, medium, large
    var minimum: CGFloat {
        switch self {
        case .small: 70
        case .medium: 110
        case .large: 170
        }
    }
}

struct PhotoWall: View {
    @State private var photos = Photo.samples
    @State private var layout = Layout.medium
    @State private var selected: Set<Photo.ID> = []
    @State private var isSelecting = false
    @State private var presented: Photo?
    @Namespace private var zoom

    private var columns: [GridItem] {
        [GridItem(GridItem.Size.adaptive(minimum: layout.minimum), spacing: 2)]
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: columns, alignment: .center, spacing: 2, pinnedViews: [.sectionHeaders]) {
                    Section {
                        ForEach(photos) { photo in
                            cell(for: photo)
                        }
                    } header: {
                        Text("\(photos.count) photos")
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .padding(8)
                            .background(.ultraThinMaterial)
                    }
                }
            }
            .navigationTitle("Photos")
            .navigationDestination(for: Photo.self) { photo in
                PhotoPage(photo: photo, isFavorite: binding(for: photo))
                    .navigationTransition(.zoom(sourceID: photo.id, in: zoom))
            }
            .toolbar { toolbar }
            .fullScreenCover(item: $presented) { photo in
                ZoomablePhoto(photo: photo)
            }
        }
    }

    @ViewBuilder
    private func cell(for photo: Photo) -> some View {
        if isSelecting {
            Thumbnail(photo: photo)
                .overlay(alignment: .bottomTrailing) {
                    Image(systemName: selected.contains(photo.id) ? "checkmark.circle.fill" : "circle")
                        .padding(4)
                }
                .onTapGesture {
                    if selected.contains(photo.id) { selected.remove(photo.id) } else { selected.insert(photo.id) }
                }
        } else {
            NavigationLink(value: photo) {
                Thumbnail(photo: photo)
                    .matchedTransitionSource(id: photo.id, in: zoom)
            }
            .buttonStyle(.plain)
            .contextMenu {
                Button("Full screen") { presented = photo }
                Button("Delete", role: .destructive) {
                    withAnimation { photos.removeAll { $0.id == photo.id } }
                }
            } preview: {
                Thumbnail(photo: photo).frame(width: 200, height: 200)
            }
        }
    }

    @ToolbarContentBuilder
    private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
            Menu {
                Picker("Size", selection: $layout.animation(.spring)) {
                    ForEach(Layout.allCases, id: \.self) { Text($0.rawValue.capitalized).tag($0) }
                }
            } label: {
                Label("Size", systemImage: "square.grid.2x2")
            }
        }
        ToolbarItem(placement: .topBarTrailing) {
            Button(isSelecting ? "Cancel" : "Select") {
                isSelecting.toggle()
                selected = []
            }
        }
        if isSelecting {
            ToolbarItemGroup(placement: .bottomBar) {
                Text("\(selected.count) selected")
                Spacer()
                Button("Delete", systemImage: "trash", role: .destructive) {
                    photos.removeAll { selected.contains($0.id) }
                    selected = []
                    isSelecting = false
                }
                .disabled(selected.isEmpty)
            }
        }
    }

    private func binding(for photo: Photo) -> Binding<Bool> {
        Binding {
            photos.first { $0.id == photo.id }?.isFavorite ?? false
        } set: { newValue in
            if let index = photos.firstIndex(where: { $0.id == photo.id }) { photos[index].isFavorite = newValue }
        }
    }
}

struct Thumbnail: View {
    let photo: Photo

    var body: some View {
        photo.color
            .aspectRatio(1, contentMode: .fill)
            .overlay {
                Image(systemName: photo.symbol)
                    .resizable()
                    .scaledToFit()
                    .padding(24)
                    .foregroundStyle(.white)
                    .blendMode(.screen)
            }
            .overlay(alignment: .topLeading) {
                if photo.isFavorite { Image(systemName: "heart.fill").padding(4) }
            }
            .clipped()
            .accessibilityLabel("Photo \(photo.id)")
    }
}

struct PhotoPage: View {
    let photo: Photo
    @Binding var isFavorite: Bool
    @State private var isGray = false

    var body: some View {
        VStack {
            Thumbnail(photo: photo)
                .grayscale(isGray ? 1 : 0)
                .saturation(isGray ? 0 : 1)
                .containerRelativeFrame(.horizontal)
                .drawingGroup()
            Toggle("Gray", isOn: $isGray).padding()
        }
        .frame(maxHeight: .infinity, alignment: .top)
        .navigationTitle("Photo \(photo.id)")
        .toolbar {
            Button {
                isFavorite.toggle()
            } label: {
                Image(systemName: isFavorite ? "heart.fill" : "heart")
            }
            .accessibilityLabel("Favorite")
        }
    }
}

struct ZoomablePhoto: View {
    let photo: Photo
    @Environment(\.dismiss) private var dismiss
    @State private var scale: CGFloat = 1
    @State private var lastScale: CGFloat = 1
    @State private var angle = Angle(radians: 0)
    @State private var offset = CGSize.zero

    var body: some View {
        ZStack {
            Color.black.edgesIgnoringSafeArea(.all)
            Thumbnail(photo: photo)
                .frame(width: 300, height: 300)
                .scaleEffect(scale)
                .rotationEffect(angle)
                .offset(offset)
                .gesture(
                    SimultaneousGesture(
                        MagnificationGesture()
                            .onChanged { scale = lastScale * $0 }
                            .onEnded { _ in lastScale = scale },
                        RotationGesture().onChanged { angle = $0 }
                    )
                )
                .highPriorityGesture(
                    LongPressGesture(minimumDuration: 0.5).onEnded { _ in
                        withAnimation(.spring()) {
                            scale = 1
                            lastScale = 1
                            angle = .zero
                        }
                    }
                )
            VStack {
                HStack {
                    Spacer()
                    Button("Done") { dismiss() }.foregroundColor(.white)
                }
                Spacer()
            }
            .padding()
        }
        .statusBar(hidden: true)
    }
}

#Preview {
    PhotoWall()
}
