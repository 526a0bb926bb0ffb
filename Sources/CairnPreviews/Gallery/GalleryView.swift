import SwiftUI

/// The list of previews, and the one that is chosen beside it.
package struct GalleryView: View {
  @Bindable var gallery: Gallery
  /// The settings, which `cairn dev` hands over as the state of a view.
  @State private var settings: GallerySettings?

  package init(gallery: Gallery) { self.gallery = gallery }

  package var body: some View {
    NavigationSplitView {
      PreviewList(gallery: gallery)
        .navigationTitle("Previews")
    } detail: {
      if let preview = gallery.shown {
        PreviewPage(gallery: gallery, preview: preview)
          .navigationTitle(preview.name)
      } else {
        ContentUnavailableView(
          gallery.catalog.previews.isEmpty ? "No Previews" : "No Preview Selected", systemImage: "rectangle.dashed",
          description: Text(
            gallery.catalog.previews.isEmpty ? "Add a #Preview to a file of the app." : "Choose one from the list."))
      }
    }
    // Windows of GNOME cannot have another appearance in a part, so the gallery changes as well.
    .preferredColorScheme(gallery.settings.colorScheme)
    .onAppear { if let settings { gallery.settings = settings } }
    .onChange(of: gallery.settings) { settings = gallery.settings }
  }
}

/// The previews of each file.
private struct PreviewList: View {
  @Bindable var gallery: Gallery

  var body: some View {
    let files = gallery.catalog.files(matching: gallery.search)
    ScrollViewReader { list in
      List(selection: $gallery.selection) {
        ForEach(files, id: \.file) { file, previews in
          Section(file.split(separator: "/").last.map(String.init) ?? file) {
            ForEach(previews) { preview in
              if gallery.hasFailed(preview) {
                Label(preview.name, systemImage: "exclamationmark.triangle")
              } else {
                Text(preview.name)
              }
            }
          }
        }
      }
      .onAppear { list.scrollTo(gallery.selection, anchor: .center) }
    }
    .searchable(text: $gallery.search, prompt: "Name or file")
    .overlay { if files.isEmpty, !gallery.search.isEmpty { ContentUnavailableView.search(text: gallery.search) } }
  }
}

/// A preview with the controls for how it is shown.
private struct PreviewPage: View {
  @Bindable var gallery: Gallery
  let preview: PreviewEntry

  var body: some View {
    Group {
      if gallery.shownHasFailed {
        FailedPreview(gallery: gallery, preview: preview)
      } else {
        PreviewCanvas(settings: gallery.settings) { preview.make() }
          .id("\(preview.id) \(gallery.run)")
      }
    }
    .toolbar {
      ToolbarItemGroup(placement: .primaryAction) {
        PreviewControls(settings: $gallery.settings, languages: gallery.languages, size: preview.size)
        Button("Run Again", systemImage: "arrow.clockwise") { gallery.runAgain() }
          .keyboardShortcut("r")
      }
    }
  }
}

/// Stands for a preview that has ended the program.
private struct FailedPreview: View {
  let gallery: Gallery
  let preview: PreviewEntry

  var body: some View {
    ContentUnavailableView {
      Label("This Preview Ended the Program", systemImage: "exclamationmark.triangle")
    } description: {
      Text(preview.line.map { "\(preview.file), line \($0)" } ?? preview.file)
    } actions: {
      Button("Run Again") { gallery.runAgain() }
    }
  }
}
