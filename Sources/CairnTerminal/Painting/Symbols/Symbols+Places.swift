extension Symbols {
  /// Places, routes and transport.
  static let places: [String: Character] = [
    "house": "⌂", "building": "⌸", "building.2": "⌹", "building.columns": "∏", "map": "▨", "mappin": "◉",
    "mappin.and.ellipse": "⊚", "location": "➤", "location.north": "▲", "location.slash": "⊘", "safari": "❂",
    "signpost.right": "⇨", "signpost.left": "⇦", "signpost.right.and.left": "⇔", "car": "◚", "bus": "⊞", "tram": "⊟",
    "bicycle": "∞", "airplane": "✈", "ferry": "⎈", "sailboat": "△", "scooter": "∘", "fuelpump": "⌺", "parkingsign": "P",
    "road.lanes": "║", "suitcase": "⊓", "briefcase": "⊓", "tent": "△", "beach.umbrella": "☂",
    "door.left.hand.open": "◨", "door.left.hand.closed": "▯", "stairs": "◿", "lamp.desk": "⌐", "lightbulb": "☼",
    "fan": "✤", "sofa": "⊔", "chair": "⊢", "table.furniture": "⊤", "washer": "⊡", "refrigerator": "⊟", "shower": "∷",
    "bathtub": "⊔", "sink": "⊔", "toilet": "⊎", "compass.drawing": "⍋", "binoculars": "⚇", "flag": "⚑",
    "flag.slash": "⚐", "pin": "⍕", "storefront": "⍯", "basket": "⊍", "cart": "⌵", "cart.badge.plus": "⍊", "bag": "∐",
    "creditcard": "▬", "banknote": "$", "dollarsign": "$", "eurosign": "€", "sterlingsign": "£", "yensign": "¥",
    "indianrupeesign": "₹", "bitcoinsign": "฿", "giftcard": "▬", "ticket": "⊏", "tag": "◁", "barcode": "▥",
    "qrcode": "▩", "shippingbox": "⌺", "box.truck": "⌼", "truck.box": "⌼", "wallet.pass": "▤",
  ]
}
