/// What only some elements have: a description, and what modifiers do to them. Kept outside the element.
@MainActor
final class ElementDetails {
  /// What the element says of itself.
  @exclusivity(unchecked) var own: Semantics?
  /// The same, with what modifiers say over it.
  @exclusivity(unchecked) var semantics: Semantics?
  @exclusivity(unchecked) var effects: [ElementEffect] = []
  /// Who put each of the effects there.
  @exclusivity(unchecked) var owners: [ObjectIdentifier] = []

  /// Kept alive for as long as the element is.
  var kept: AnyObject?

  var isEmpty: Bool { own == nil && effects.isEmpty && kept == nil }

  /// Works out the semantics again; true if they are different.
  func settle() -> Bool {
    var new = own ?? Semantics()
    for effect in effects {
      switch effect {
      case .describes(let change): change.apply(to: &new)
      case .hidden: new.traits.insert(.hidden)
      case .help(let text): new.hint = new.hint ?? text
      default: break
      }
    }
    let old = semantics
    semantics = new == Semantics() ? nil : new
    return semantics != old
  }
}

extension Element {
  /// What is done to the look of the element and everything in it, in the order it applies.
  package var effects: [ElementEffect] { details?.effects ?? [] }

  /// Whether the element says anything of itself beyond its role and content.
  package var isDescribed: Bool { details?.own != nil }

  /// Says how the element is, of which most elements have nothing to say.
  package func describe(traits: Semantics.Traits) {
    if details == nil, traits.isEmpty { return }
    describe { $0.traits = traits }
  }

  /// Changes what the element tells a person.
  package func describe(_ change: (inout Semantics) -> Void) {
    var value = details?.own ?? Semantics()
    change(&value)
    let new = value == Semantics() ? nil : value
    guard new != details?.own else { return }
    changeDetails { $0.own = new }
  }

  package var hasEffects: Bool {
    guard let details else { return false }
    return !details.effects.isEmpty
  }

  /// Puts an effect in place of the one its owner put there before, or after all others; nil takes it off.
  package func setEffect(_ effect: ElementEffect?, by owner: ObjectIdentifier) {
    let index = details?.owners.firstIndex(of: owner)
    if let effect {
      if let index, details?.effects[index] == effect { return }
      changeDetails {
        if let index {
          $0.effects[index] = effect
        } else {
          $0.effects.append(effect)
          $0.owners.append(owner)
        }
      }
    } else if let index {
      changeDetails {
        $0.effects.remove(at: index)
        $0.owners.remove(at: index)
      }
    }
  }

  /// Keeps an object for as long as the element is there.
  package func keep(_ object: AnyObject) { changeDetails { $0.kept = object } }

  private func changeDetails(_ change: (ElementDetails) -> Void) {
    let details = details ?? ElementDetails()
    let hadEffects = details.effects
    change(details)
    let before = details.semantics?.traits ?? []
    if details.settle() {
      let purpose: Semantics.Traits = [.disabled, .hidden]
      let after = details.semantics?.traits ?? []
      let isSame = before.intersection(purpose) == after.intersection(purpose)
      screen.note(isSame ? .semantics : [.semantics, .purpose], on: self)
    }
    if details.effects != hadEffects { screen.note(.effects, on: self) }
    self.details = details.isEmpty ? nil : details
  }

  /// The element a person means where modifiers have put others around it: what is inside a padding or a frame.
  package var subject: Element {
    var element = self
    while let inner = element.wrapped { element = inner }
    return element
  }

  private var wrapped: Element? {
    switch wrapping {
    case .nothing: nil
    case .firstChild: children.first
    case .lastChild: children.last
    }
  }
}

/// Which child an element is there for, if it is only a modifier's way to arrange another.
package enum ElementWrapping: UInt8, Sendable { case nothing, firstChild, lastChild }
