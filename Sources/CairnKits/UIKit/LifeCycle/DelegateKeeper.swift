import CairnUnsafe
import Foundation

/// Retains an app's delegate, and forwards notifications to it.
@MainActor
final class DelegateKeeper<DelegateType: NSObject> {
  let delegate: DelegateType
  private var observations: [any NSObjectProtocol] = []

  init() { delegate = DelegateType.begun() }

  func listen(for name: Notification.Name, _ tell: @escaping @MainActor (DelegateType) -> Void) {
    observations.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated {
          if let delegate = self?.delegate { tell(delegate) }
        }
      })
  }

  isolated deinit { observations.forEach(NotificationCenter.default.removeObserver) }
}

extension NSObject {
  /// Creates an object with `init()`, whatever its class. On Linux, Foundation does not declare that
  /// initialiser as required, though every class that can be a delegate has it, so Swift cannot call it on a
  /// class value. The declaration below calls the same symbol as a class method instead.
  @_silgen_name("cairn_begin_object")
  fileprivate convenience init(_begun: Void) { self.init() }

  @_silgen_name("cairn_begin_object")
  private static func begunObject() -> NSObject

  static func begun() -> Self { checkedDowncast(begunObject(), to: Self.self) }
}
