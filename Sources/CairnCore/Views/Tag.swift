import CairnScreen

struct TagTrait: ElementTraitKey {
  typealias Value = Tag
}

/// The identity of an option or a row.
struct Tag: Equatable {
  let value: AnyHashable
  /// Whether the tag also matches an optional of its type.
  let includesOptional: Bool
}

/// The ID of a row in its collection, used when the view has no tag.
enum ImplicitTagTrait: ElementTraitKey {
  typealias Value = Tag
}
