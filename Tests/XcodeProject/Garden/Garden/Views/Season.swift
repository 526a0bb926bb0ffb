enum Season {
  #if SPRING
    static let name = "Spring"
  #else
    static let name = "Winter"
  #endif
}
