import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// A view of a tip with a button that dismisses it. It is empty once the tip was dismissed.
///
/// ```swift
/// TipView(FavoriteTip())
/// ```
nonisolated public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let action: @MainActor @Sendable (Tips.Action) -> Void
  @AppStorage(TipRecord.key) private var invalidated = ""

  /// Creates a view of a tip.
  public init(
    _ tip: Content, arrowEdge: Edge? = nil, action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.action = action
  }

  /// Creates a view of a tip, or of none.
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.action = action
  }

  @MainActor public var body: some View {
    if let tip, !TipRecord.ids(in: invalidated).contains(TipRecord.line(tip.id)) {
      TipCard(tip: tip, action: action)
        .padding()
        .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
    }
  }
}

/// What a tip says, its buttons, and the one that dismisses it.
struct TipCard<Content: Tip>: View {
  let tip: Content
  let action: @MainActor @Sendable (Tips.Action) -> Void

  var body: some View {
    HStack(alignment: .top) {
      if let image = tip.image { image.foregroundStyle(.tint) }
      VStack(alignment: .leading, spacing: 4) {
        tip.title.font(.headline)
        if let message = tip.message { message.foregroundStyle(.secondary) }
        ForEach(tip.actions) { one in
          Button {
            one.handler()
            action(one)
          } label: {
            one.label()
          }
        }
      }
      Spacer()
      Button {
        tip.invalidate(reason: .tipClosed)
      } label: {
        Label("Close", systemImage: "xmark").labelStyle(.iconOnly)
      }
      .buttonStyle(.plain)
    }
    .accessibilityElement(children: .contain)
  }
}

/// A view with a tip in a popover until it is dismissed.
nonisolated struct TippedView<Content: View, Shown: Tip>: View {
  private let content: Content
  private let tip: Shown?
  private let edge: Edge
  private let action: @MainActor @Sendable (Tips.Action) -> Void
  @AppStorage(TipRecord.key) private var invalidated = ""

  init(_ content: Content, tip: Shown?, edge: Edge, action: @escaping @MainActor @Sendable (Tips.Action) -> Void) {
    self.content = content
    self.tip = tip
    self.edge = edge
    self.action = action
  }

  @MainActor var body: some View {
    let isShown = tip.map { !TipRecord.ids(in: invalidated).contains(TipRecord.line($0.id)) } ?? false
    // Closing the popover in another way dismisses the tip, too.
    let isPresented = Binding {
      isShown
    } set: {
      if !$0 { tip?.invalidate(reason: .tipClosed) }
    }
    content.popover(isPresented: isPresented, arrowEdge: edge) {
      if let tip { TipCard(tip: tip, action: action).padding() }
    }
  }
}

/// How a tip looks.
///
/// ```swift
/// TipView(tip).tipViewStyle(.miniTip)
/// ```
public struct MiniTipViewStyle: Sendable {
  /// A small style.
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
  /// Creates the style.
  public init() {}
}

nonisolated extension View {
  /// Shows a tip in a popover until it is dismissed.
  public func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge = .top, action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) -> some View { TippedView(self, tip: tip, edge: arrowEdge, action: action) }

  /// Sets how tips look. Has no effect.
  public func tipViewStyle(_ style: MiniTipViewStyle) -> some View { self }
  /// Sets the background of tips. Has no effect.
  public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Sets the size of the images of tips. Has no effect.
  public func tipImageSize(_ size: CGSize) -> some View { self }
  /// Sets how round the corners of tips are. Has no effect.
  public func tipCornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
}
