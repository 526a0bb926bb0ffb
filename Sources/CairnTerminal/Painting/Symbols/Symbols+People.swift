extension Symbols {
  /// People, hands and communication.
  static let people: [String: Character] = [
    "person": "☺", "person.fill": "☻", "person.circle": "☺", "person.2": "⚇", "person.3": "∴",
    "person.crop.circle": "♟", "person.crop.square": "☺", "person.badge.plus": "☺",
    "person.crop.circle.badge.plus": "♟", "person.badge.minus": "☹", "person.crop.circle.badge.minus": "☹",
    "person.crop.circle.badge.checkmark": "♟", "person.crop.circle.badge.xmark": "☹", "person.text.rectangle": "☺",
    "person.and.background.dotted": "☺", "person.wave.2": "☺", "person.line.dotted.person": "⚇", "person.2.circle": "⚇",
    "person.badge.key": "☺", "person.slash": "☹", "figure.walk": "♙", "figure.run": "♗", "figure.stand": "♙",
    "figure.wave": "♙", "figure.flexibility": "♙", "figure.and.child.holdinghands": "⚇",
    "figure.2.and.child.holdinghands": "⚇", "figure.roll": "♙", "figure.dance": "⚘", "figure.yoga": "♙",
    "figure.strengthtraining.traditional": "♙", "figure.arms.open": "♙", "hand.raised": "ψ", "hand.thumbsup": "☝",
    "hand.thumbsdown": "☟", "hand.tap": "☞", "hand.point.right": "☞", "hand.point.left": "☜", "hand.point.up": "☝",
    "hand.point.up.left": "☝", "hand.point.down": "☟", "hand.wave": "✌", "hands.clap": "✌", "hand.draw": "✍",
    "face.smiling": "☺", "face.dashed": "☹", "eye": "⊙", "eye.slash": "∅", "eyes": "◕", "ear": "ʡ", "mouth": "‿",
    "nose": "⌐", "brain": "☊", "brain.head.profile": "☊", "lungs": "⋎", "hare": "♘", "tortoise": "⌓", "pawprint": "∵",
    "bird": "∨", "fish": "∝", "ant": "ж", "ladybug": "ж", "teddybear": "☺", "cat": "♘", "dog": "♘", "message": "▭",
    "bubble.left": "❝", "bubble.right": "❞", "bubble.left.and.bubble.right": "❞", "bubble.middle.bottom": "▿",
    "envelope": "✉", "envelope.open": "✉", "envelope.badge": "✉", "paperplane": "➢", "phone": "☎", "phone.down": "☏",
    "phone.connection": "✆", "video": "⊳", "video.slash": "⊵", "megaphone": "◁", "bell": "♫", "bell.slash": "♮",
    "bell.badge": "♬", "bell.circle": "♫", "mail": "✉", "mail.stack": "✉", "at.badge.plus": "@", "shareplay": "⚇",
    "person.2.wave.2": "⚇", "captions.bubble": "▭", "character.bubble": "⌑", "phone.arrow.up.right": "✆",
    "signature": "✍", "crown": "♛", "graduationcap": "♖", "theatermasks": "☯", "figure.child": "☺", "gift": "⍟",
    "party.popper": "✵", "balloon": "○", "birthday.cake": "♨",
  ]
}
