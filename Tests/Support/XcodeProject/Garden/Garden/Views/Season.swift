enum Season {
  #if SPRING
    static let name = "Spring"
  #else
    static let name = "Winter"
  #endif

  #if LOAM
    static let soil = "loam"
  #else
    static let soil = "sand"
  #endif

  #if os(iOS)
    static let device = "phone"
  #else
    static let device = "desktop"
  #endif
}
