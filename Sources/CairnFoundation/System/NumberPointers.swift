import Foundation

extension NSNumber {
  /// The number as an address, such as those in `Thread.callStackReturnAddresses`.
  public var pointerValue: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: uintValue) }
}
