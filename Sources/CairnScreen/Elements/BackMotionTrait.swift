/// How a page would leave if the user went back, for hosts that move it before they can ask. A page without it leaves as the
/// host does it.
package enum BackMotionTrait: ElementTraitKey {
  package typealias Value = PageMotion
}
