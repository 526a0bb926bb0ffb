import CairnFoundation
import CairnScreen
import CairnUnsafe
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension DynamicViewContent {
  /// Lets a user drop items of the given types between the elements.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    EditableView(content: self) { $0.takeProviders(in: supportedContentTypes, action) }
  }

  /// Lets a user drop items of the given types between the elements.
  @_disfavoredOverload
  nonisolated public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.compactMap { UTType($0) }, perform: action)
  }

  /// Lets a user drop items of a type between the elements.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    EditableView(content: self) { $0.take(T.self, action) }
  }
}

extension ForEachEdits {
  mutating func takeProviders(in types: [UTType], _ action: @escaping (Int, [NSItemProvider]) -> Void) {
    insert = { payload, index in
      guard let provider = providedItem(of: payload), provider.comes(inOneOf: types) else { return false }
      action(index, [provider])
      return true
    }
  }

  mutating func take<T: Transferable>(_ type: T.Type, _ action: @escaping ([T], Int) -> Void) {
    insert = { payload, index in
      let items = droppedItems(payload, as: T.self)
      if items.isEmpty { return false }
      action(items, index)
      return true
    }
  }
}
