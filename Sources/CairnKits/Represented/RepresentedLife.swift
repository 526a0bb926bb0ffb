import CairnCore
import CairnPlatform
import CairnScreen
import CairnValues
import Foundation

/// The surroundings of a representable. Each of the four kinds has a public type for them.
struct RepresentedContext<Coordinator> {
  let coordinator: Coordinator
  let transaction: Transaction
  let environment: EnvironmentValues
}

/// One of the four kinds of representables: the names that its methods have.
@MainActor
protocol RepresentedKind {
  associatedtype Represented: View
  associatedtype Object: AnyObject
  associatedtype Coordinator
  typealias Context = RepresentedContext<Coordinator>

  static var framework: String { get }
  static func makeCoordinator(_ view: Represented) -> Coordinator
  static func make(_ view: Represented, _ context: Context) -> Object
  static func update(_ view: Represented, _ object: Object, _ context: Context)
  static func dismantle(_ object: Object, _ coordinator: Coordinator)
  static func size(_ view: Represented, _ proposal: ProposedViewSize, _ object: Object, _ context: Context) -> CGSize?
  /// The view that the object shows.
  static func shown(_ object: Object) -> ShownObject
}

/// The view that shows an object.
@MainActor
struct ShownObject {
  let view: AnyView
  /// The view whose size decides that of the representable; `nil` if it fills the proposed space.
  var sized: (any PlatformView)?
  /// Whether the object exists on Apple's systems only.
  var isMissing = false
}

/// The coordinator and the object of a representable, which live as long as its node.
@MainActor
final class RepresentedLife<Kind: RepresentedKind>: Representing {
  typealias Represented = Kind.Represented

  private var made: (object: Kind.Object, coordinator: Kind.Coordinator)?
  private var latest: (view: Kind.Represented, context: Kind.Context)?
  private var updates = 0

  func update(with view: Represented, _ environment: EnvironmentValues, _ transaction: Transaction) -> some View {
    let coordinator = made?.coordinator ?? Kind.makeCoordinator(view)
    let context = Kind.Context(coordinator: coordinator, transaction: transaction, environment: environment)
    let object = made?.object ?? Kind.make(view, context)
    made = (object, coordinator)
    latest = (view, context)
    Kind.update(view, object, context)
    updates &+= 1
    return RepresentedContent(life: self, updates: updates)
  }

  func dismantle() {
    guard let made else { return }
    self.made = nil
    latest = nil
    Kind.dismantle(made.object, made.coordinator)
  }

  var shown: ShownObject? { made.map { Kind.shown($0.object) } }

  /// The size that the representable itself returns.
  func size(for proposal: ProposedViewSize) -> CGSize? {
    guard let made, let latest else { return nil }
    return Kind.size(latest.view, proposal, made.object, latest.context)
  }
}

/// Shows the object of a representable.
private struct RepresentedContent<Kind: RepresentedKind>: View {
  let life: RepresentedLife<Kind>
  let updates: Int

  var body: some View {
    if let shown = life.shown {
      if shown.isMissing {
        MissingView(String(describing: Kind.Represented.self), from: Kind.framework)
      } else {
        let sized = shown.sized
        let _ = sized?.parts.changes.read()
        let layout = RepresentedLayout(updates: updates &+ (sized?.parts.stamp ?? 0), sized: sized) { [life] in
          life.size(for: $0)
        }
        layout { shown.view }
      }
    }
  }
}
