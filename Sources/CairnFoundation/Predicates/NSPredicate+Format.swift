import CairnPrinting
import Foundation

/// What lets an initializer of a class return an instance of another one.
public protocol _PredicateFormatting {}

extension NSPredicate: _PredicateFormatting {}

extension _PredicateFormatting where Self: NSPredicate {
  /// Creates a predicate from a format such as `SELF MATCHES %@`.
  ///
  /// Values are read by key from dictionaries and managed objects, and by stored property name from other values. An
  /// invalid format is reported on standard error, and the predicate never matches.
  ///
  ///     NSPredicate(format: "SELF MATCHES %@", "[0-9]+").evaluate(with: "123")
  public init(format predicateFormat: String, _ arguments: Any...) {
    self.init(format: predicateFormat, argumentArray: arguments)
  }

  /// Creates a predicate from a format and its arguments.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var reader = PredicateReader(predicateFormat, arguments: arguments ?? [])
    let tree = reader.read()
    if tree == nil {
      // A format may contain text that a user typed or a file contains.
      let format = predicateFormat.printable
      StandardError.write("NSPredicate: cannot read the format \"\(format)\".\n")
    }
    self = FormatPredicate(tree ?? .constant(false), format: predicateFormat, arguments: arguments ?? []) as! Self
  }
}

extension NSPredicate {
  /// Returns the predicate with values in place of variables such as `$NAME`.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    let own = self as? FormatPredicate
    // Predicates of the same format differ in their arguments and in their variables. Others are the same only as themselves.
    let filled = variables.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    return FormatPredicate(
      PredicateTree(self).filled(variables), format: own?.format ?? "",
      arguments: (own.map(\.arguments) ?? [self, ObjectIdentifier(self)]) + filled)
  }
}
