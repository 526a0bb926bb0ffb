import CairnWireSystem

/// Reads the body of a response from a file.
@MainActor
package final class FileSource: BodySource {
  /// The length of the file.
  package let count: Int
  private let file: Descriptor
  private var offset: Int64 = 0
  private var end: Int64

  /// Opens a regular file.
  package init(path: String) throws {
    var size: Int64 = 0
    file = Descriptor(owning: try SystemError.check(wire_open_file(path, &size), "opening \(path)"))
    count = Int(size)
    end = size
  }

  /// Limits what is read to a part of the file.
  package func limit(to part: Range<Int>) { (offset, end) = (Int64(part.lowerBound), Int64(part.upperBound)) }

  package func read(upTo count: Int) -> BodyPart {
    let wanted = min(count, Int(end - offset))
    guard wanted > 0 else { return .end }
    // The file has become shorter than the length that was sent.
    guard let bytes = SystemCalls.read(file: file.number, at: offset, count: wanted), !bytes.isEmpty else {
      return .failed
    }
    offset += Int64(bytes.count)
    return .bytes(bytes)
  }
}
