public enum Spade {
  public static let name = "Spade"
}
