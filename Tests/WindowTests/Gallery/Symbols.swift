import CommonSymbols
import SwiftUI

/// The most used symbols, each in three sizes.
struct SymbolsPage: View {
  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), spacing: 4)], spacing: 4) {
        ForEach(CommonSymbols.names, id: \.self) { name in
          VStack(spacing: 2) {
            HStack {
              ForEach([16, 24, 48], id: \.self) { side in
                Image(systemName: name).resizable().frame(width: side, height: side)
              }
            }
            Text(name).font(.caption2).lineLimit(1)
          }
        }
      }
      .padding(4)
    }
  }
}
