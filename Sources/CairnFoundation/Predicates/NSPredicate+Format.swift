import CairnPrinting
import Foundation

extension NSPredicate {
  /// Makes a predicate of a text such as `SELF MATCHES %@`.
  ///
  /// Values are read from dictionaries by key, and from other things by the names of their stored properties. A text that
  /// makes no sense is told on standard error, and nothing fulfils it.
  ///
  ///     NSPredicate(format: "SELF MATCHES %@", "[0-9]+").evaluate(with: "123")
  public convenience init(format predicateFormat: String, _ arguments: Any...) {
    self.init(format: predicateFormat, argumentArray: arguments)
  }

  /// Makes a predicate of a text and what stands for the places in it.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var reader = PredicateReader(predicateFormat, arguments: arguments ?? [])
    let condition = reader.read()
    if condition == nil {
      // A format may have in it what a person typed or a file says.
      let format = predicateFormat.printable
      FileHandle.standardError.write(Data("NSPredicate: cannot read the format \"\(format)\".\n".utf8))
    }
    self.init { object, _ in condition?(object) ?? false }
  }
}
