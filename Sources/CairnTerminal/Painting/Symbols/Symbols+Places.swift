extension Symbols {
  /// Places, routes and transport.
  static let places: [String: Character] = [
    "house": "⌂", "house.circle": "⌂", "building": "⌸", "building.2": "⌹", "building.columns": "∏", "map": "▨",
    "map.circle": "▨", "mappin": "◉", "mappin.circle": "◉", "mappin.and.ellipse": "⊚", "location": "➤",
    "location.north": "▲", "location.slash": "⊘", "location.circle": "➤", "safari": "❂", "signpost.right": "⇨",
    "signpost.left": "⇦", "signpost.right.and.left": "⇔", "car": "◚", "car.circle": "◚", "bus": "⊞", "tram": "⊟",
    "bicycle": "∞", "airplane": "✈", "airplane.departure": "✈", "airplane.arrival": "✈", "ferry": "⎈", "sailboat": "△",
    "scooter": "∘", "fuelpump": "⌺", "parkingsign": "P", "road.lanes": "║", "suitcase": "⊓", "briefcase": "⊓",
    "suitcase.rolling": "⊓", "tent": "△", "beach.umbrella": "☂", "bed.double.circle": "⊢", "door.left.hand.open": "◨",
    "door.left.hand.closed": "▯", "stairs": "◿", "lamp.desk": "⌐", "lightbulb": "☼", "lightbulb.slash": "☼", "fan": "✤",
    "sofa": "⊔", "chair": "⊢", "table.furniture": "⊤", "washer": "⊡", "refrigerator": "⊟", "shower": "∷",
    "bathtub": "⊔", "sink": "⊔", "toilet": "⊎", "compass.drawing": "⍋", "binoculars": "⚇", "flag": "⚑",
    "flag.slash": "⚐", "flag.circle": "⚑", "pin": "⍕", "pin.slash": "⍕", "storefront": "⍯", "basket": "⊍", "cart": "⌵",
    "cart.badge.plus": "⍊", "bag": "∐", "bag.badge.plus": "∐", "creditcard": "▬", "banknote": "$", "dollarsign": "$",
    "dollarsign.circle": "$", "eurosign": "€", "eurosign.circle": "€", "sterlingsign": "£", "yensign": "¥",
    "indianrupeesign": "₹", "bitcoinsign": "฿", "giftcard": "▬", "ticket": "⊏", "tag": "◁", "tag.circle": "◁",
    "barcode": "▥", "qrcode": "▩", "shippingbox": "⌺", "shippingbox.circle": "⌺", "box.truck": "⌼", "truck.box": "⌼",
    "wallet.pass": "▤",
  ]
}
