import CairnFoundation
import Foundation

/// Values as the app's own transformers turn them into data.
///
/// A transformer for Core Data turns a value into data, and back. Only `NSSecureUnarchiveFromDataTransformer` and its subclasses turn
/// data into a value.
enum TransformedValue {
  static func data(_ value: Any, _ attribute: NSAttributeDescription) throws -> Data {
    guard let transformer = attribute.transformer,
      let data =
        (transformer is NSSecureUnarchiveFromDataTransformer
        ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)) as? Data
    else {
      throw CoreDataError.error(
        NSManagedObjectValidationError,
        "\(attribute.entity?.entityName ?? "").\(attribute.name) cannot be saved: "
          + "\(attribute.valueTransformerName ?? "Its transformer") makes no data of a \(type(of: value)).")
    }
    return data
  }

  /// Returns the value, or `nil` if the transformer makes nothing of the data.
  static func value(_ data: Data, _ transformer: ValueTransformer) -> Any? {
    transformer is NSSecureUnarchiveFromDataTransformer
      ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
  }
}

extension NSAttributeDescription {
  /// The app's own transformer of the values. Foundation's reads archives, as attributes without a transformer do.
  var transformer: ValueTransformer? {
    guard let name = valueTransformerName.map(NSValueTransformerName.init(rawValue:)),
      name != .secureUnarchiveFromDataTransformerName
    else { return nil }
    return ValueTransformer(forName: name)
  }
}
