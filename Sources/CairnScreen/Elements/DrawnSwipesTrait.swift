/// Whether a view on a page draws the swipes that go back from it, so that hosts leave the page in its place.
package enum DrawnSwipesTrait: ElementTraitKey {
  package typealias Value = Bool
}
