import Foundation

/// The pixels of a picture, read by a program that knows the format: ours must not check itself.
struct Pixels {
  let width: Int
  let height: Int
  private let bytes: [UInt8]

  struct Unreadable: Error {}

  init(_ png: Data) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "cairn-picture-\(UUID().uuidString).png")
    try png.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let reader = Process()
    reader.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    reader.arguments = ["-c", Self.program, file.path]
    let pipe = Pipe()
    reader.standardOutput = pipe
    try reader.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    reader.waitUntilExit()
    guard reader.terminationStatus == 0, let end = output.firstIndex(of: 10) else { throw Unreadable() }
    let size = String(decoding: output[..<end], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    guard size.count == 2 else { throw Unreadable() }
    (width, height) = (size[0], size[1])
    bytes = Array(output[output.index(after: end)...])
    guard bytes.count == width * height * 3 else { throw Unreadable() }
  }

  /// GTK's own reader, as Python's standard library has none.
  private static let program = """
    import sys, gi
    gi.require_version("GdkPixbuf", "2.0")
    from gi.repository import GdkPixbuf
    picture = GdkPixbuf.Pixbuf.new_from_file(sys.argv[1])
    width, height, row, channels = picture.get_width(), picture.get_height(), picture.get_rowstride(), picture.get_n_channels()
    data = picture.get_pixels()
    out = bytearray(f"{width} {height}\\n".encode())
    for y in range(height):
        for x in range(width):
            at = y * row + x * channels
            out += data[at:at + 3]
    sys.stdout.buffer.write(out)
    """

  /// The share of the pixels that have a color, as 8 bits each of red, green and blue.
  func share(of color: (UInt8, UInt8, UInt8)) -> Double {
    var count = 0
    for at in stride(from: 0, to: bytes.count, by: 3)
    where bytes[at] == color.0 && bytes[at + 1] == color.1 && bytes[at + 2] == color.2 {
      count += 1
    }
    return Double(count) / Double(width * height)
  }

  /// From 0, black, to 1, white.
  var brightness: Double { Double(bytes.reduce(0) { $0 + Int($1) }) / Double(bytes.count * 255) }

  /// The contrast of the most frequent red with the most frequent color next to it, as the Web Content Accessibility
  /// Guidelines define it. 1 without any red.
  var contrastOfRed: Double {
    let colors = stride(from: 0, to: bytes.count, by: 3).map { [bytes[$0], bytes[$0 + 1], bytes[$0 + 2]] }
    let isRed = colors.map { Int($0[0]) - Int(max($0[1], $0[2])) > 60 }
    func mostFrequent(_ places: [Int]) -> [UInt8]? {
      Dictionary(places.map { (colors[$0], 1) }, uniquingKeysWith: +).max { $0.value < $1.value }?.key
    }
    let red = isRed.indices.filter { isRed[$0] }
    // The ground is what lies around the letters, such as that of a row.
    let lines = Set(red.map { $0 / width })
    let around = isRed.indices.filter { lines.contains($0 / width) && !isRed[$0] }
    guard let ink = mostFrequent(red), let ground = mostFrequent(around) else { return 1 }
    let levels = [ink, ground].map(Self.luminance).sorted()
    return (levels[1] + 0.05) / (levels[0] + 0.05)
  }

  private static func luminance(_ color: [UInt8]) -> Double {
    let parts = color.map { part in
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
