import Foundation

/// The issues that the app comes with.
struct Sample: Decodable {
  let projects: [Project]
  let people: [String]
  let issues: [Issue]

  static let shared: Sample = {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard let file = Bundle.module.url(forResource: "Sample", withExtension: "json"),
      let data = try? Data(contentsOf: file), let sample = try? decoder.decode(Sample.self, from: data)
    else { return Sample(projects: [], people: [], issues: []) }
    return sample
  }()
}
