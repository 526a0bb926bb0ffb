import CairnLocks
import CairnUnsafe
import Foundation
import UniformTypeIdentifiers

/// An item to share, with representations that are created on demand.
///
///     let provider = NSItemProvider(object: title as NSString)
///     provider.loadObject(ofClass: NSString.self) { text, error in … }
open class NSItemProvider: NSObject, @unchecked Sendable {
  // Sendable: registrations are accessed only with the lock held.
  /// Receives the data of a representation.
  public typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void

  private struct Form {
    let type: String
    let load: @Sendable (@escaping DataHandler) -> Progress?
  }

  private let forms = Mutex<[Form]>([])
  /// The suggested file name.
  open var suggestedName: String?

  /// Creates an empty provider.
  public override init() {}

  /// Creates a provider with an object's representations.
  public init(object: any NSItemProviderWriting) {
    super.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of an item in one representation, or an empty provider for `nil`.
  public init(item: (any NSItemProviderWriting)?, typeIdentifier: String?) {
    super.init()
    guard let item else { return }
    for type in typeIdentifier.map({ [$0] }) ?? type(of: item).writableTypeIdentifiersForItemProvider {
      register(type, of: item)
    }
  }

  /// Creates a provider of a file, or `nil` if there is no file.
  public init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    super.init()
    suggestedName = fileURL.lastPathComponent
    registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { done in
      do { done(try Data(contentsOf: fileURL), nil) } catch { done(nil, error) }
      return nil
    }
  }

  /// The available representations, the best one first.
  open var registeredTypeIdentifiers: [String] { forms.withLock { $0.map(\.type) } }

  /// Returns whether there is a representation of this type or a subtype.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { form(for: typeIdentifier) != nil }

  /// Adds a representation that is created on demand.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping DataHandler) -> Progress?
  ) {
    forms.withLock { $0.append(Form(type: typeIdentifier, load: loadHandler)) }
  }

  /// Adds an object's representations.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    for type in type(of: object).writableTypeIdentifiersForItemProvider { register(type, of: object) }
  }

  private func register(_ type: String, of object: any NSItemProviderWriting) {
    let object = Handed(object)
    registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
      object.value.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
    }
  }

  /// Loads a representation's data.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping DataHandler
  ) -> Progress {
    guard let form = form(for: typeIdentifier) else {
      completionHandler(nil, NSItemProviderError.missing(typeIdentifier, among: registeredTypeIdentifiers))
      return Progress.finished
    }
    return form.load(completionHandler) ?? Progress.finished
  }

  /// Returns whether an object of a class can be created.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains { form(for: $0) != nil }
  }

  /// Creates an object of a class.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    // A class is the same on every thread.
    let wanted = Handed(aClass)
    return load(aClass.readableTypeIdentifiersForItemProvider) { data, type, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try wanted.value.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Returns whether a value of a type can be created.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass type: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: T._ObjectiveCType.self) }

  /// Creates a value of a type, such as `String` or `URL`.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    let done = Handed(completionHandler)
    return loadObject(
      ofClass: T._ObjectiveCType.self as any NSItemProviderReading.Type, completionHandler: Bridge<T>(done: done).finish
    )
  }

  private struct Bridge<T: _ObjectiveCBridgeable>: Sendable {
    let done: Handed<@Sendable (T?, (any Error)?) -> Void>

    @Sendable func finish(_ object: (any NSItemProviderReading)?, _ error: (any Error)?) {
      var value: T?
      if let object = object as? T._ObjectiveCType { _ = T._conditionallyBridgeFromObjectiveC(object, result: &value) }
      done.value(value, error)
    }
  }

  private func load(
    _ types: [String], _ done: @escaping @Sendable (Data?, _ type: String, (any Error)?) -> Void
  ) -> Progress {
    guard let type = types.first(where: { form(for: $0) != nil }) else {
      done(nil, "", NSItemProviderError.missing(types.first ?? "", among: registeredTypeIdentifiers))
      return Progress.finished
    }
    return loadDataRepresentation(forTypeIdentifier: type) { done($0, type, $1) }
  }

  private func form(for type: String) -> Form? {
    forms.withLock { forms in
      forms.first { $0.type == type }
        ?? forms.first { UTType(importedAs: $0.type).conforms(to: UTType(importedAs: type)) }
    }
  }
}

/// Who may receive a provider's representation.
///
///     provider.registerObject(note, visibility: .ownProcess)
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All programs.
  case all
  /// Apps of the same team.
  case team
  /// Apps of the same group.
  case group
  /// The app itself.
  case ownProcess
}

extension Progress {
  fileprivate static var finished: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}
