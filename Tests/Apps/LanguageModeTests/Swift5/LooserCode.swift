import Combine
import SwiftUI

// Typical code of apps that have not moved to Swift 6: closures and classes without concurrency annotations,
// mutable statics, work sent to the main queue by hand.

class Store: ObservableObject {
  @Published var items: [Item] = [Item(name: "Mint"), Item(name: "Teal")]
  @Published var filter = ""
  var onChange: (() -> Void)?
  private var cancellables: Set<AnyCancellable> = []

  static var shared = Store()

  init() {
    $filter.dropFirst().sink { [weak self] _ in self?.onChange?() }.store(in: &cancellables)
  }

  func load(_ completion: @escaping ([Item]) -> Void) {
    DispatchQueue.main.async { completion(self.items) }
  }

  func reload() async -> Int { items.count }
}

class Item: Identifiable, Hashable, ObservableObject {
  let id = UUID()
  @Published var name: String
  init(name: String) { self.name = name }
  static func == (a: Item, b: Item) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct AccentKey: EnvironmentKey {
  static var defaultValue = "plain"
}

struct ActionKey: EnvironmentKey {
  static var defaultValue: () -> Void = {}
}

extension EnvironmentValues {
  var looseAccent: String {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
  var looseAction: () -> Void {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }
}

struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Card: ViewModifier {
  var title: String
  func body(content: Content) -> some View {
    VStack {
      Text(title)
      content
    }
    .padding()
  }
}

struct Pressing: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct Wedge: Shape {
  var end: Double
  var animatableData: Double {
    get { end }
    set { end = newValue }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX * end, y: rect.midY))
    return path
  }
}

struct Rows: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height
    }
  }
}

/// A custom property made of others.
@propertyWrapper struct Counted: DynamicProperty {
  @State private var count = 0
  var wrappedValue: Int {
    get { count }
    nonmutating set { count = newValue }
  }
  var projectedValue: Binding<Int> { $count }
}

/// Creates and accesses views off the main actor, like code written before the compiler checked that.
class Assembly {
  func detail(of item: Item) -> Detail {
    let detail = Detail(item: item)
    detail.item.name += ""
    return detail
  }
  func leave(_ dismiss: DismissAction, _ open: OpenURLAction) {
    dismiss()
    open(URL(string: "https://example.org")!)
  }
  func picture() -> CGFloat { ImageRenderer(content: Text("a")).scale }
  var width: CGFloat { UIScreen.main.bounds.width }
}

func heading(_ text: String) -> some View { Text(text).font(.headline) }

extension View {
  func card(_ title: String) -> some View { modifier(Card(title: title)) }
}

struct Detail: View {
  @ObservedObject var item: Item
  @Environment(\.dismiss) var dismiss
  var onClose: (() -> Void)? = nil
  var body: some View {
    VStack {
      TextField("Name", text: $item.name)
      Button("Close") {
        onClose?()
        dismiss()
      }
    }
    .navigationTitle(item.name)
  }
}

struct LooseApp: View {
  @StateObject var store = Store()
  @State private var path = NavigationPath()
  @State private var loaded = 0
  @Counted private var taps
  @Environment(\.looseAccent) var accent
  @EnvironmentObject var settings: Settings

  var upper: Binding<String> {
    Binding(get: { store.filter.uppercased() }, set: { store.filter = $0.lowercased() })
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        heading("Loose \(accent) \(settings.name)")
        TextField("Filter", text: upper)
        Text("loaded \(loaded) taps \(taps)")
        Button("Tap", action: tap).buttonStyle(Pressing())
        Button("Load") { store.load { loaded = $0.count } }
        Button("Count") { Task { loaded = await store.reload() + 10 } }
        ForEach(store.items) { item in
          NavigationLink(value: item) { Text(item.name) }
        }
        Rows {
          Wedge(end: 1).frame(width: 10, height: 10)
          Text("row").background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
        }
      }
      .card("Card")
      .navigationTitle("Loose")
      .onPreferenceChange(WidthKey.self) { width in if width > 1_000 { loaded = -1 } }
      .navigationDestination(for: Item.self) { item in Detail(item: item) { loaded += 1 } }
      .onReceive(store.$filter) { text in if text == "x" { loaded = 99 } }
      .onAppear { store.onChange = { loaded += 100 } }
    }
    .environment(\.looseAction, { loaded = 1 })
  }

  func tap() {
    taps += 1
    withAnimation { store.objectWillChange.send() }
  }
}

class Settings: ObservableObject {
  @Published var name = "settings"
}

struct LooseApp_Previews: PreviewProvider {
  static var previews: some View { LooseApp().environmentObject(Settings()) }
}
