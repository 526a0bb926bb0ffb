import CairnCore
import CairnScreen
import CairnValues
import CoreTransferable
import Foundation

/// A control that shares items with another app.
///
/// ```swift
/// ShareLink(item: recipe.url)
/// ```
nonisolated public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
where Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable {
  let items: Data
  let subject: Text?
  let message: Text?
  let label: Label
  @Environment(\.shareAction) private var share

  init(_ items: Data, _ subject: Text?, _ message: Text?, _ label: Label) {
    self.items = items
    self.subject = subject
    self.message = message
    self.label = label
  }

  @MainActor public var body: some View {
    Button {
      share(Array(items), subject: subject, message: message)
    } label: {
      label
    }
    .disabled(items.isEmpty)
  }
}

/// The default label of a share link.
///
/// ```swift
/// ShareLink(item: url)
/// ```
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text

  init(title: Text = Text("Share…")) { self.title = title }

  @MainActor public var body: some View {
    CairnCore.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
