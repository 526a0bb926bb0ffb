// swift-format-ignore-file: AlwaysUseLowerCamelCase
/// The version of Foundation: later than all that apps compare it with. Ask `#available` instead.
public let NSFoundationVersionNumber = 4000.0
/// The version of Foundation in iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
/// The last version of Foundation in iOS 8.
public let NSFoundationVersionNumber_iOS_8_x_Max = 1199.0
/// The last version of Foundation in iOS 9.
public let NSFoundationVersionNumber_iOS_9_x_Max = 1299.0
