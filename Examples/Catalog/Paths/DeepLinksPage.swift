import SwiftUI

/// Links into the app from anywhere, including the app itself.
struct DeepLinksPage: View {
  @Environment(\.openURL) private var openURL
  @State private var answer = ""
  private let links = ["catalog://colors/mint", "catalog://notes/2", "catalog://page/sheets", "catalog://nowhere"]

  var body: some View {
    List {
      Section {
        ForEach(links, id: \.self) { link in
          Button(link) {
            guard let url = URL(string: link) else { return }
            if DeepLink(url) == nil { answer = "\(link) leads nowhere" }
            openURL(url)
          }
        }
      } header: {
        Text("Open")
      } footer: {
        Text("From outside: Catalog --open catalog://colors/mint")
      }
      if !answer.isEmpty { Text(answer) }
    }
  }
}
