@_spi(Reflection) import Swift

/// Where the objects of a class keep their published properties, found out once for each class.
struct PublishedFields {
  private let offsets: [Int]

  init(of type: AnyClass) {
    // The library's own name for this option is a variable, which is not safe to read from several threads.
    let walkClass = _EachFieldOptions(rawValue: 1)
    var offsets: [Int] = []
    _ = _forEachField(of: type, options: walkClass) { _, offset, fieldType, _ in
      if fieldType is any PublishedField.Type { offsets.append(offset) }
      return true
    }
    self.offsets = offsets
  }

  var isEmpty: Bool { offsets.isEmpty }

  /// The publisher the object's properties announce through, which all of them receive on first use: one may be
  /// replaced by a new `Published`, and the others still know it.
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
    // A Published is nothing but a reference to its storage.
    (Unmanaged.passUnretained(object).toOpaque() + offset).assumingMemoryBound(to: AnyPublishedStorage.self).pointee
  }
}

/// Marks the wrapper among the fields of a class.
protocol PublishedField {}

extension Published: PublishedField {}
