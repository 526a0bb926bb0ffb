extension Symbols {
  /// People, hands and communication.
  static let people: [String: Character] = [
    "person": "☺", "person.fill": "☻", "person.2": "⚇", "person.3": "∴", "person.crop.circle": "♟",
    "person.badge.minus": "☹", "person.crop.circle.badge.minus": "☹", "person.crop.circle.badge.xmark": "☹",
    "person.line.dotted.person": "⚇", "person.slash": "☹", "figure.walk": "♙", "figure.run": "♗", "figure.stand": "♙",
    "figure.wave": "♙", "figure.flexibility": "♙", "figure.and.child.holdinghands": "⚇",
    "figure.2.and.child.holdinghands": "⚇", "figure.roll": "♙", "figure.dance": "⚘", "figure.yoga": "♙",
    "figure.strengthtraining.traditional": "♙", "figure.arms.open": "♙", "hand.raised": "ψ", "hand.thumbsup": "☝",
    "hand.thumbsdown": "☟", "hand.tap": "☞", "hand.point.right": "☞", "hand.point.left": "☜", "hand.point.up": "☝",
    "hand.point.down": "☟", "hand.wave": "✌", "hands.clap": "✌", "hand.draw": "✍", "face.smiling": "☺",
    "face.dashed": "☹", "eye": "⊙", "eye.slash": "∅", "eyes": "◕", "ear": "ʡ", "mouth": "‿", "nose": "⌐", "brain": "☊",
    "lungs": "⋎", "hare": "♘", "tortoise": "⌓", "pawprint": "∵", "bird": "∨", "fish": "∝", "ant": "ж", "ladybug": "ж",
    "teddybear": "☺", "cat": "♘", "dog": "♘", "message": "▭", "bubble.left": "❝", "bubble.right": "❞",
    "bubble.left.and.bubble.right": "❞", "bubble.middle.bottom": "▿", "envelope": "✉", "paperplane": "➢", "phone": "☎",
    "phone.down": "☏", "phone.connection": "✆", "video": "⊳", "video.slash": "⊵", "megaphone": "◁", "bell": "♫",
    "bell.slash": "♮", "bell.badge": "♬", "mail": "✉", "shareplay": "⚇", "captions.bubble": "▭",
    "character.bubble": "⌑", "phone.arrow.up.right": "✆", "signature": "✍", "crown": "♛", "graduationcap": "♖",
    "theatermasks": "☯", "figure.child": "☺", "gift": "⍟", "party.popper": "✵", "balloon": "○", "birthday.cake": "♨",
  ]
}
