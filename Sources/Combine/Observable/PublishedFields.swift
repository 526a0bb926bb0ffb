import CairnUnsafe

/// The offsets of a class's published properties, computed once per class.
struct PublishedFields {
  private let offsets: [Int]

  init(of type: AnyClass) {
    var offsets: [Int] = []
    StoredFields.forEach(ofClass: type) { offset, fieldType in
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
    storedProperty(at: offset, of: object, as: AnyPublishedStorage.self)
  }
}

/// Identifies the wrapper among the fields of a class.
protocol PublishedField {}

extension Published: PublishedField {}
