import CairnFoundation
import CairnScreen
import CairnValues
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// What is dropped, as those who take it in forms of their own see it.
///
/// ```swift
/// func performDrop(info: DropInfo) -> Bool { load(info.itemProviders(for: [.image])) }
/// ```
public struct DropInfo {
  /// Where it is, in the view that takes it.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Whether a form of one of the types is among what is dropped.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

  /// What there is in a form of one of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { $0.comes(inOneOf: contentTypes) }
  }

  /// Whether a form of one of the types is among what is dropped.
  public func hasItemsConforming(to types: [String]) -> Bool { hasItemsConforming(to: types.compactMap { UTType($0) }) }

  /// What there is in a form of one of the types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.compactMap { UTType($0) })
  }
}

/// What becomes of something that is dropped.
///
/// ```swift
/// func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
/// ```
public enum DropOperation: Sendable {
  /// Nothing: the drop is given up.
  case cancel
  /// Nothing: it is not wanted here.
  case forbidden
  /// It is there twice afterwards.
  case copy
  /// It is here afterwards, and there no longer.
  case move
}

/// What would become of something if it were dropped here.
///
/// ```swift
/// DropProposal(operation: .copy)
/// ```
public struct DropProposal: Sendable {
  /// What would become of it.
  public let operation: DropOperation
  /// Says what would become of it.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Takes what is dropped on a view, and follows it on its way.
///
/// ```swift
/// struct Basket: DropDelegate {
///   @Binding var items: [Item]
///   func performDrop(info: DropInfo) -> Bool { take(info.itemProviders(for: [.text])) }
/// }
/// ```
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether it is wanted here at all.
  @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
  /// It is dropped.
  @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
  /// It comes over the view.
  @MainActor @preconcurrency func dropEntered(info: DropInfo)
  /// It moves over the view.
  @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
  /// It leaves the view.
  @MainActor @preconcurrency func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

extension NSItemProvider {
  func comes(inOneOf types: [UTType]) -> Bool {
    types.contains { hasItemConformingToTypeIdentifier($0.identifier) }
  }
}

nonisolated extension View {
  /// Lets a person drag the view, and drop what it stands for somewhere else.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(LiveTraitModifier<DragOffer, () -> Any?>(payload: data))
  }

  /// Lets a person drag the row this is in, where there is something to drag.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modifier(LiveTraitModifier<DragOffer, () -> Any?>(payload: { action?() }))
  }

  /// Lets a person drag the view, which is shown as something else on the way.
  public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View {
    modifier(LiveTraitModifier<DragOffer, () -> Any?>(payload: data))
  }

  /// Lets a person drop things of some types here.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Lets a person drop things of some types here.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    takesDrops(
      DropTarget(
        accepts: { providedItem(of: $0)?.comes(inOneOf: supportedContentTypes) ?? false },
        perform: { payload, location in providedItem(of: payload).map { action([$0], location) } ?? false },
        hovers: { isTargeted?.wrappedValue = $0 }))
  }

  /// Lets a person drop things of some types here.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    // Drops are told on the main thread only.
    nonisolated(unsafe) let delegate = delegate
    return takesDrops(
      DropTarget(
        accepts: { payload in
          guard let found = dropInfo(payload, types: supportedContentTypes) else { return false }
          nonisolated(unsafe) let info = found
          return MainActor.assumeIsolated { delegate.validateDrop(info: info) }
        },
        perform: { payload, location in
          guard let found = dropInfo(payload, at: location, types: supportedContentTypes) else { return false }
          nonisolated(unsafe) let info = found
          return MainActor.assumeIsolated {
            delegate.dropEntered(info: info)
            let isWanted =
              switch delegate.dropUpdated(info: info)?.operation {
              case .cancel, .forbidden: false
              case .copy, .move, nil: true
              }
            if isWanted { return delegate.performDrop(info: info) }
            delegate.dropExited(info: info)
            return false
          }
        }, hovers: { _ in }))
  }

  /// Lets a person drop things of some types here.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Lets a person drop things of some types here.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Lets a person drop things of some types here.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
  }

  private func takesDrops(_ target: DropTarget) -> some View {
    modifier(LiveTraitModifier<DropOffer, DropTarget>(payload: target))
  }
}

private func dropInfo(_ payload: Any, at location: CGPoint = .zero, types: [UTType]) -> DropInfo? {
  guard let provider = providedItem(of: payload), provider.comes(inOneOf: types) else { return nil }
  return DropInfo(location: location, providers: [provider])
}

/// What is dragged, in forms that are made when somebody wants them; nil if it has none.
func providedItem(of payload: Any) -> NSItemProvider? {
  if let provider = payload as? NSItemProvider { return provider }
  return (payload as? any Transferable)?.sharedContent.flatMap(\.provider)
}

extension _SharedContent {
  /// This in the forms others ask for.
  var provider: NSItemProvider? {
    switch self {
    case .text(let text): return NSItemProvider(object: NSString(string: text))
    case .url(let url): return NSURL(string: url.absoluteString).map(NSItemProvider.init)
    case .data(let data):
      let provider = NSItemProvider()
      provider.registerDataRepresentation(forTypeIdentifier: UTType.data.identifier, visibility: .all) { done in
        done(data, nil)
        return nil
      }
      return provider
    }
  }

  /// What data of a type stands for.
  init(_ data: Data, of type: String) {
    let type = UTType(type) ?? .data
    let text = String(decoding: data, as: UTF8.self)
    if type.conforms(to: .url), let url = URL(string: text) {
      self = .url(url)
    } else {
      self = type.conforms(to: .text) ? .text(text) : .data(data)
    }
  }
}
