import CairnUnsafe

/// Compares two values of a type, stored property by stored property.
final class FieldComparisons: @unchecked Sendable {
  // Sendable: it is immutable, and comparisons have no state.
  /// Whether every property can be compared; a closure, for example, cannot.
  let areComplete: Bool
  private let comparisons: [Comparison]

  init<T>(of type: T.Type) {
    var survey = FieldSurvey()
    survey.add(fieldsOf: type, at: 0)
    let fields = survey.finish()
    let isBlind = fields.isEmpty && MemoryLayout<T>.size > 0
    // A view that defines its own equality is asked. Plain bytes are quicker to compare than to ask.
    if !_isPOD(type), type is any View.Type, let equatable = type as? any Equatable.Type {
      comparisons = [equalityComparison(of: equatable)]
    } else {
      comparisons = isBlind ? [bytesComparison(of: type)] : fields
    }
    areComplete = survey.comparesEverything && !isBlind
  }

  /// Whether the values at two places are alike in every property.
  func areAlike(_ a: ValuePlace, _ b: ValuePlace) -> Bool {
    for comparison in comparisons where !comparison(a, b) { return false }
    return true
  }
}

/// Walks the stored properties of a type and collects the comparisons they need.
private struct FieldSurvey {
  private(set) var comparesEverything = true
  private var comparisons: [Comparison] = []
  /// Adjacent plain bytes are compared with one `memcmp`.
  private var plain: Range<Int>?

  mutating func add<T>(fieldsOf type: T.Type, at start: Int) {
    var survey = self
    StoredFields.forEach(of: type) { offset, fieldType in
      func field<F>(_ type: F.Type) { survey.add(field: type, at: start + offset) }
      _openExistential(fieldType, do: field)
      return true
    }
    self = survey
  }

  private mutating func add<F>(field type: F.Type, at offset: Int) {
    if let property = FieldPlan.dynamicProperty(type) {
      compare(with: propertyComparison(of: property), at: offset)
    } else if _isPOD(type) {
      addPlain(type, at: offset)
    } else {
      if !CairnCore.comparesEverything(in: type) { comparesEverything = false }
      compare(with: comparison(of: type), at: offset)
    }
  }

  private mutating func compare(with comparison: @escaping Comparison, at offset: Int) {
    endPlain()
    comparisons.append { comparison($0.part(at: offset), $1.part(at: offset)) }
  }

  /// Descends into structures, to skip the padding between their fields, whose content is undefined.
  private mutating func addPlain<F>(_ type: F.Type, at offset: Int) {
    switch TypeKind(of: type) {
    case .structure where hasFields(type):
      add(fieldsOf: type, at: offset)
    case .enumeration:
      compare(with: comparison(of: type), at: offset)
    default:
      let end = offset + MemoryLayout<F>.size
      if let range = plain, range.upperBound == offset {
        plain = range.lowerBound..<end
      } else {
        endPlain()
        plain = offset..<end
      }
    }
  }

  /// False for a C structure, whose fields are unknown.
  private func hasFields<F>(_ type: F.Type) -> Bool {
    StoredFields.forEach(of: type) { _, _ in false }
  }

  private mutating func endPlain() {
    guard let range = plain else { return }
    comparisons.append { ValuePlace.haveSameBytes($0, $1, in: range) }
    plain = nil
  }

  mutating func finish() -> [Comparison] {
    endPlain()
    return comparisons
  }
}
