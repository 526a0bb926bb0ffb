/// A value that a wrapper of views or columns passes on to what it wraps.
///
/// ```swift
/// static func _makeContent(content: _GraphValue<Tracked>, inputs: _TableColumnInputs) -> _TableColumnOutputs {
///   Content._makeContent(content: content[\.body], inputs: inputs)
/// }
/// ```
public struct _GraphValue<Value> {
  let value: Value
  /// Whether it is a part of another value.
  var isPart = false

  /// Returns a part of the value.
  public subscript<Part>(keyPath: KeyPath<Value, Part>) -> _GraphValue<Part> {
    _GraphValue<Part>(value: value[keyPath: keyPath], isPart: true)
  }
}

/// What columns of a table get from the table.
public struct _TableColumnInputs {}

/// The columns that `_makeContent` returns.
public struct _TableColumnOutputs {
  /// An array of the column's type.
  let parts: Any
}
