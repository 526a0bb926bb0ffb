import CairnUnsafe
import CairnValues
import Foundation

/// A layout that the engine implements itself, so that arranging an element with it needs no subview proxies.
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
    ChildSlots.with(count: subviews.count, repeating: ChildSlot()) { slots in
      onMainActor(slots) {
        elementLayout.arrange(
          subviews.elements, in: parent, proposal: Proposal(proposal), size: bounds.size, slots: $0)
      }
      for index in subviews.indices {
        let slot = slots[index]
        subviews[index].place(
          at: CGPoint(x: bounds.origin.x + slot.x, y: bounds.origin.y + slot.y),
          proposal: slot.proposal.proposedViewSize)
      }
    }
  }
}

/// `HStack` as a layout.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
public struct HStackLayout: Layout {
  /// The vertical alignment of the subviews.
  public var alignment: VerticalAlignment
  /// The gap between neighbors, or `nil` for their preferred spacing.
  public var spacing: CGFloat?

  /// Creates a layout.
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

  /// Returns the combined size of the subviews.
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

/// `VStack` as a layout.
///
///     VStackLayout(alignment: .leading) { Text("Name"); Text("Address") }
public struct VStackLayout: Layout {
  /// The horizontal alignment of the subviews.
  public var alignment: HorizontalAlignment
  /// The gap between neighbors, or `nil` for their preferred spacing.
  public var spacing: CGFloat?

  /// Creates a layout.
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

  /// Returns the combined size of the subviews.
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

/// `ZStack` as a layout.
///
///     ZStackLayout(alignment: .bottom) { Image("lake"); Text("Lake") }
public struct ZStackLayout: Layout {
  /// The alignment of the subviews.
  public var alignment: Alignment

  /// Creates a layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Returns the combined size of the subviews.
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

/// `Grid` as a layout.
///
///     GridLayout(horizontalSpacing: 4) { GridRow { Text("Mint"); Text("3") } }
public struct GridLayout: Layout {
  /// The alignment of the cells.
  public var alignment: Alignment
  /// The gap between columns, or `nil` for the host's default.
  public var horizontalSpacing: CGFloat?
  /// The gap between rows, or `nil` for the host's default.
  public var verticalSpacing: CGFloat?

  /// Creates a layout.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Returns the combined size of the subviews.
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
