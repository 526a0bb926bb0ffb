import SwiftUI

struct TextsPage: View {
  @State private var followed = "nothing"

  private var attributed: AttributedString {
    var text = AttributedString("Red, large, underlined, struck, spaced")
    if let range = text.range(of: "Red") { text[range].foregroundColor = .red }
    if let range = text.range(of: "large") { text[range].font = .title }
    if let range = text.range(of: "underlined") { text[range].underlineStyle = .single }
    if let range = text.range(of: "struck") { text[range].strikethroughStyle = .single }
    if let range = text.range(of: "spaced") { text[range].kern = 4 }
    return text
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        Text("Large title").font(.largeTitle)
        Text("Title").font(.title)
        Text("Headline").font(.headline)
        Text("Body, **strong**, _slanted_, ~~gone~~, `code`")
        Text("Caption").font(.caption).foregroundStyle(.secondary)
        Text("Read [the site](https://example.org/page) first")
        Text(LocalizedStringKey("Or [another site](https://example.org/other)"))
        Text("Followed \(followed)")
        Text(attributed)
        Text("One two three four five six seven eight nine ten").lineLimit(1).frame(width: 160)
        Text("One two three four five six seven eight nine ten").lineLimit(1).truncationMode(
          .middle
        ).frame(width: 160)
        Text("One two three four five six").minimumScaleFactor(0.5).lineLimit(1).frame(
          width: 120, alignment: .leading)
        Text("One two three four five six seven eight nine ten").lineLimit(2).frame(width: 90)
        Text("One\ntwo three four five six seven\neight nine ten").lineLimit(2).frame(width: 120, alignment: .leading)
        Text("One\ntwo").lineLimit(1)
        Text("Lines that stand\nfurther apart\nthan others").lineSpacing(10)
        Text("In the\nmiddle of it").multilineTextAlignment(.center).frame(maxWidth: .infinity)
        Text("Monospaced 0123").font(.system(.body, design: .monospaced))
        Text("Serif").font(.system(size: 22, weight: .semibold, design: .serif))
        Text("Wavy").underline(pattern: .dot, color: .red)
        Text("مرحبا بالعالم, שלום, 你好, 👩‍👩‍👧‍👦 🇩🇪")
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        followed = url.lastPathComponent
        return .handled
      })
  }
}

struct BadInputPage: View {
  private static let long = String(repeating: "A title without end ", count: 200)

  var body: some View {
    List {
      NavigationLink("A title of 4,000 characters") {
        Text(Self.long).navigationTitle(Self.long)
      }
      NavigationLink("A title of flags and families") {
        Text("🇩🇪👩‍👩‍👧‍👦").navigationTitle("🇩🇪👩‍👩‍👧‍👦 e\u{301}\u{301}\u{301} مرحبا")
      }
      NavigationLink("A title with control characters") {
        Text("a\u{0}b\u{1B}[31m\u{202E}c").navigationTitle("a\u{0}b\u{1B}[31m\u{202E}c")
      }
      Text("<b>not markup</b> & so on")
      Label("No such symbol", systemImage: "no.such.symbol.at.all")
      Image("missing")
      Image(
        uiImage: UIImage(data: Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])) ?? UIImage())
      Color.red.frame(width: .infinity, height: 10)
      Rectangle().stroke(style: StrokeStyle(lineWidth: 2, dash: [0, 0])).frame(
        width: 40, height: 10)
      LinearGradient(colors: [], startPoint: .leading, endPoint: .leading).frame(height: 10)
      Text("Thin").rotationEffect(.degrees(.nan)).scaleEffect(CGFloat.infinity).blur(radius: -4).opacity(
        .nan)
      ProgressView(value: .nan, total: 0)
      Slider(value: .constant(.nan), in: 0...0.0)
    }
  }
}
