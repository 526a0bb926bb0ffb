import CoreTransferable

/// A picture is not handed on: it is a name or data that only the host understands.
extension Image: Transferable {
  public static var transferRepresentation: _PlainRepresentation<Image> { _PlainRepresentation() }
}
