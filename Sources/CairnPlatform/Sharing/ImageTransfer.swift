import CairnCore
import CoreTransferable

/// Images cannot be transferred: they are names or data that only the host understands.
extension Image: Transferable {
  public static var transferRepresentation: _PlainRepresentation<Image> { _PlainRepresentation() }
}
