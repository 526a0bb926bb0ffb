import CairnNavigation

/// What happened to a stack in a turn.
@dynamicMemberLookup
package struct StackTurn {
  package let change: StackChange
  package let transition: StackTransition

  package var isEmpty: Bool { change.isEmpty && transition == .none }

  package subscript<Value>(dynamicMember part: KeyPath<StackChange, Value>) -> Value { change[keyPath: part] }

  package static func == (turn: StackTurn, change: StackChange) -> Bool {
    turn.change == change && turn.transition == .none
  }
}

extension StackModel {
  /// Takes what happened since the last call.
  package mutating func finishTurn() -> StackTurn {
    let taken = takeChange() ? change : StackChange()
    return StackTurn(change: taken, transition: takeTransition())
  }
}
