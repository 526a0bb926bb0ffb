enum Petal {
  static let count = 5
}
