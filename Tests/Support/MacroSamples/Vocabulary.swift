// The least of SwiftUI that the macros' expansions speak of. `nonisolated` keeps it the same under every default
// isolation, as the real module is.

@attached(accessor)
@attached(peer, names: prefixed(__Key_))
macro Entry() = #externalMacro(module: "CairnMacros", type: "EntryMacro")

@freestanding(declaration)
macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "CairnMacros", type: "PreviewMacro")

@freestanding(declaration)
macro Preview(
  _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "CairnMacros", type: "PreviewMacro")

@freestanding(declaration)
macro Preview<T>(
  _ name: String? = nil, traits: PreviewTrait..., arguments: [T],
  @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "CairnMacros", type: "PreviewMacro")

@attached(peer)
macro Previewable() = #externalMacro(module: "CairnMacros", type: "PreviewableMacro")

@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
macro Animatable() = #externalMacro(module: "CairnMacros", type: "AnimatableMacro")

@attached(peer)
macro AnimatableIgnored() = #externalMacro(module: "CairnMacros", type: "AnimatableIgnoredMacro")

nonisolated protocol Animatable {
  associatedtype AnimatableData
  var animatableData: AnimatableData { get set }
}

nonisolated extension Double: Animatable {
  var animatableData: Double {
    get { self }
    set { self = newValue }
  }
}

nonisolated struct Angle: Animatable, Sendable {
  var animatableData: Double
  init(degrees: Double) { animatableData = degrees }
  static let zero = Angle(degrees: 0)
}

nonisolated struct EmptyAnimatableData {}

nonisolated struct AnimatableValues<each Value> {
  var value: (repeat each Value)
  init(_ value: repeat each Value) { self.value = (repeat each value) }
}

nonisolated protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

nonisolated struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

nonisolated protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

nonisolated struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

nonisolated protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

nonisolated struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

nonisolated protocol FocusedValueKey {
  associatedtype Value
}

nonisolated struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
    get { values[ObjectIdentifier(key)] as? K.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

@MainActor protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  var body: Never { fatalError() }
}

protocol Leaf: View where Body == Never {}

extension Leaf {
  var body: Never { fatalError() }
}

struct EmptyView: Leaf {}

struct Text: Leaf {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}

struct Toggle: Leaf {
  let isOn: Binding<Bool>
}

struct Pair<First: View, Second: View>: Leaf {
  let first: First
  let second: Second
}

@MainActor @resultBuilder enum ViewBuilder {
  static func buildBlock() -> EmptyView { EmptyView() }
  static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> Pair<A, B> { Pair(first: a, second: b) }
}

struct Binding<Value> {
  let get: () -> Value
  let set: (Value) -> Void
}

@propertyWrapper struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

nonisolated struct PreviewTrait: Sendable {
  static let sizeThatFitsLayout = PreviewTrait()
  static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
}

@MainActor struct Preview {
  init(_ name: String? = nil, traits: PreviewTrait..., @ViewBuilder body: @escaping @MainActor () -> any View) {}

  init<T>(
    _ name: String? = nil, traits: PreviewTrait..., arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
  ) {}
}

typealias __Preview = Preview

@MainActor protocol _PreviewRegistry {
  static var _previewFile: String { get }
  static var _previewLine: Int { get }
  static var _preview: __Preview { get }
}

@attached(
  member, names: named(_route), named(_routeAddress), named(_routeBelow), named(_routesToList))
@attached(
  extension, conformances: Routable, names: named(_route), named(_routeAddress), named(_routeBelow),
  named(_routesToList))
macro Routes() = #externalMacro(module: "CairnMacros", type: "RoutesMacro")

@attached(peer)
macro Route(_ pattern: String, under: String? = nil) = #externalMacro(module: "CairnMacros", type: "RouteMarkMacro")

typealias Routable = Cairn.Routable

/// Stands for the module, whose name expansions write.
nonisolated enum Cairn {
  protocol Routable: Hashable {
    static func _route(_ address: RouteAddress) -> Self?
    var _routeAddress: RouteAddress? { get }
    var _routeBelow: RouteAddress? { get }
    static var _routesToList: [Self] { get }
  }

  struct RouteCoding<Value> {
    init(_ type: Value.Type) where Value: LosslessStringConvertible {}
    @_disfavoredOverload
    init(_ type: Value.Type) where Value: RawRepresentable {}
  }

  struct RouteAddress {
    var written: RouteAddress? { self }
    func fits(_ pattern: StaticString) -> Bool { false }
    func value<Value>(_ index: Int, _ coding: RouteCoding<Value>) -> Value? { nil }
    func value<Value>(rest index: Int, _ coding: RouteCoding<Value>) -> [Value]? { nil }
    func item<Value>(_ name: String, _ coding: RouteCoding<Value>) -> Value?? { nil }
    func item<Value>(_ name: String, _ coding: RouteCoding<Value>, default value: Value) -> Value? { nil }
    mutating func add(_ text: String) {}
    mutating func add<Value>(_ value: Value?, _ coding: RouteCoding<Value>) {}
    mutating func add<Value>(rest values: [Value], _ coding: RouteCoding<Value>) {}
    mutating func set<Value>(_ name: String, _ value: Value?, _ coding: RouteCoding<Value>) {}
    mutating func set<Value>(_ name: String, _ value: Value, _ coding: RouteCoding<Value>, default usual: Value) {}
    func start(ofLengths lengths: [Int]) -> RouteAddress? { nil }
  }
}
