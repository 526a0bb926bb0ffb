import CairnScreen
import CairnValues
import Foundation

/// A height a sheet may have.
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
  /// The whole screen, less a little at the top.
  public static let large = PresentationDetent(kind: .large)

  /// A part of the greatest height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A height of its own.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

  /// A height that is worked out.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomDetentOf<D>()))
  }

  /// What a height is worked out from.
  ///
  /// ```swift
  /// static func height(in context: Context) -> CGFloat? { context.maxDetentValue * 0.3 }
  /// ```
  @dynamicMemberLookup
  public struct Context {
    /// The greatest height a sheet can have.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  /// The height in a window, nil where the detent cannot be used.
  package func height(of greatest: CGFloat) -> CGFloat? {
    switch kind {
    case .medium: greatest / 2
    case .large: greatest
    case .fraction(let share): greatest * share
    case .height(let height): min(height, greatest)
    case .custom(let detent): detent.height(Context(maxDetentValue: greatest, environment: EnvironmentValues()))
    }
  }

  /// The height as a part of a tall screen, to tell which of two is the taller.
  var share: CGFloat {
    let screen: CGFloat = 1000
    return (height(of: screen) ?? 0) / screen
  }
}

extension Set<PresentationDetent> {
  /// The height a sheet comes up with where nothing else is said.
  var least: PresentationDetent? { self.min { $0.share < $1.share } }
}

/// Works out a height for a sheet.
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

/// A height of a type of the app's.
package class CustomDetent: Hashable, @unchecked Sendable {
  private let type: ObjectIdentifier

  fileprivate init(_ type: Any.Type) { self.type = ObjectIdentifier(type) }

  func height(_ context: PresentationDetent.Context) -> CGFloat? { nil }

  package static func == (a: CustomDetent, b: CustomDetent) -> Bool { a.type == b.type }
  package func hash(into hasher: inout Hasher) { hasher.combine(type) }
}

private final class CustomDetentOf<D: CustomPresentationDetent>: CustomDetent, @unchecked Sendable {
  init() { super.init(D.self) }

  override func height(_ context: PresentationDetent.Context) -> CGFloat? { D.height(in: context) }
}

/// Ties the height of a sheet to a binding.
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
