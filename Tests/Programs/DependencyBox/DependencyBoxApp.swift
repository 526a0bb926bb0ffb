import SwiftUI

@main
struct DependencyBoxApp: App {
    private let container = Container.live

    var body: some Scene {
        WindowGroup {
            StationList()
                .environment(\.container, container)
                .environment(\.theme, Theme(accent: .hanPurple, corner: 10))
                .environment(\.isDebugging, true)
        }
    }
}

// MARK: - Container

protocol StationProviding: Sendable {
    func stations() async throws -> [Station]
}

protocol Tracking: Sendable {
    func track(_ event: String)
}

struct Container: Sendable {
    var stations: any StationProviding
    var tracker: any Tracking

    static let live = Container(stations: BundledStations(), tracker: PrintTracker())
    static let preview = Container(stations: EmptyStations(), tracker: PrintTracker())
}

struct PrintTracker: Tracking {
    func track(_ event: String) { debugPrint("track:", event) }
}

struct BundledStations: StationProviding {
    func stations() async throws -> [Station] {
        [
            Station(name: "Central", lines: ["1", "2"], isOpen: true),
            Station(name: "Harbour", lines: ["2"], isOpen: false),
            Station(name: "Old Mill", lines: ["1", "7"], isOpen: true),
        ]
    }
}

struct EmptyStations: StationProviding {
    func stations() async throws -> [Station] { throw URLError(.notConnectedToInternet) }
}

struct Station: Identifiable, Hashable, Sendable {
    var id: String { name }
    var name: String
    var lines: [String]
    var isOpen: Bool
}

// MARK: - Environment

private struct ContainerKey: EnvironmentKey {
    static let defaultValue = Container.preview
}

struct Theme: Equatable {
    var accent: Color = .accentColor
    var corner: CGFloat = 8
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme()
}

extension EnvironmentValues {
    var container: Container {
        get { self[ContainerKey.self] }
        set { self[ContainerKey.self] = newValue }
    }

    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }

    @Entry var isDebugging = false
}

extension Font {
    static let station = Font.system(size: 20, weight: .heavy, design: .monospaced)
}

extension Color {
    static let hanPurple = Color(.displayP3, red: 0.32, green: 0.09, blue: 0.98)
}

extension ShapeStyle where Self == Color {
    static var platform: Color { Color(red: 0.2, green: 0.3, blue: 0.35) }
}

struct Striped: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.gray : Color.black
    }
}

@propertyWrapper
struct Injected<Value>: DynamicProperty {
    @Environment(\.container) private var container
    private let path: KeyPath<Container, Value>

    init(_ path: KeyPath<Container, Value>) { self.path = path }

    var wrappedValue: Value { container[keyPath: path] }
}

// MARK: - Generic loading view

enum Phase<Value> {
    case loading
    case success(Value)
    case failure(any Error)
}

struct AsyncContent<Value: Sendable, Success: View, Placeholder: View>: View {
    let id: AnyHashable
    let load: @Sendable () async throws -> Value
    let success: (Value) -> Success
    let placeholder: () -> Placeholder
    @State private var phase: Phase<Value> = .loading

    init(
        id: some Hashable,
        load: @escaping @Sendable () async throws -> Value,
        @ViewBuilder success: @escaping (Value) -> Success,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) {
        self.id = AnyHashable(id)
        self.load = load
        self.success = success
        self.placeholder = placeholder
    }

    var body: some View {
        Group {
            switch phase {
            case .loading: placeholder()
            case .success(let value): success(value)
            case .failure(let error): Label(title: { Text(error.localizedDescription) }, icon: { Image(systemName: "xmark") })
            }
        }
        .task(id: id) {
            do {
                phase = .success(try await load())
            } catch {
                phase = .failure(error)
            }
        }
    }
}

extension AsyncContent where Placeholder == ProgressView<EmptyView, EmptyView> {
    init(id: some Hashable, load: @escaping @Sendable () async throws -> Value, @ViewBuilder success: @escaping (Value) -> Success) {
        self.init(id: id, load: load, success: success) { ProgressView() }
    }
}

// MARK: - Views

struct StationList: View {
    @Injected(\.stations) private var provider
    @Injected(\.tracker) private var tracker
    @Environment(\.theme) private var theme
    @Environment(\.isDebugging) private var isDebugging
    @State private var reloads = 0
    @State private var selected: Station?

    var body: some View {
        NavigationStack {
            AsyncContent(id: reloads, load: { [provider] in try await provider.stations() }) { stations in
                List(stations) { station in
                    Button {
                        tracker.track("open \(station.name)")
                        selected = station
                    } label: {
                        StationRow(station: station)
                    }
                    .disabled(!station.isOpen)
                }
            }
            .navigationTitle("Stations")
            .navigationDestination(item: $selected, destination: StationPage.init)
            .toolbar {
                ToolbarItem {
                    Button("Reload", systemImage: "arrow.clockwise") { reloads += 1 }
                }
                if isDebugging {
                    ToolbarItem(id: "debug", placement: .status, showsByDefault: true) { Text("Debug \(reloads)") }
                }
            }
            .onChange(of: reloads, initial: true) { old, new in
                tracker.track("reload \(old) → \(new)")
            }
        }
        .tint(theme.accent)
    }
}

struct StationRow: View {
    let station: Station
    @Environment(\.theme) private var theme
    @Environment(\.font) private var font

    var body: some View {
        HStack {
            Text(station.name).font(.station)
            Spacer()
            ForEach(station.lines, id: \.self) { line in
                Text(line)
                    .padding(6)
                    .background(.platform, in: RoundedRectangle(cornerRadius: theme.corner))
                    .foregroundStyle(.white)
            }
        }
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .overlay(alignment: .bottom) { Rectangle().fill(Striped()).frame(height: 1) }
    }
}

struct StationPage: View {
    let station: Station

    var body: some View {
        VStack {
            Text("Lines: \(station.lines.joined(separator: ", "))")
            RoundedRectangle(cornerRadius: 20)
                .fill(.background)
                .stroke(.platform)
                .frame(height: 40)
                .transaction { $0.animation = nil }
        }
        .padding()
        .background(BackgroundStyle())
        .navigationTitle(station.name)
    }
}

#Preview {
    StationList()
        .environment(\.container, .preview)
}
