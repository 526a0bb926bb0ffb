import CairnCore
import CairnPlatform
import CairnValues
import Foundation

/// Asks the user to rate the app in the App Store, which does not exist here.
///
/// ```swift
/// @Environment(\.requestReview) private var requestReview
/// ```
public struct RequestReviewAction: Sendable {
  /// Only reports that nothing was asked.
  @MainActor
  public func callAsFunction() {
    MissingFramework.reportCall("requestReview", from: "StoreKit", outcome: "The user was not asked.")
  }
}

extension EnvironmentValues {
  /// Asks the user to rate the app, which only reports that it cannot.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// A view that sells subscriptions. A placeholder takes its place.
///
/// ```swift
/// SubscriptionStoreView(groupID: "21F2D…") { Features() }
/// ```
nonisolated public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content

  /// Creates a view of the subscriptions of a group.
  public init(groupID: String, visibleRelationships: SubscriptionRelationship = .all) where Content == EmptyView {
    content = EmptyView()
  }
  /// Creates a view of subscriptions.
  public init<C: Collection>(productIDs: C) where C.Element == String, Content == EmptyView { content = EmptyView() }
  /// Creates a view of the subscriptions of a group below what the app says about them.
  public init(
    groupID: String, visibleRelationships: SubscriptionRelationship = .all, @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }
  /// Creates a view of subscriptions below what the app says about them.
  public init<C: Collection>(
    productIDs: C, @ViewBuilder marketingContent: () -> Content
  ) where C.Element == String { content = marketingContent() }

  @MainActor public var body: some View {
    VStack {
      content
      MissingView("SubscriptionStoreView", from: "StoreKit")
    }
  }

  /// Which subscriptions are shown.
  ///
  /// ```swift
  /// SubscriptionStoreView(groupID: id, visibleRelationships: .upgrade)
  /// ```
  public struct SubscriptionRelationship: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var upgrade: Self { Self(rawValue: 1) }
    public static var downgrade: Self { Self(rawValue: 2) }
    public static var crossgrade: Self { Self(rawValue: 4) }
    public static var current: Self { Self(rawValue: 8) }
    public static var all: Self { [.upgrade, .downgrade, .crossgrade, .current] }
  }
}

/// A view that sells products. A placeholder takes its place.
///
/// ```swift
/// StoreView(ids: ["pro.monthly", "pro.yearly"])
/// ```
nonisolated public struct StoreView: View {
  /// Creates a view of products.
  public init<C: Collection>(ids: C, prefersPromotionalIcon: Bool = false) where C.Element == String {}
  @MainActor public var body: some View { MissingView("StoreView", from: "StoreKit") }
}

/// A view that sells a product. A placeholder takes its place.
///
/// ```swift
/// ProductView(id: "pro.yearly") { Image("pro") }
/// ```
nonisolated public struct ProductView<Icon: View>: View {
  private let icon: Icon
  /// Creates a view of a product.
  public init(id: String, prefersPromotionalIcon: Bool = false) where Icon == EmptyView { icon = EmptyView() }
  /// Creates a view of a product with an image.
  public init(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) { self.icon = icon() }

  @MainActor public var body: some View {
    HStack {
      icon
      MissingView("ProductView", from: "StoreKit")
    }
  }
}

nonisolated extension View {
  /// Lets a user manage subscriptions while a binding is true. A placeholder takes the place of the sheet.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    sheet(isPresented: isPresented) { MissingView("manageSubscriptionsSheet", from: "StoreKit") }
  }

  /// Lets a user redeem a code while a binding is true. A placeholder takes the place of the sheet.
  public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    sheet(isPresented: isPresented) { MissingView("offerCodeRedemption", from: "StoreKit") }
  }

  /// Calls an action after a purchase in this view. Has no effect, because there are none.
  public func onInAppPurchaseCompletion(
    perform action: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }

  /// Shows or hides a button of the views that sell something. Has no effect.
  public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View { self }
}

/// A button of the views that sell something.
///
/// ```swift
/// StoreView(ids: ids).storeButton(.visible, for: .restorePurchases)
/// ```
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let cancellation = Self(name: "cancellation")
  public static let restorePurchases = Self(name: "restorePurchases")
  public static let redeemCode = Self(name: "redeemCode")
  public static let signIn = Self(name: "signIn")
  public static let policies = Self(name: "policies")
}
