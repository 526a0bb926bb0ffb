@_spi(Reflection) import Swift

/// The offsets of a class's published properties, computed once per class.
struct PublishedFields {
  private let offsets: [Int]

  init(of type: AnyClass) {
    // The standard library declares this option as a variable, which is not safe to read from several threads.
    let walkClass = _EachFieldOptions(rawValue: 1)
    var offsets: [Int] = []
    _ = _forEachField(of: type, options: walkClass) { _, offset, fieldType, _ in
      if fieldType is any PublishedField.Type { offsets.append(offset) }
      return true
    }
    self.offsets = offsets
  }

  var isEmpty: Bool { offsets.isEmpty }

  /// Returns the publisher for announcements of all the object's published properties. All of them receive it on
  /// first use: if one is replaced by a new `Published`, the others still have it.
  func publisher(in object: AnyObject) -> ObservableObjectPublisher {
    for offset in offsets {
      if let publisher = storage(at: offset, of: object).installedPublisher { return publisher }
    }
    let publisher = ObservableObjectPublisher()
    var installed = publisher
    for offset in offsets { installed = storage(at: offset, of: object).install(installed) }
    return installed
  }

  private func storage(at offset: Int, of object: AnyObject) -> AnyPublishedStorage {
    // A `Published` consists of a single reference to its storage.
    (Unmanaged.passUnretained(object).toOpaque() + offset).assumingMemoryBound(to: AnyPublishedStorage.self).pointee
  }
}

/// Identifies the wrapper among the fields of a class.
protocol PublishedField {}

extension Published: PublishedField {}
