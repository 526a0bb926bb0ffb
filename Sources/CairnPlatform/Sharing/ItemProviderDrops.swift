import CairnCore
import CairnFoundation
import CairnScreen
import CairnUnsafe
import CairnValues
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A drop, as seen by handlers that load items in the types they support.
///
/// ```swift
/// func performDrop(info: DropInfo) -> Bool { load(info.itemProviders(for: [.image])) }
/// ```
public struct DropInfo {
  /// The location in the view that handles the drop.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Whether the drop contains items of one of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

  /// Returns the items of one of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { $0.comes(inOneOf: contentTypes) }
  }

  /// Whether the drop contains items of one of the types.
  public func hasItemsConforming(to types: [String]) -> Bool { hasItemsConforming(to: types.compactMap { UTType($0) }) }

  /// Returns the items of one of the types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.compactMap { UTType($0) })
  }
}

/// The proposed outcome of a drop.
///
/// ```swift
/// DropProposal(operation: .copy)
/// ```
public struct DropProposal: Sendable {
  /// The proposed operation.
  public let operation: DropOperation
  /// Creates a proposal for an operation.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Handles items dropped on a view, and tracks drags over it.
///
/// ```swift
/// struct Basket: DropDelegate {
///   @Binding var items: [Item]
///   func performDrop(info: DropInfo) -> Bool { take(info.itemProviders(for: [.text])) }
/// }
/// ```
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the drop is acceptable.
  @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
  /// Performs the drop.
  @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
  /// Called when a drag enters the view.
  @MainActor @preconcurrency func dropEntered(info: DropInfo)
  /// Called when a drag moves over the view.
  @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when a drag leaves the view.
  @MainActor @preconcurrency func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

nonisolated extension View {
  /// Lets a user drag the view to drop an item elsewhere.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    dragOffer(data)
  }

  /// Lets a user drag the row that contains this view, if there is an item to drag.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    dragOffer { action?() }
  }

  /// Lets a user drag the view to drop an item elsewhere. The preview is accepted without effect.
  public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View {
    dragOffer(data)
  }

  /// Lets a user drop items of the given types on this view.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Lets a user drop items of the given types on this view.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    dropTarget(
      DropTarget(
        accepts: { providedItem(of: $0)?.comes(inOneOf: supportedContentTypes) ?? false },
        perform: { payload, location in providedItem(of: payload).map { action([$0], location) } ?? false },
        hovers: { isTargeted?.wrappedValue = $0 }))
  }

  /// Lets a user drop items of the given types on this view.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    // Drops are reported on the main thread only.
    let delegate = Handed(delegate)
    return dropTarget(
      DropTarget(
        accepts: { payload in
          guard let found = dropInfo(payload, types: supportedContentTypes) else { return false }
          return onMainActor(found) { delegate.value.validateDrop(info: $0) }
        },
        perform: { payload, location in
          guard let found = dropInfo(payload, at: location, types: supportedContentTypes) else { return false }
          return onMainActor(found) { info in
            let delegate = delegate.value
            delegate.dropEntered(info: info)
            let isWanted =
              switch delegate.dropUpdated(info: info)?.operation {
              case .cancel, .forbidden: false
              case .copy, .move, .delete, .alias, nil: true
              }
            if isWanted { return delegate.performDrop(info: info) }
            delegate.dropExited(info: info)
            return false
          }
        }, hovers: { _ in }))
  }

  /// Lets a user drop items of the given types on this view.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Lets a user drop items of the given types on this view.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Lets a user drop items of the given types on this view.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
  }
}

private func dropInfo(_ payload: Any, at location: CGPoint = .zero, types: [UTType]) -> DropInfo? {
  guard let provider = providedItem(of: payload), provider.comes(inOneOf: types) else { return nil }
  return DropInfo(location: location, providers: [provider])
}
