import CairnScreen
import CairnValues

/// Changes the transaction for changes inside.
nonisolated struct TransactionModifier: UnaryModifier {
  typealias Body = Never
  let transform: (inout Transaction) -> Void

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: TransactionModifier

    init(_ modifier: TransactionModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
    }

    func modifierChanged(from old: TransactionModifier) { tellAnimation() }

    override func adjust(_ transaction: inout Transaction) { modifier.transform(&transaction) }
  }
}

/// Changes the transaction only in the turn in which a value changes.
nonisolated struct ValueTransactionModifier<V: Equatable>: UnaryModifier {
  typealias Body = Never
  let value: V
  let transform: (inout Transaction) -> Void

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: ValueTransactionModifier
    private var changedInTurn = -1

    init(_ modifier: ValueTransactionModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
    }

    func modifierChanged(from old: ValueTransactionModifier) {
      guard old.value != modifier.value else { return }
      changedInTurn = graph.turnCount
      tellAnimation()
    }

    override func adjust(_ transaction: inout Transaction) {
      if changedInTurn == graph.turnCount { modifier.transform(&transaction) }
    }
  }
}

extension Node {
  /// Tells the host which animation applies to this turn's changes in the views below.
  fileprivate func tellAnimation() {
    let animation = effectiveTransaction().animation
    var elements: [Element] = []
    collectElements(into: &elements)
    for element in elements { element.screen.animate(element, animation) }
  }

  /// Returns the transaction of the current turn after the modifiers above this node have adjusted it.
  func effectiveTransaction() -> Transaction {
    var above: [Node] = []
    var node: Node? = self
    while let current = node {
      above.append(current)
      node = current.parent
    }
    var transaction = graph.transaction
    for node in above.reversed() { node.adjust(&transaction) }
    return transaction
  }
}

nonisolated extension View {
  /// Changes the transaction of every change inside this view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Changes the transaction of the changes inside this view that accompany a change of `value`.
  public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }

  /// Animates the changes inside this view that accompany a change of `value`.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(
      ValueTransactionModifier(value: value) { if !$0.disablesAnimations { $0.animation = animation } })
  }

  /// Animates every change of this view.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier { if !$0.disablesAnimations { $0.animation = animation } })
  }
}
