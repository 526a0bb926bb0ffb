/// Properties that only some elements have: a description, and the effects of modifiers. They are stored outside
/// the element.
@MainActor
final class ElementDetails {
  /// The element's own semantics.
  var own: Semantics?
  /// The semantics with the changes that modifiers make.
  var semantics: Semantics?
  var effects: [ElementEffect] = []
  /// The owner of each effect.
  var owners: [ObjectIdentifier] = []

  /// An object to keep alive as long as the element.
  var kept: AnyObject?
  weak var attachment: Element?
  /// How far a scroll area has scrolled.
  var scroll: ScrollPlace?

  var isEmpty: Bool { own == nil && effects.isEmpty && kept == nil && attachment == nil && scroll == nil }

  /// Recomputes the semantics. Returns `true` if they changed.
  func settle() -> Bool {
    let old = semantics
    if effects.isEmpty {
      semantics = own
      return semantics != old
    }
    var new = own ?? Semantics()
    for effect in effects {
      switch effect {
      case .describes(let change): change.apply(to: &new)
      case .hidden: new.traits.insert(.hidden)
      case .help(let text): new.hint = new.hint ?? text
      default: break
      }
    }
    semantics = new.isEmpty ? nil : new
    return semantics != old
  }
}

extension Element {
  /// The element that this one belongs to without being its child, such as the row of a swipe action.
  package var attachment: Element? {
    get { details?.attachment }
    set { if newValue !== details?.attachment { changeDetails { $0.attachment = newValue } } }
  }

  /// The effects on the look of the element and everything in it, in the order they apply.
  package var effects: [ElementEffect] { details?.effects ?? [] }

  /// Whether the element has semantics beyond its role and content.
  package var isDescribed: Bool { details?.own != nil }

  /// Sets the element's traits. Most elements have none.
  package func describe(traits: Semantics.Traits) {
    if details == nil, traits.isEmpty { return }
    describe { $0.traits = traits }
  }

  /// Changes the element's own semantics.
  package func describe(_ change: (inout Semantics) -> Void) {
    var value = details?.own ?? Semantics()
    change(&value)
    let new = value.isEmpty ? nil : value
    guard new != details?.own else { return }
    changeDetails { $0.own = new }
  }

  package var hasEffects: Bool {
    guard let details else { return false }
    return !details.effects.isEmpty
  }

  /// Replaces the owner's previous effect, or appends it after all others. `nil` removes it.
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

  /// Keeps an object alive as long as the element.
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

  /// The element that a user means, inside the wrappers of modifiers such as a padding or a frame.
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

/// Which child an element wraps, if it only exists to arrange that child for a modifier.
package enum ElementWrapping: UInt8, Sendable { case nothing, firstChild, lastChild }
