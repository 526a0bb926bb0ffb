import CairnPictures

/// Damaged pictures, and what must hold whatever they are.
package enum PictureFuzz {
  package static func problem(seed: UInt64) -> String? {
    var random = Numbers(seed: seed)
    var file = random.one(of: samples)
    for _ in 0..<1 + random.below(6) where !file.isEmpty {
      // The start of a file has more structure than the rest.
      let place = random.below(random.below(2) == 0 ? min(file.count, 300) : file.count)
      switch random.below(6) {
      case 0: file[place] = UInt8(truncatingIfNeeded: random.next())
      case 1: file[place] ^= 1 << UInt8(random.below(8))
      case 2: file[place] = 0xFF
      case 3: file.removeSubrange(place..<min(file.count, place + 1 + random.below(20)))
      case 4:
        let part = Array(file[place..<min(file.count, place + 1 + random.below(60))])
        file.insert(contentsOf: part, at: random.below(file.count))
      default: file.removeLast(file.count - place)
      }
    }
    guard let bitmap = Bitmap.decoded(file, enough: 5_000) else { return nil }
    return bitmap.width * bitmap.height <= 5_000 ? nil : "has \(bitmap.width) by \(bitmap.height) pixels"
  }

  private static let samples: [[UInt8]] = {
    var samples = [
      JPEGSamples.full, JPEGSamples.quarter, JPEGSamples.progressive,
      JPEGSamples.progressiveGray, JPEGWriter.file(columns: 4, shades: [9, 99, 200, 5], interval: 1),
    ]
    var random = Numbers(seed: 1)
    for color in [0, 2, 3, 4, 6] as [UInt8] {
      for isInterlaced in [false, true] {
        var writer = PNGWriter(width: 21, height: 13)
        writer.color = color
        writer.isInterlaced = isInterlaced
        if color == 3 { writer.palette = (0..<768).map { UInt8(truncatingIfNeeded: $0) } }
        samples.append(writer.file((0..<21 * 13 * writer.samplesPerPixel).map { _ in random.below(256) }))
      }
    }
    return samples
  }()

  /// Random numbers that are the same for the same seed.
  private struct Numbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ state >> 29) &* 0xBF58_476D_1CE4_E5B9 >> 3
    }

    mutating func below(_ count: Int) -> Int { Int(next() >> 20) % count }
    mutating func one<Element>(of choices: [Element]) -> Element { choices[below(choices.count)] }
  }
}
