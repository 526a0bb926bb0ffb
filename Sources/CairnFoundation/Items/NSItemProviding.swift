import Foundation

/// An object that can be handed on.
///
///     extension Note: NSItemProviderWriting { … }
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The forms it has, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes a form's data.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that can be made of what was handed on.
///
///     extension Note: NSItemProviderReading { … }
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The forms it can be made of, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an object of a form's data.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// Text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text", "public.text"] }

  /// The text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }

  /// The text of data in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    self.init(string: String(decoding: data, as: UTF8.self))
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// An address.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// An address.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }

  /// The address in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// The address in data in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let text = String(decoding: data, as: UTF8.self)
    guard let url = NSURL(string: text) as? Self else {
      throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "\(text.debugDescription) is no URL."])
    }
    return url
  }
}
