import Foundation

extension Bitmap {
  /// Returns the picture in another size. Each pixel is the mean of the area it covers, in linear light.
  package func scaled(width newWidth: Int, height newHeight: Int) -> Bitmap {
    if newWidth == width, newHeight == height { return self }
    let columns = (0..<newWidth).map { Coverage(of: $0, among: newWidth, source: width) }
    let rows = (0..<newHeight).map { Coverage(of: $0, among: newHeight, source: height) }
    var result = [UInt8](repeating: 0, count: newWidth * newHeight * 4)
    // The narrowed lines that the next row needs; rows share at most one.
    var line = [Float](repeating: 0, count: newWidth * 4)
    var lineNumber = -1
    for (y, row) in rows.enumerated() {
      var sum = [Float](repeating: 0, count: newWidth * 4)
      for (offset, weight) in row.weights.enumerated() {
        if row.first + offset != lineNumber {
          lineNumber = row.first + offset
          narrow(lineNumber, columns, into: &line)
        }
        for index in sum.indices { sum[index] += line[index] * weight }
      }
      for x in 0..<newWidth { Light.store(sum, x * 4, in: &result, (y * newWidth + x) * 4) }
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: result)
  }

  /// Scales a line sideways, into linear light multiplied by opacity.
  private func narrow(_ y: Int, _ columns: [Coverage], into line: inout [Float]) {
    let start = y * width * 4
    for (x, column) in columns.enumerated() {
      var (red, green, blue, opacity) = (Float(0), Float(0), Float(0), Float(0))
      var place = start + column.first * 4
      for weight in column.weights {
        let share = weight * Float(pixels[place + 3])
        red += share * Light.linear[Int(pixels[place])]
        green += share * Light.linear[Int(pixels[place + 1])]
        blue += share * Light.linear[Int(pixels[place + 2])]
        opacity += share
        place += 4
      }
      line[x * 4] = red
      line[x * 4 + 1] = green
      line[x * 4 + 2] = blue
      line[x * 4 + 3] = opacity
    }
  }
}

/// The pixels that a pixel of another size covers, and their shares of it.
private struct Coverage {
  let first: Int
  let weights: [Float]

  init(of index: Int, among count: Int, source: Int) {
    let size = Double(source) / Double(count)
    let low = Double(index) * size
    let high = min(Double(index + 1) * size, Double(source))
    first = min(Int(low), source - 1)
    let last = max(min(Int(high.rounded(.up)), source), first + 1)
    let shares = (first..<last).map { max(min(high, Double($0 + 1)) - max(low, Double($0)), 0) }
    let sum = shares.reduce(0, +)
    weights = sum > 0 ? shares.map { Float($0 / sum) } : [1] + shares.dropFirst().map { _ in 0 }
  }
}

/// Linear light, which can be averaged.
private enum Light {
  /// From the 256 values of sRGB, to 0 to 1.
  static let linear: [Float] = (0...255).map { value in
    let share = Float(value) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }

  /// From linear light in 4,095 steps, to sRGB.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 4_096)
    var value = 0
    for step in values.indices {
      let light = Float(step) / 4_095
      while value < 255, (linear[value] + linear[value + 1]) / 2 < light { value += 1 }
      values[step] = UInt8(value)
    }
    return values
  }()

  /// Stores a pixel in linear light multiplied by opacity.
  static func store(_ sum: [Float], _ place: Int, in pixels: inout [UInt8], _ target: Int) {
    let opacity = sum[place + 3]
    guard opacity >= 0.5 else { return }
    for part in 0..<3 {
      let light = min(max(sum[place + part] / opacity, 0), 1)
      pixels[target + part] = values[Int(light * 4_095 + 0.5)]
    }
    pixels[target + 3] = UInt8(min(opacity + 0.5, 255))
  }
}
