import SwiftUI

/// Shapes of calls that programs use for text, images and colors.
struct TextShapes: View {
  @State private var isOn = false
  @ScaledMetric private var size = 12.0

  var body: some View {
    ScrollView {
      texts; fonts; images; colours
    }
    .navigationTitle("Texts")
  }

  @ViewBuilder private var texts: some View {
    Text("Key")
    Text("Name" + "s")
    Text(verbatim: "%d")
    Text(3, format: .number)
    Text(Date(timeIntervalSince1970: 0), style: .date)
    Text("Look").bold().italic().kerning(1).strikethrough(true).underline()
    Text("Lines").lineLimit(2).lineLimit(2, reservesSpace: true).multilineTextAlignment(.center)
      .truncationMode(.tail).minimumScaleFactor(0.5)
    Text("Case").textCase(.uppercase).environment(\.textCase, .uppercase)
    Text("Place").redacted(reason: .placeholder)
    Text("a").accessibilityLabel("A").accessibilityHint("Hint").accessibilityIdentifier("a").accessibilityHidden(false)
      .accessibilityAddTraits(.isButton).accessibility(hidden: false)
      .accessibilityAction { isOn.toggle() }
      .accessibilityAction(named: "Turn") { isOn.toggle() }
  }

  @ViewBuilder private var fonts: some View {
    Text("a").font(.body).font(.callout).font(.caption).font(.caption2).font(.footnote).font(.headline)
    Text("b").font(.largeTitle).font(.subheadline).font(.title).font(.title2).font(.title3)
    Text("c").font(.system(size: size, weight: .heavy, design: .monospaced)).font(.system(.body, design: .default))
    Text("d").font(.custom("Georgia", size: 20)).fontDesign(.rounded).fontWeight(.thin)
    Text("e").fontWeight(.black).fontWeight(.medium).fontWeight(.regular)
    Text("f").dynamicTypeSize(.xxxLarge).dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }

  @ViewBuilder private var images: some View {
    Image(systemName: "star").imageScale(.large).symbolRenderingMode(.hierarchical).symbolVariant(.fill)
    Image(systemName: "star").symbolVariant(.slash).symbolVariant(.circle).symbolRenderingMode(.palette)
      .foregroundStyle(.red, .blue)
    Image("Asset", bundle: .main).renderingMode(.template).resizable()
    Image(decorative: "Asset").renderingMode(.original)
    Image("Asset")
    AsyncImage(url: URL(string: "file:///nothing.png")) { phase in
      if let image = phase.image {
        image.resizable()
      } else if phase.error != nil {
        Text("Failed")
      } else {
        ProgressView()
      }
    }
    AsyncImage(url: nil) {
      $0.resizable()
    } placeholder: {
      ProgressView()
    }
    AsyncImage(url: nil, scale: 2) {
      $0.resizable()
    } placeholder: {
      Color.gray
    }
    Image(systemName: "heart").contentTransition(.symbolEffect(.replace))
    Text("3").contentTransition(.numericText())
  }

  @ViewBuilder private var colours: some View {
    Color(red: 0.1, green: 0.2, blue: 0.3).frame(height: 4)
    Color(.displayP3, red: 1, green: 0, blue: 0).frame(height: 4)
    Color(hue: 0.3, saturation: 1, brightness: 1, opacity: 0.5).frame(height: 4)
    Color("Named", bundle: nil).frame(height: 4)
    Color(.systemBackground).frame(height: 4)
    Color.accentColor.mix(with: .red, by: 0.5).opacity(0.3).frame(height: 4)
    Text("a").foregroundColor(.primary).foregroundColor(nil).foregroundStyle(.secondary).foregroundStyle(.tertiary)
    Text("b").foregroundStyle(.tint).foregroundStyle(.quaternary).foregroundStyle(Color.pink.gradient)
    Text("c").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    Text("d").foregroundStyle(.ellipticalGradient(colors: [.teal, .indigo])).foregroundStyle(.placeholder)
    Text("e").backgroundStyle(.blue).background(.background).background(.fill)
    Text("f").background(.regularMaterial).background(.ultraThinMaterial).background(.thickMaterial)
    Text("g").preferredColorScheme(.dark).tint(.orange).accentColor(.mint)
    Text("h").foregroundStyle(AnyShapeStyle(.red)).background(BackgroundStyle())
  }
}
