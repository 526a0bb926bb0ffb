// swift-format-ignore-file: AvoidRetroactiveConformances
// Foundation is the only other module that could declare these, and on Linux it does not.

import Foundation

// On Apple's systems these may be arguments of a format, as in `NSPredicate(format: "date > %@", date as CVarArg)`. In a text
// they are their descriptions.

extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text of the value in a format.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// Nothing, as the text is passed instead.
  public var _cVarArgEncoding: [Int] { [] }
}

extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text of the value in a format.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// Nothing, as the text is passed instead.
  public var _cVarArgEncoding: [Int] { [] }
}

extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text of the value in a format.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// Nothing, as the text is passed instead.
  public var _cVarArgEncoding: [Int] { [] }
}

extension NSDate: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text of the value in a format.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// Nothing, as the text is passed instead.
  public var _cVarArgEncoding: [Int] { [] }
}

extension NSNumber: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text of the value in a format.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// Nothing, as the text is passed instead.
  public var _cVarArgEncoding: [Int] { [] }
}

extension NSSet: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text of the value in a format.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// Nothing, as the text is passed instead.
  public var _cVarArgEncoding: [Int] { [] }
}

extension NSArray: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text of the value in a format.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// Nothing, as the text is passed instead.
  public var _cVarArgEncoding: [Int] { [] }
}
