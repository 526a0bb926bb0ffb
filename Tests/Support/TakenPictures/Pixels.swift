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
}
