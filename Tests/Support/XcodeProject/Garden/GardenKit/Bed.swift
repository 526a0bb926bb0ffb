public struct Bed {
  public let name: String
  public let petals: Int

  public init(name: String) {
    self.name = name
    petals = Petal.count
  }
}
