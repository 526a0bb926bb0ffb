import Foundation

extension Product {
  /// How long a subscription lasts before it is paid again.
  ///
  /// ```swift
  /// Text(period.formatted())
  /// ```
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// A unit of time.
    public enum Unit: Hashable, Sendable {
      case day, week, month, year

      /// The name for users.
      public var localizedDescription: String { formatted() }

      /// The name for users.
      public func formatted() -> String { FormatStyle().format(self) }

      /// The unit in a format.
      public func formatted(_ style: FormatStyle) -> String { style.format(self) }

      /// Writes the name of a unit.
      public struct FormatStyle: Foundation.FormatStyle {
        public func format(_ unit: Unit) -> String {
          switch unit {
          case .day: String(localized: "Day")
          case .week: String(localized: "Week")
          case .month: String(localized: "Month")
          case .year: String(localized: "Year")
          }
        }
      }
    }

    /// Writes a period, such as "2 weeks".
    public struct FormatStyle: Foundation.FormatStyle {
      public func format(_ period: SubscriptionPeriod) -> String {
        let text: AttributedString =
          switch period.unit {
          case .day: AttributedString(localized: "^[\(period.value) day](inflect: true)")
          case .week: AttributedString(localized: "^[\(period.value) week](inflect: true)")
          case .month: AttributedString(localized: "^[\(period.value) month](inflect: true)")
          case .year: AttributedString(localized: "^[\(period.value) year](inflect: true)")
          }
        return String(text.characters)
      }
    }

    /// The unit.
    public let unit: Unit
    /// How many units.
    public let value: Int

    /// A week.
    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    /// A month.
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    /// A year.
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)

    /// The period for users.
    public func formatted() -> String { FormatStyle().format(self) }

    /// The period in a format.
    public func formatted(_ style: FormatStyle) -> String { style.format(self) }
  }
}

extension Product {
  /// A lower price for new or returning users.
  ///
  /// ```swift
  /// if let offer = info.introductoryOffer { Text("\(offer.displayPrice) at first") }
  /// ```
  public struct SubscriptionOffer: Hashable, Sendable {
    /// Who gets an offer.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let introductory = OfferType(rawValue: "Introductory")
      public static let promotional = OfferType(rawValue: "Promotional")
      public static let winBack = OfferType(rawValue: "WinBack")
    }

    /// How an offer is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
    }

    /// Identifies the offer.
    public let id: String?
    /// Who gets it.
    public let type: OfferType
    /// The price.
    public let price: Decimal
    /// The price for users.
    public let displayPrice: String
    /// How long one payment lasts.
    public let period: SubscriptionPeriod
    /// For how many periods the offer holds.
    public let periodCount: Int
    /// How it is paid.
    public let paymentMode: PaymentMode
  }

  /// The details of a subscription. There are none here.
  ///
  /// ```swift
  /// let statuses = try await Product.SubscriptionInfo.status(for: groupID)
  /// ```
  public struct SubscriptionInfo: Hashable, Sendable {
    /// An offer for new users.
    public let introductoryOffer: SubscriptionOffer?
    /// Offers for users who are or were subscribed.
    public let promotionalOffers: [SubscriptionOffer]
    /// The subscriptions of which a user has one at a time.
    public let subscriptionGroupID: String
    /// The name of the group for users.
    public let groupDisplayName: String
    /// The level in the group, from 1, the best.
    public let groupLevel: Int
    /// How long it lasts before it is paid again.
    public let subscriptionPeriod: SubscriptionPeriod

    private init?() { return nil }

    /// Whether a user may have the introductory offer. There is none.
    public var isEligibleForIntroOffer: Bool { get async { false } }

    /// The user's subscriptions of the group. There are none.
    public var status: [Status] { get async throws { [] } }

    /// Returns whether a user may have an introductory offer. There is none.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

    /// Returns the user's subscriptions of a group. There are none.
    public static func status(for groupID: String) async throws -> [Status] { [] }

    /// Whether a subscription is paid.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
    }

    /// What happens when a subscription ends.
    public struct RenewalInfo: Hashable, Sendable {
      /// Identifies the first purchase.
      public let originalTransactionID: UInt64
      /// The product that the user has.
      public let currentProductID: String
      /// The product that the user will have.
      public let autoRenewPreference: String?
      /// Whether the subscription continues.
      public let willAutoRenew: Bool
      /// When it is paid again.
      public let renewalDate: Date?

      private init?() { return nil }
    }

    /// A user's subscription.
    public struct Status: Hashable, Sendable {
      /// Whether it is paid.
      public let state: RenewalState
      /// The last purchase.
      public let transaction: VerificationResult<Transaction>
      /// What happens when it ends.
      public let renewalInfo: VerificationResult<RenewalInfo>

      private init?() { return nil }

      /// Changes of subscriptions. There are none.
      public static var updates: AsyncStream<Status> { AsyncStream { $0.finish() } }
    }
  }

  /// Writes the price.
  public var priceFormatStyle: Decimal.FormatStyle.Currency { Decimal.FormatStyle.Currency(code: "USD") }
  /// Writes the period of a subscription.
  public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle { SubscriptionPeriod.FormatStyle() }
  /// Writes the unit of a period.
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle {
    SubscriptionPeriod.Unit.FormatStyle()
  }
}

/// The App Store of a country. There is none here.
///
/// ```swift
/// let country = await Storefront.current?.countryCode
/// ```
public struct Storefront: Identifiable, Hashable, Sendable {
  /// Identifies the store.
  public let id: String
  /// The country, by three letters.
  public let countryCode: String

  private init?() { return nil }

  /// The user's store. There is none.
  public static var current: Storefront? { get async { nil } }
  /// Changes of the store. There are none.
  public static var updates: AsyncStream<Storefront> { AsyncStream { $0.finish() } }
}
