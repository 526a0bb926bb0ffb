import Foundation

/// A kind of data: a picture, a text, a folder.
///
/// ```swift
/// UTType(filenameExtension: "png")  // .png
/// UTType.png.conforms(to: .image)  // true
/// ```
public struct UTType: Hashable, Sendable {
  /// The identifier, such as `public.png`.
  public let identifier: String
  /// The supertypes of a type that the app declares.
  private let declaredParents: [String]

  init(known identifier: String) {
    self.identifier = identifier
    declaredParents = []
  }

  private init(_ identifier: String, parents: [String]) {
    self.identifier = identifier
    declaredParents = parents
  }

  /// Creates the type with an identifier, or `nil` if it is unknown.
  public init?(_ identifier: String) {
    guard let known = KnownType.byIdentifier[identifier.lowercased()] else { return nil }
    self.init(known: known.identifier)
  }

  /// Creates the type of files with an extension. Returns `nil` only for invalid extensions; an unknown type is
  /// dynamic.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type of data with a MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates the type of a tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let tag = tag.lowercased()
    guard !tag.isEmpty, !tag.contains("."), !tag.contains("/") || tagClass == .mimeType else { return nil }
    let found = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
    if let first = found.first {
      self = first
    } else {
      self.init("dyn.\(tagClass == .mimeType ? "mime" : "ext").\(tag)", parents: [(supertype ?? .data).identifier])
    }
  }

  /// Creates a type that the app owns.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier.lowercased(), parents: [(parentType ?? .data).identifier])
  }

  /// Creates a type of another owner that the app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    if let known = UTType(identifier) {
      self = known
    } else {
      self.init(exportedAs: identifier, conformingTo: parentType)
    }
  }

  private var known: KnownType? { KnownType.byIdentifier[identifier] }

  /// The usual file extension.
  public var preferredFilenameExtension: String? {
    known?.fileExtensions.first ?? (identifier.hasPrefix("dyn.ext.") ? String(identifier.dropFirst(8)) : nil)
  }

  /// The usual MIME type.
  public var preferredMIMEType: String? {
    known?.mimeTypes.first ?? (identifier.hasPrefix("dyn.mime.") ? String(identifier.dropFirst(9)) : nil)
  }

  /// The name for users.
  public var localizedDescription: String? {
    guard let known else { return preferredFilenameExtension.map { "\($0.uppercased()) file" } }
    return known.fileExtensions.first.map { "\($0.uppercased()) file" }
      ?? identifier.split(separator: ".").last?.replacingOccurrences(of: "-", with: " ")
  }

  /// The type's tags.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    if let extensions = known?.fileExtensions, !extensions.isEmpty { tags[.filenameExtension] = extensions }
    if let mimeTypes = known?.mimeTypes, !mimeTypes.isEmpty { tags[.mimeType] = mimeTypes }
    return tags
  }

  /// Whether the type was created for an unknown tag.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the type is known or declared by the app.
  public var isDeclared: Bool { !isDynamic }
  /// Whether the type is in the public domain.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// The type's reference. Always `nil` on this system.
  public var referenceURL: URL? { nil }
  /// The version of its declaration.
  public var version: Int? { nil }

  /// All supertypes.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = known?.parents ?? declaredParents
    while let next = waiting.popLast() {
      guard found.insert(UTType(known: next)).inserted else { continue }
      waiting += KnownType.byIdentifier[next]?.parents ?? []
    }
    return found
  }

  /// Returns whether this is a type or a subtype of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  /// Returns whether this is a subtype of a type.
  public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }
  /// Returns whether this is a supertype of a type.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Returns all types of a tag.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let tag = tag.lowercased()
    return KnownType.all.filter {
      (tagClass == .mimeType ? $0.mimeTypes : $0.fileExtensions).contains { $0.lowercased() == tag }
    }
    .map { UTType(known: $0.identifier) }
    .filter { type in supertype.map { $0 == .data || type.conforms(to: $0) } ?? true }
  }

  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(exportedAs: identifier)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// The class of a tag.
///
/// ```swift
/// UTType(tag: "png", tagClass: .filenameExtension, conformingTo: .image)
/// ```
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A file extension.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// A MIME type.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
  /// Returns the URL with a component that has a type's extension.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(contentType.name(of: partialName))
  }

  /// Returns the URL with a type's extension.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
  }

  /// Adds a component that has a type's extension.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// Adds a type's extension.
  public mutating func appendPathExtension(for contentType: UTType) { self = appendingPathExtension(for: contentType) }
}

extension UTType {
  /// Returns a name with an extension of the type, keeping its own if it has one.
  package func name(of partialName: String) -> String {
    guard let preferred = preferredFilenameExtension else { return partialName }
    let own = (partialName as NSString).pathExtension.lowercased()
    let fits = known.map { $0.fileExtensions.contains(own) } ?? (own == preferred)
    return fits ? partialName : "\(partialName).\(preferred)"
  }
}
