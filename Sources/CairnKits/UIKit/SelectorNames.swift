// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the selector with a name, such as that of a property of a managed object.
///
///     if object.responds(to: NSSelectorFromString("image")) { … }
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
