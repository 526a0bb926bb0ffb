import CairnFoundation
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
  package func comes(inOneOf types: [UTType]) -> Bool {
    types.contains { hasItemConformingToTypeIdentifier($0.identifier) }
  }
}

/// Returns a dragged item as a provider that creates its data on demand, or `nil` if it has no data.
package func providedItem(of payload: Any) -> NSItemProvider? {
  if let provider = payload as? NSItemProvider { return provider }
  return (Drag.items(of: payload).first as? any Transferable)?.sharedContent.flatMap(\.provider)
}

extension _SharedContent {
  /// The content as an item provider.
  package var provider: NSItemProvider? {
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

  /// Creates content from data of a type.
  package init(_ data: Data, of type: String) {
    let type = UTType(type) ?? .data
    let text = String(decoding: data, as: UTF8.self)
    if type.conforms(to: .url), let url = URL(string: text) {
      self = .url(url)
    } else {
      self = type.conforms(to: .text) ? .text(text) : .data(data)
    }
  }
}
