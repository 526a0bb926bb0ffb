import CairnValues

/// The transaction outside a group of modifiers that change it, for the view they are applied to.
private struct TransactionAround: TransactionKey {
  /// A class, because a value cannot contain another of its own type.
  final class Stored {
    let transaction: Transaction
    init(_ transaction: Transaction) { self.transaction = transaction }
  }

  static var defaultValue: Stored? { nil }
}

/// Changes the transaction for some modifiers.
nonisolated struct BodyTransactionModifier: UnaryModifier {
  typealias Body = Never
  let transform: (inout Transaction) -> Void

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: BodyTransactionModifier

    init(_ modifier: BodyTransactionModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
    }

    func modifierChanged(from old: BodyTransactionModifier) {}

    override func adjust(_ transaction: inout Transaction) {
      let around = TransactionAround.Stored(transaction)
      modifier.transform(&transaction)
      transaction[TransactionAround.self] = around
    }
  }
}

/// Restores the outer transaction for the view those modifiers are applied to.
nonisolated struct OuterTransactionModifier: UnaryModifier {
  typealias Body = Never

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: OuterTransactionModifier

    init(_ modifier: OuterTransactionModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
    }

    func modifierChanged(from old: OuterTransactionModifier) {}

    override func adjust(_ transaction: inout Transaction) {
      if let around = transaction[TransactionAround.self] { transaction = around.transaction }
    }
  }
}

nonisolated extension View {
  /// Changes the transaction for changes made by the modifiers in `body`, and for no others.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(OuterTransactionModifier())
      .modifier(AnimatorModifier<Self, _> { body($0).modifier(BodyTransactionModifier(transform: transform)) })
  }

  /// Animates changes made by the modifiers in `body`, and no others.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }
}

nonisolated extension View where Self: Equatable {
  /// Animates the changes inside this view that accompany a change of the view itself.
  public func animation(_ animation: Animation?) -> some View {
    self.animation(animation, value: self)
  }
}
