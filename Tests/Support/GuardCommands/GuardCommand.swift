/// What is done to a guarded stack.
package enum GuardCommand: Equatable {
  case link(Int)
  case back
  case backTo(Int)
  case dismiss
  case write([Int])
  case policy(GuardAnswers.Policy)
  case proceed, stay, drop
  case lock, unlock
}
