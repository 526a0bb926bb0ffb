struct Project: Identifiable, Hashable, Codable {
  let id: String
  let name: String
  let summary: String
  let symbol: String
}
