import CairnPrinting
import Foundation

extension NSPredicate {
  /// Creates a predicate from a format such as `SELF MATCHES %@`.
  ///
  /// Values are read by key from dictionaries, and by stored property name from other values. An invalid format
  /// is reported on standard error, and the predicate never matches.
  ///
  ///     NSPredicate(format: "SELF MATCHES %@", "[0-9]+").evaluate(with: "123")
  public convenience init(format predicateFormat: String, _ arguments: Any...) {
    self.init(format: predicateFormat, argumentArray: arguments)
  }

  /// Creates a predicate from a format and its arguments.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var reader = PredicateReader(predicateFormat, arguments: arguments ?? [])
    let condition = reader.read()
    if condition == nil {
      // A format may contain text that a user typed or a file contains.
      let format = predicateFormat.printable
      StandardError.write("NSPredicate: cannot read the format \"\(format)\".\n")
    }
    self.init { object, _ in condition?(object) ?? false }
  }
}
