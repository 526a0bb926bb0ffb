import CairnValues
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension Color: Transferable {
  /// Between two places of one app the colour is handed over as it is; others get what it looks like in light surroundings.
  public static var transferRepresentation: some TransferRepresentation<Color> {
    DataRepresentation(contentType: UTType(exportedAs: "com.apple.color", conformingTo: .data)) { color in
      try JSONEncoder().encode(color.resolved(scheme: .light))
    } importing: { data in
      Color(try JSONDecoder().decode(Color.Resolved.self, from: data))
    }
  }
}
