import CairnCore
import CairnValues
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension Color: Transferable {
  /// Within an app, the color is passed unchanged; other apps get its light appearance.
  public static var transferRepresentation: some TransferRepresentation<Color> {
    DataRepresentation(contentType: UTType(exportedAs: "com.apple.color", conformingTo: .data)) { color in
      try JSONEncoder().encode(color.resolved(scheme: .light))
    } importing: { data in
      Color(try JSONDecoder().decode(Color.Resolved.self, from: data))
    }
  }
}
