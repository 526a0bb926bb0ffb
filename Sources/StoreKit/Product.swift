import CairnKits
import CairnPlatform
@_exported import Foundation

/// Something that an app sells. None can be had here, because there is no App Store.
///
/// ```swift
/// let products = try await Product.products(for: ["pro.yearly"])
/// ```
public struct Product: Identifiable, Hashable, Sendable {
  /// The kind of a product.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// What came of a purchase.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }

  /// A choice about a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    /// Names the account that buys.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: token.uuidString) }
    /// Buys several.
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "\(quantity)") }
  }

  /// Why a purchase failed.
  public enum PurchaseError: Error, Sendable {
    case productUnavailable, purchaseNotAllowed
  }

  /// Identifies the product.
  public let id: String
  /// The kind.
  public let type: ProductType
  /// The name for users.
  public let displayName: String
  /// The description for users.
  public let description: String
  /// The price.
  public let price: Decimal
  /// The price for users.
  public let displayPrice: String
  /// The subscription, if the product is one.
  public let subscription: SubscriptionInfo?
  /// Whether a family shares a purchase.
  public let isFamilyShareable: Bool

  private init?() { return nil }

  /// Returns no products, and reports that.
  public static func products<C: Collection>(for identifiers: C) async throws -> [Product] where C.Element == String {
    MissingFramework.reportCall(
      "Product.products(for:)", from: "StoreKit", outcome: "It returns none. Sell on the web, or give everything away.")
    return []
  }

  /// Buys the product. Never called, because there are no products.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw PurchaseError.productUnavailable
  }
}

/// A purchase. None is ever made.
///
/// ```swift
/// await transaction.finish()
/// ```
public struct Transaction: Identifiable, Hashable, Sendable {
  /// Identifies the purchase.
  public let id: UInt64
  /// Identifies the first purchase of a subscription.
  public let originalID: UInt64
  /// Identifies the product.
  public let productID: String
  /// The kind of the product.
  public let productType: Product.ProductType
  /// The subscriptions of which a user has one at a time.
  public let subscriptionGroupID: String?
  /// How many were bought.
  public let purchasedQuantity: Int
  /// The account that bought it.
  public let appAccountToken: UUID?
  /// Whether the user has gone on to a better subscription.
  public let isUpgraded: Bool
  /// When it was bought.
  public let purchaseDate: Date
  /// When it ends.
  public let expirationDate: Date?
  /// When it was taken back.
  public let revocationDate: Date?
  /// Why it was taken back.
  public let revocationReason: RevocationReason?

  private init?() { return nil }

  /// Ends the purchase.
  public func finish() async {}

  /// Purchases over time. There are none.
  public typealias Transactions = AsyncStream<VerificationResult<Transaction>>
  /// The purchases that a user has. There are none.
  public static var currentEntitlements: Transactions { Transactions { $0.finish() } }
  /// All purchases. There are none.
  public static var all: Transactions { Transactions { $0.finish() } }
  /// Purchases that the app has not finished. There are none.
  public static var unfinished: Transactions { Transactions { $0.finish() } }
  /// New purchases. There are none.
  public static var updates: Transactions { Transactions { $0.finish() } }
  /// Returns the last purchase of a product. There is none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// Returns the purchase of a product that a user has. There is none.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// A purchase, and whether the store signed it.
///
/// ```swift
/// guard case .verified(let transaction) = result else { return }
/// ```
public enum VerificationResult<SignedType> {
  case verified(SignedType)
  case unverified(SignedType, VerificationError)

  /// Why a signature is not good.
  public enum VerificationError: Error, Sendable {
    case invalidSignature, revokedCertificate, missingRequiredProperties
  }

  /// The purchase, signed or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }

  /// The purchase, if it is signed.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

/// The App Store, which does not exist here.
///
/// ```swift
/// try await AppStore.sync()
/// ```
public enum AppStore {
  /// Whether users can pay. They cannot.
  public static var canMakePayments: Bool { false }

  /// Restores purchases. There are none.
  public static func sync() async throws {
    MissingFramework.reportCall("AppStore.sync()", from: "StoreKit", outcome: "There are no purchases to restore.")
  }

  /// Asks for a review, which only reports that it cannot.
  @MainActor public static func requestReview(in scene: UIWindowScene) { RequestReviewAction()() }
}

/// The older way to ask for a review.
///
/// ```swift
/// SKStoreReviewController.requestReview(in: scene)
/// ```
public enum SKStoreReviewController {
  /// Asks for a review, which only reports that it cannot.
  @MainActor public static func requestReview(in scene: UIWindowScene) { RequestReviewAction()() }
  /// Asks for a review, which only reports that it cannot.
  @MainActor public static func requestReview() { RequestReviewAction()() }
}
