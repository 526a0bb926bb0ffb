import CairnCore
import CairnPlatform
import CairnValues
import Foundation

/// The result of a task about purchases.
///
/// ```swift
/// content.subscriptionStatusTask(for: groupID) { state in statuses = state.value ?? [] }
/// ```
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)

  /// The value, if there is one.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }

  /// Returns the state with another value.
  public func map<New>(_ transform: @Sendable (Value) async throws -> New) async rethrows -> EntitlementTaskState<New> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

nonisolated extension View {
  /// Calls an action with the user's subscriptions of a group. There are none.
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping @MainActor (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { task(id: groupID, priority: priority) { await action(.success([])) } }

  /// Calls an action with the user's purchase of a product. There is none.
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping @MainActor (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View { task(id: productID, priority: priority) { await action(.success(nil)) } }

  /// Sets the style of views that sell a product. Has no effect.
  public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }

  /// Sets an image for each subscription. Has no effect.
  public func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View { self }

  /// Sets the style of the controls that choose a subscription. Has no effect.
  public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View { self }

  /// Sets the text of the button that subscribes. Has no effect.
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }

  /// Sets the background of the choices. Has no effect.
  public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }

  /// Sets what the sign-in button does. Has no effect.
  public func subscriptionStoreSignInAction(_ action: (@MainActor () -> Void)?) -> some View { self }

  /// Sets where a policy is found. Has no effect.
  public func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View { self }
}

/// The policies of a store.
public enum SubscriptionStorePolicyKind: Hashable, Sendable { case termsOfService, privacyPolicy }

/// The style of views that sell a product. Without effect.
@MainActor
public protocol ProductViewStyle {}

/// The sizes of a view that sells a product.
public struct StandardProductViewStyle: ProductViewStyle {}

extension ProductViewStyle where Self == StandardProductViewStyle {
  public static var automatic: Self { Self() }
  public static var compact: Self { Self() }
  public static var regular: Self { Self() }
  public static var large: Self { Self() }
}

/// The style of the controls that choose a subscription. Without effect.
@MainActor
public protocol SubscriptionStoreControlStyle {}

/// The controls that choose a subscription.
public struct StandardSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {}

extension SubscriptionStoreControlStyle where Self == StandardSubscriptionStoreControlStyle {
  public static var automatic: Self { Self() }
  public static var buttons: Self { Self() }
  public static var picker: Self { Self() }
  public static var prominentPicker: Self { Self() }
}

/// The text of the button that subscribes. Without effect.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let multiline = Self(name: "multiline")
  public static let singleLine = Self(name: "singleLine")
  public static let displayName = Self(name: "displayName")
  public static let price = Self(name: "price")
  public static let action = Self(name: "action")
}

extension Transaction {
  /// Why a purchase was taken back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let other = RevocationReason(rawValue: 0)
    public static let developerIssue = RevocationReason(rawValue: 1)

    /// The reason for users.
    public var localizedDescription: String {
      self == .developerIssue ? String(localized: "A problem of the app") : String(localized: "Another reason")
    }
  }
}

extension ContainerBackgroundPlacement {
  /// A view that sells subscriptions. Without effect.
  public static let subscriptionStore = ContainerBackgroundPlacement("subscriptionStore")
  /// The top of a view that sells subscriptions. Without effect.
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement("subscriptionStoreHeader")
  /// The whole height of a view that sells subscriptions. Without effect.
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement("subscriptionStoreFullHeight")
}
