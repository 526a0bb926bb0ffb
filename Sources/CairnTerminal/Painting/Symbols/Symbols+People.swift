extension Symbols {
  /// Faces, hands and messages.
  static let people: [String: Character] = [
    "person": "☺", "person.fill": "☻", "hand.thumbsup": "☝", "hand.thumbsdown": "☟", "hand.tap": "☞",
    "hand.point.right": "☞", "hand.point.left": "☜", "hand.point.up": "☝", "hand.point.down": "☟", "hand.draw": "✍",
    "face.smiling": "☺", "eye": "⊙", "eye.slash": "∅", "teddybear": "☺", "bubble.left": "❝", "bubble.right": "❞",
    "bubble.left.and.bubble.right": "❞", "envelope": "✉", "paperplane": "➢", "phone": "☎", "phone.down": "☏",
    "phone.connection": "✆", "mail": "✉", "character.bubble": "⌑", "phone.arrow.up.right": "✆", "signature": "✍",
    "crown": "♛", "figure.child": "☺",
  ]
}
