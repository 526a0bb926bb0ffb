import CairnValues
import Foundation

/// A layout that the engine has itself, so that no subview proxies are needed where it arranges an element.
protocol EngineLayout: Layout where Cache == Void {
  @MainActor var elementLayout: any SomeChildrenLayout { get }
}

extension EngineLayout {
  func engineSize(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    MainActor.assumeIsolated {
      guard let parent = subviews.first?.parent else { return .zero }
      return elementLayout.size(of: subviews.elements, in: parent, proposal: Proposal(proposal))
    }
  }

  func enginePlace(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    guard let parent = subviews.first?.parent else { return }
    var slots = Array(repeating: ChildSlot(), count: subviews.count)
    slots = MainActor.assumeIsolated {
      var slots = slots
      elementLayout.arrange(
        subviews.elements, in: parent, proposal: Proposal(proposal), size: bounds.size, slots: &slots)
      return slots
    }
    for (subview, slot) in zip(subviews, slots) {
      subview.place(
        at: CGPoint(x: bounds.origin.x + slot.x, y: bounds.origin.y + slot.y),
        proposal: slot.proposal.proposedViewSize)
    }
  }
}

/// What `HStack` does, as a layout.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
public struct HStackLayout: Layout {
  /// How the subviews are aligned from top to bottom.
  public var alignment: VerticalAlignment
  /// The gap between neighbours; nil leaves it to them.
  public var spacing: CGFloat?

  /// Makes a layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Spacers and dividers inside follow the stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// The size the subviews take together.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    engineSize(proposal, subviews)
  }

  /// Places the subviews.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    enginePlace(bounds, proposal, subviews)
  }
}

extension HStackLayout: EngineLayout {
  var elementLayout: any SomeChildrenLayout {
    StackElementLayout(.horizontal, alignment: alignment.key, spacing: spacing)
  }
}

/// What `VStack` does, as a layout.
///
///     VStackLayout(alignment: .leading) { Text("Name"); Text("Address") }
public struct VStackLayout: Layout {
  /// How the subviews are aligned from side to side.
  public var alignment: HorizontalAlignment
  /// The gap between neighbours; nil leaves it to them.
  public var spacing: CGFloat?

  /// Makes a layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Spacers and dividers inside follow the stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// The size the subviews take together.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    engineSize(proposal, subviews)
  }

  /// Places the subviews.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    enginePlace(bounds, proposal, subviews)
  }
}

extension VStackLayout: EngineLayout {
  var elementLayout: any SomeChildrenLayout {
    StackElementLayout(.vertical, alignment: alignment.key, spacing: spacing)
  }
}

/// What `ZStack` does, as a layout.
///
///     ZStackLayout(alignment: .bottom) { Image("lake"); Text("Lake") }
public struct ZStackLayout: Layout {
  /// How the subviews are aligned.
  public var alignment: Alignment

  /// Makes a layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The size the subviews take together.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    engineSize(proposal, subviews)
  }

  /// Places the subviews.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    enginePlace(bounds, proposal, subviews)
  }
}

extension ZStackLayout: EngineLayout {
  var elementLayout: any SomeChildrenLayout { LayerElementLayout(alignment: alignment) }
}

/// What `Grid` does, as a layout.
///
///     GridLayout(horizontalSpacing: 4) { GridRow { Text("Mint"); Text("3") } }
public struct GridLayout: Layout {
  /// How cells are aligned.
  public var alignment: Alignment
  /// The gap between columns; nil for the host's.
  public var horizontalSpacing: CGFloat?
  /// The gap between rows; nil for the host's.
  public var verticalSpacing: CGFloat?

  /// Makes a layout.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The size the subviews take together.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    engineSize(proposal, subviews)
  }

  /// Places the subviews.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    enginePlace(bounds, proposal, subviews)
  }
}

extension GridLayout: EngineLayout {
  var elementLayout: any SomeChildrenLayout {
    GridElementLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
}
