import CairnTesting
import Foundation
import PictureInputs
import SwiftUI

/// Takes pictures as a test does, and checks their pixels. They are kept in the folder that is the first argument, if any.
MainActor.assumeIsolated {
  var failures: [String] = []
  func expect(_ isTrue: Bool, _ message: @autoclosure () -> String, line: Int = #line) {
    if !isTrue { failures.append("line \(line): \(message())") }
  }

  do {
    let folder = CommandLine.arguments.dropFirst().first.map { URL(fileURLWithPath: $0, isDirectory: true) }
    func keep(_ data: Data, _ name: String) throws { try folder.map { try data.write(to: $0.appending(path: name)) } }

    let host = TestHost(strict: true) { Squares() }
    let tree = host.tree

    let light = try host.screenshot(width: 400, height: 300, colorScheme: .light)
    try keep(light, "light.png")
    let picture = try Pixels(light)
    expect(picture.width == 400 && picture.height == 300, "the size is \(picture.width) by \(picture.height)")
    expect(picture.share(of: (255, 0, 0)) > 0.05, "no red square in light")
    expect(picture.brightness > 0.7, "light is \(picture.brightness) bright")
    expect(host.tree == tree, "a picture has changed the app:\n\(host.tree)")

    let dark = try host.screenshot(width: 400, height: 300, colorScheme: .dark)
    try keep(dark, "dark.png")
    expect(try Pixels(dark).brightness < 0.4, "dark is too bright")
    expect(host.tree == tree, "a dark picture has changed the app:\n\(host.tree)")

    expect(try host.screenshot(width: 400, height: 300, colorScheme: .light) == light, "the same page differs")

    try host.button("Turn blue").tap()
    let blue = try Pixels(host.screenshot(width: 400, height: 300, colorScheme: .light))
    expect(blue.share(of: (0, 0, 255)) > 0.05 && blue.share(of: (255, 0, 0)) == 0, "the square has not turned blue")

    let large = try Pixels(host.screenshot(width: 200, height: 600, scale: 2))
    expect(large.width == 400 && large.height == 1200, "two pixels a point: \(large.width) by \(large.height)")

    try host.link("More").tap()
    let pushed = try host.screenshot(width: 400, height: 300)
    try keep(pushed, "pushed.png")
    expect(try Pixels(pushed).share(of: (0, 255, 0)) > 0.05, "the pushed page is not in the picture")
    try host.goBack()

    // What the app has laid out for a picture is laid out anew for the app.
    for page in Page.allCases {
      let host = TestHost(strict: true) { PageOf(kind: page) }
      if page == .alert { try host.button("Ask").tap() }
      let before = frames(of: host)
      let taken = try host.screenshot(width: 600, height: 500)
      try keep(taken, "\(page).png")
      expect(frames(of: host) == before, "\(page): frames differ after a picture")
      expect(try host.screenshot(width: 600, height: 500) == taken, "\(page): the second picture differs")
    }

    // Room that a text does not need changes nothing, so exactly the room that it needs cuts nothing off.
    for (index, font) in Paragraphs.fonts.enumerated() {
      let exact = ImageRenderer(content: Paragraphs(font: font, spare: 0)).uiImage?.pngData()
      let ample = ImageRenderer(content: Paragraphs(font: font, spare: 100)).uiImage?.pngData()
      try exact.map { try keep($0, "paragraphs-\(index).png") }
      expect(exact != nil && exact == ample, "a text in font \(index) is cut though it fits")
    }

    // Red texts are errors, which must be legible wherever they are.
    for place in ErrorPage.Place.allCases {
      let host = TestHost(strict: true) { ErrorPage(place: place) }
      for scheme in [ColorScheme.light, .dark] {
        let taken = try host.screenshot(width: 400, height: 300, colorScheme: scheme)
        try keep(taken, "error-\(place)-\(scheme).png")
        let contrast = try Pixels(taken).contrastOfRed
        expect(contrast >= 4.5, "red in \(place), \(scheme), has a contrast of \(contrast)")
      }
    }

    for kind in TintedPage.Kind.allCases {
      let taken = try TestHost(strict: true) { TintedPage(kind: kind) }.screenshot(width: 300, height: 200)
      try keep(taken, "tinted-\(kind).png")
      expect(try Pixels(taken).share(of: TintedPage.tint) > 0.001, "a tinted \(kind) has another color")
    }
    let (link, button) = (TestHost { PlainPage(isLink: true) }, TestHost { PlainPage(isLink: false) })
    let plain = try link.screenshot(width: 300, height: 200)
    try keep(plain, "plain-link.png")
    expect(try button.screenshot(width: 300, height: 200) == plain, "a plain link looks like a link")

    // The value of a round gauge takes no room beside the ring.
    let empty = ImageRenderer(content: Gauge(value: 0.4) { Text("Speed") }.gaugeStyle(.accessoryCircular))
    let valued = ImageRenderer(
      content: Gauge(value: 0.4) {
        Text("Speed")
      } currentValueLabel: {
        Text("40")
      }
      .gaugeStyle(.accessoryCircular))
    try valued.uiImage?.pngData().map { try keep($0, "gauge.png") }
    let size = valued.uiImage?.size ?? .zero
    expect(size == empty.uiImage?.size && min(size.width, size.height) > 44, "a round gauge is \(size)")

    // A view by itself.
    let renderer = ImageRenderer(content: Text("A card").padding(10).background(.yellow))
    renderer.scale = 2
    if let image = renderer.cgImage, let data = renderer.uiImage?.pngData() {
      try keep(data, "card.png")
      let card = try Pixels(data)
      expect(card.width == image.width && card.height == image.height, "the image has another size than its data")
      expect(card.width > 60 && card.width < 400, "a card is \(card.width) wide")
      expect(card.share(of: (255, 204, 0)) > 0.3, "the card is not yellow: \(card.share(of: (255, 204, 0)))")
    } else {
      failures.append("ImageRenderer has no picture")
    }

    // A photo that was taken with the camera on its side: its columns are lines.
    let photo = JPEGWriter.photo(columns: 2, shades: [10, 250], orientation: 6)
    if let image = UIImage(data: Data(photo)),
      let data = ImageRenderer(content: Image(uiImage: image)).uiImage?.pngData()
    {
      let shown = try Pixels(data)
      expect(image.size == CGSize(width: 8, height: 16), "the size of a photo is \(image.size)")
      expect(shown.width == 8 && shown.height == 16, "a photo is \(shown.width) by \(shown.height)")
    } else {
      failures.append("a photo has no picture")
    }

    // Hosts that have no picture say why.
    do {
      _ = try TestHost(on: .terminal(columns: 40, lines: 10)) { Squares() }.screenshot()
      failures.append("a terminal has a screenshot")
    } catch {
      expect("\(error)".contains("terminal"), "\(error)")
    }
  } catch {
    failures.append("\(error)")
  }

  for failure in failures { print("TakenPictures, \(failure)") }
  print(failures.isEmpty ? "Pictures: all is as it should be." : "Pictures: \(failures.count) failures.")
  exit(failures.isEmpty ? 0 : 1)
}

struct Squares: View {
  @State private var color = Color(red: 1, green: 0, blue: 0)

  var body: some View {
    NavigationStack {
      VStack {
        color.frame(width: 100, height: 100)
        Button("Turn blue") { color = Color(red: 0, green: 0, blue: 1) }
        NavigationLink("More") {
          Color(red: 0, green: 1, blue: 0).frame(width: 100, height: 100).navigationTitle("More")
        }
      }
      .navigationTitle("Squares")
    }
  }
}
