extension Symbols {
  /// Places, routes and transport.
  static let places: [String: Character] = [
    "house": "⌂", "mappin": "◉", "mappin.and.ellipse": "⊚", "location": "➤", "location.north": "▲",
    "location.slash": "⊘", "signpost.right": "⇨", "signpost.left": "⇦", "signpost.right.and.left": "⇔", "airplane": "✈",
    "ferry": "⎈", "parkingsign": "P", "road.lanes": "║", "tent": "△", "beach.umbrella": "☂", "flag": "⚑",
    "flag.slash": "⚐", "banknote": "$", "dollarsign": "$", "eurosign": "€", "sterlingsign": "£", "yensign": "¥",
    "indianrupeesign": "₹", "bitcoinsign": "฿", "barcode": "▥", "qrcode": "▩",
  ]
}
