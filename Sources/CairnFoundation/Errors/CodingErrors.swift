import Foundation

// On Apple's systems `catch let error as NSError` catches every error. Here it only catches errors that can
// become one, which Foundation's own can. Without these conformances, a decoder's error would go uncaught and
// end the program.

// swift-format-ignore: AvoidRetroactiveConformances
extension DecodingError: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSError {
    switch self {
    case .keyNotFound(_, let context), .valueNotFound(_, let context):
      NSError(codingFailure: .coderValueNotFound, at: context.codingPath, context.debugDescription)
    case .typeMismatch(_, let context), .dataCorrupted(let context):
      NSError(codingFailure: .coderReadCorrupt, at: context.codingPath, context.debugDescription)
    @unknown default:
      NSError(codingFailure: .coderReadCorrupt, at: [], String(describing: self))
    }
  }

  public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout DecodingError?) {
    result = _unconditionallyBridgeFromObjectiveC(source)
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout DecodingError?) -> Bool {
    false
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> DecodingError {
    .dataCorrupted(Context(codingPath: [], debugDescription: source?.localizedDescription ?? ""))
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension EncodingError: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSError {
    switch self {
    case .invalidValue(_, let context):
      NSError(codingFailure: .coderInvalidValue, at: context.codingPath, context.debugDescription)
    @unknown default:
      NSError(codingFailure: .coderInvalidValue, at: [], String(describing: self))
    }
  }

  public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout EncodingError?) {
    result = _unconditionallyBridgeFromObjectiveC(source)
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout EncodingError?) -> Bool {
    false
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> EncodingError {
    .invalidValue(0, Context(codingPath: [], debugDescription: source?.localizedDescription ?? ""))
  }
}

extension NSError {
  fileprivate convenience init(codingFailure code: CocoaError.Code, at path: [any CodingKey], _ description: String) {
    let userInfo: [String: Any] = ["NSCodingPath": path, NSDebugDescriptionErrorKey: description]
    self.init(domain: NSCocoaErrorDomain, code: code.rawValue, userInfo: userInfo)
  }
}
