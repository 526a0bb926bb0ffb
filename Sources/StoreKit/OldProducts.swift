import Foundation

/// The state of a payment in StoreKit's first interface.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// A product in StoreKit's first interface. None can be had here.
public final class SKProduct: NSObject, Sendable {
  /// The unit of a subscription's period.
  public enum PeriodUnit: UInt, Sendable {
    case day, week, month, year
  }

  @available(*, unavailable, message: "Nothing can be sold here, because there is no App Store.")
  override public init() { fatalError("There is no product.") }
}
