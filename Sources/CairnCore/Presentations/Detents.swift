import CairnScreen
import CairnValues
import Foundation

/// A height at which a sheet can rest.
///
/// ```swift
/// .presentationDetents([.medium, .large])
/// ```
public struct PresentationDetent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomDetent)
  }

  package let kind: Kind

  /// About half the screen.
  public static let medium = PresentationDetent(kind: .medium)
  /// The whole screen, except for a margin at the top.
  public static let large = PresentationDetent(kind: .large)

  /// A fraction of the maximum height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A fixed height.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

  /// A height computed by a custom detent.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomDetentOf<D>()))
  }

  /// The information a custom detent computes its height from.
  ///
  /// ```swift
  /// static func height(in context: Context) -> CGFloat? { context.maxDetentValue * 0.3 }
  /// ```
  @dynamicMemberLookup
  public struct Context {
    /// The maximum height of a sheet.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// Returns a value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  /// Returns the height in a window, or `nil` where the detent cannot be used.
  package func height(of greatest: CGFloat) -> CGFloat? {
    switch kind {
    case .medium: greatest / 2
    case .large: greatest
    case .fraction(let share): greatest * share
    case .height(let height): min(height, greatest)
    case .custom(let detent): detent.height(Context(maxDetentValue: greatest, environment: EnvironmentValues()))
    }
  }

  /// The height as a fraction of a tall screen, to compare two detents.
  var share: CGFloat {
    let screen: CGFloat = 1000
    return (height(of: screen) ?? 0) / screen
  }
}

extension Set<PresentationDetent> {
  /// The heights from low to high.
  package var byHeight: [PresentationDetent] { sorted { $0.share < $1.share } }

  /// The default height of a sheet.
  var least: PresentationDetent? { self.min { $0.share < $1.share } }
}

/// Computes a height for a sheet.
///
/// ```swift
/// struct BarDetent: CustomPresentationDetent {
///   static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
/// }
/// ```
public protocol CustomPresentationDetent {
  static func height(in context: Self.Context) -> CGFloat?
}

extension CustomPresentationDetent {
  public typealias Context = PresentationDetent.Context
}

/// A custom detent, without its type.
package class CustomDetent: Hashable, @unchecked Sendable {
  // Sendable: it is immutable.
  private let type: ObjectIdentifier

  fileprivate init(_ type: Any.Type) { self.type = ObjectIdentifier(type) }

  func height(_ context: PresentationDetent.Context) -> CGFloat? { nil }

  package static func == (a: CustomDetent, b: CustomDetent) -> Bool { a.type == b.type }
  package func hash(into hasher: inout Hasher) { hasher.combine(type) }
}

private final class CustomDetentOf<D: CustomPresentationDetent>: CustomDetent, @unchecked Sendable {
  // Sendable: it is immutable.
  init() { super.init(D.self) }

  override func height(_ context: PresentationDetent.Context) -> CGFloat? { D.height(in: context) }
}

/// Keeps the height of a sheet and a binding in sync.
nonisolated struct DetentModifier: UnaryModifier {
  typealias Body = Never
  let selection: Binding<PresentationDetent>

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: DetentModifier
    private var reads = RecordedReads()
    private var present: PresentationDetent

    init(_ modifier: DetentModifier, under parent: Node) {
      self.modifier = modifier
      present = modifier.selection.wrappedValue
      super.init(under: parent)
      run()
    }

    func modifierChanged(from old: DetentModifier) { run() }

    override func run() {
      flags.remove(.dirty)
      present = reads.record(for: self, graph.type(DetentModifier.self)) { modifier.selection.wrappedValue }
      preferencesChanged()
    }

    override func gather(_ collector: PreferenceCollector) {
      if let collector = collector as? PresentationCollector, collector.options.detent == nil {
        collector.options.detent = present
        collector.select = { [weak self] in self?.modifier.selection.wrappedValue = $0 }
      }
      super.gather(collector)
    }

    override func willUnmount() { reads.end() }
  }
}
