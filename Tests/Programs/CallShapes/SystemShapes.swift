import Combine
import SwiftUI

/// Shapes of calls that programs use for gestures, state and what the system tells.
struct SystemShapes: View {
  enum Field: Hashable { case first, second }

  @State private var offset = CGSize.zero
  @State private var count = 0
  @StateObject private var model = ShapeModel()
  @StateObject private var other: ShapeModel
  @AppStorage("shapes") private var stored = 0
  @SceneStorage("shapes") private var kept = ""
  @GestureState private var drag = CGSize.zero
  @FocusState private var field: Field?
  @AccessibilityFocusState private var isHeard: Bool
  @AccessibilityFocusState private var heard: Field?
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.locale) private var locale
  @Environment(\.scenePhase) private var scenePhase
  @FocusedValue(\.shape) private var focusedShape
  @FocusedBinding(\.shapeBinding) private var focusedBinding

  init() { _other = StateObject(wrappedValue: ShapeModel()) }

  var body: some View {
    ScrollView {
      gestures; events; focus
    }
    .environmentObject(model)
    .environment(\.locale, Locale(identifier: "de"))
    .environment(ObservedShape())
    .preference(key: ShapeKey.self, value: 1)
    .onPreferenceChange(ShapeKey.self) { _ in }
    .modifier(Framed())
    .colorScheme(.light)
    .previewDisplayName("Shapes")
    .previewDevice(PreviewDevice(rawValue: "iPhone 15"))
    .previewDevice("iPhone 15")
    .navigationTitle("System")
  }

  @ViewBuilder private var gestures: some View {
    Text("a").onTapGesture { count += 1 }
    Text("b").onTapGesture(count: 2) { count += 1 }
    Text("c").onTapGesture(perform: increase)
    Text("d").onLongPressGesture { count += 1 }
    Text("e").onLongPressGesture(minimumDuration: 1) { count += 1 }
    Text("f").gesture(DragGesture().onChanged { offset = $0.translation }.onEnded { _ in offset = .zero })
    Text("g").gesture(
      DragGesture(minimumDistance: 0).updating($drag) { value, state, _ in state = value.translation }
        .onEnded { value in count += value.location.x > value.startLocation.x ? 1 : 0 })
    Text("h").gesture(DragGesture(minimumDistance: 2, coordinateSpace: .global).onChanged(moved), including: .all)
    Text("i").gesture(DragGesture(coordinateSpace: .named("space")))
    Text("j").simultaneousGesture(TapGesture().onEnded { count += 1 })
    Text("k").highPriorityGesture(LongPressGesture(minimumDuration: 1).onEnded { _ in count += 1 })
    Text("l").gesture(SimultaneousGesture(MagnificationGesture(), RotationGesture()))
    Text("m").gesture(LongPressGesture().sequenced(before: DragGesture()))
    Text("n").onHover { _ in }.draggable("n").dropDestination(for: String.self) { _, _ in true }
    Text("o").sensoryFeedback(.impact, trigger: count)
  }

  @ViewBuilder private var events: some View {
    Text("a").onAppear { count += 1 }.onAppear(perform: increase).onAppear().onDisappear { count += 1 }
    Text("b").onChange(of: count) { old, new in kept = "\(old) \(new)" }
    Text("c").onChange(of: count) { kept = "" }
    Text("d").onChange(of: count, initial: true) { _, new in stored = new }
    Text("e").onChange(of: count) { new in stored = new }
    Text("f").task { count += 1 }.task(id: stored) { count += 1 }
    Text("g").onReceive(model.changes) { count = $0 }
    Text("h").onReceive(model.changes, perform: { count = $0 })
    Text("i").onReceive(Timer.publish(every: 1000, on: .main, in: .common).autoconnect()) { _ in }
  }

  @ViewBuilder private var focus: some View {
    TextField("a", text: $kept).focused($field, equals: .first).defaultFocus($field, .first)
    Text("b").focusable().focusable(interactions: .activate).focusEffectDisabled().focusSection()
    Text("c").focusedValue(\.shape, "c").focusedSceneValue(\.shape, "c")
    Text("d").accessibilityFocused($isHeard).accessibilityFocused($heard, equals: .first)
    Text("e").focusable().onKeyPress(.escape) { .handled }
      .onKeyPress(.return, action: { .ignored })
      .onKeyPress(characters: .alphanumerics, phases: .down) { press in press.modifiers.isEmpty ? .handled : .ignored }
  }

  private func increase() { count += 1 }
  private func moved(_ value: DragGesture.Value) { offset = value.translation }
}

final class ShapeModel: ObservableObject {
  @Published var name = ""
  let changes = PassthroughSubject<Int, Never>()
  private var kept: Set<AnyCancellable> = []

  func begin() {
    $name.sink { _ in }.store(in: &kept)
    Fail(outputType: Int.self, failure: URLError(.badURL)).sink { _ in
    } receiveValue: { _ in
    }.store(in: &kept)
    objectWillChange.send()
  }

  func numbers() -> AnyPublisher<Int, Never> { Publishers.Merge(Just(1), Just(2)).eraseToAnyPublisher() }
}

@Observable final class ObservedShape {
  var name = ""
}

private struct ObservedShapeField: View {
  @Bindable var shape: ObservedShape
  @Binding var text: String

  var body: some View {
    TextField("Name", text: $shape.name)
    TextField("Text", text: Binding(get: { text }, set: { text = $0 }))
  }
}

private struct ShapeKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

private struct PressedStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

extension FocusedValues {
  @Entry var shape: String?
  @Entry var shapeBinding: Binding<String>?
}

#Preview { SystemShapes() }

struct SystemShapes_Previews: PreviewProvider {
  static var previews: some View { SystemShapes() }
}
