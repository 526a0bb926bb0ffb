import CairnScreen

/// The selection of a list.
@MainActor
protocol RowSelection {
  /// Where the selection is stored.
  var binding: Any { get }
  var isMultiple: Bool { get }
  /// Whether a row with the tag can be selected, that is, whether the tag has the selection's type.
  func accepts(_ tag: Tag) -> Bool
  func contains(_ tag: Tag) -> Bool
  func select(_ tag: Tag)
  func deselect(_ tag: Tag)
  /// All selected values, whether or not a row shows them.
  var values: [AnyHashable] { get }
  /// Selects one value and deselects all others.
  func selectOnly(_ tag: Tag)
  /// Selects exactly these values if multiple selection is allowed, and otherwise the last of them.
  func selectOnly(_ tags: [Tag])
  /// Clears the selection if it may be empty.
  func clear()
  /// The selected value, if any.
  var selected: AnyHashable? { get }
}

/// The binding of a selection.
nonisolated enum SelectionStorage<V: Hashable> {
  case single(Binding<V?>)
  case required(Binding<V>)
  case many(Binding<Set<V>>)
}

/// A selection of values of one type.
@MainActor
struct SelectionOf<V: Hashable>: RowSelection {
  let storage: SelectionStorage<V>

  var binding: Any {
    switch storage {
    case .single(let binding): binding
    case .required(let binding): binding
    case .many(let binding): binding
    }
  }

  var isMultiple: Bool {
    if case .many = storage { true } else { false }
  }

  func accepts(_ tag: Tag) -> Bool { tag.value(as: V.self) != nil }

  func contains(_ tag: Tag) -> Bool {
    guard let value = tag.value(as: V.self) else { return false }
    return switch storage {
    case .single(let binding): binding.wrappedValue == value
    case .required(let binding): binding.wrappedValue == value
    case .many(let binding): binding.wrappedValue.contains(value)
    }
  }

  var values: [AnyHashable] {
    switch storage {
    case .single(let binding): binding.wrappedValue.map { [AnyHashable($0)] } ?? []
    case .required(let binding): [AnyHashable(binding.wrappedValue)]
    case .many(let binding): binding.wrappedValue.map { AnyHashable($0) }
    }
  }

  func select(_ tag: Tag) {
    guard let value = tag.value(as: V.self) else { return }
    switch storage {
    case .single(let binding): binding.wrappedValue = value
    case .required(let binding): binding.wrappedValue = value
    case .many(let binding): binding.wrappedValue.insert(value)
    }
  }

  func deselect(_ tag: Tag) {
    guard let value = tag.value(as: V.self) else { return }
    switch storage {
    case .single(let binding): if binding.wrappedValue == value { binding.wrappedValue = nil }
    case .required: break
    case .many(let binding): binding.wrappedValue.remove(value)
    }
  }

  func clear() {
    switch storage {
    case .single(let binding): if binding.wrappedValue != nil { binding.wrappedValue = nil }
    case .required: break
    case .many(let binding): if !binding.wrappedValue.isEmpty { binding.wrappedValue = [] }
    }
  }

  var selected: AnyHashable? {
    switch storage {
    case .single(let binding): binding.wrappedValue.map { AnyHashable($0) }
    case .required(let binding): AnyHashable(binding.wrappedValue)
    case .many(let binding): binding.wrappedValue.isEmpty ? nil : AnyHashable(binding.wrappedValue)
    }
  }

  func selectOnly(_ tag: Tag) {
    guard case .many(let binding) = storage else { return select(tag) }
    if let value = tag.value(as: V.self) { binding.wrappedValue = [value] }
  }

  func selectOnly(_ tags: [Tag]) {
    guard case .many(let binding) = storage else {
      if let last = tags.last { select(last) }
      return
    }
    binding.wrappedValue = Set(tags.compactMap { $0.value(as: V.self) })
  }
}

extension Tag {
  /// Returns the tag as a value of the selection's type, or `nil` if it has another type. A tag also matches an
  /// optional of its type, and an optional tag matches the value it wraps.
  func value<V>(as wanted: V.Type) -> V? { value.base as? V }
}
