#if canImport(Charts)
  import Charts
#endif
import SwiftUI

struct Bar: Identifiable {
  let id: String
  let value: Double
}

struct BarChart: View {
  let bars: [Bar]

  var body: some View {
    let largest = bars.map(\.value).max() ?? 1
    VStack(alignment: .leading) {
      ForEach(bars) { bar in
        HStack {
          Text(bar.id).frame(width: 80, alignment: .leading)
          GeometryReader { area in
            Rectangle().fill(.blue).frame(width: area.size.width * bar.value / largest)
          }
          .frame(height: 20)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\(bar.id): \(bar.value.formatted())")
      }
    }
  }
}
