import PhotosUI
import SwiftUI

/// Photos from files, by SwiftUI's picker and by UIKit's.
struct PhotosPage: View {
  @State private var items: [PhotosPickerItem] = []
  @State private var sizes: [String] = []
  @State private var isAsking = false

  var body: some View {
    List {
      PhotosPicker("Two photos", selection: $items, maxSelectionCount: 2, matching: .images)
      Button("UIKit's picker") { isAsking = true }
      Text("Photos: \(sizes.isEmpty ? "none" : sizes.joined(separator: ", "))")
    }
    .task(id: items) {
      var found: [String] = []
      for item in items {
        guard let data = try? await item.loadTransferable(type: Data.self), let image = UIImage(data: data) else {
          continue
        }
        found.append(image.text)
      }
      if !items.isEmpty { sizes = found }
    }
    .sheet(isPresented: $isAsking) {
      Picker { results in
        isAsking = false
        Task { sizes = await results.texts() }
      }
    }
  }

  private struct Picker: UIViewControllerRepresentable {
    let answer: ([PHPickerResult]) -> Void

    final class Coordinator: PHPickerViewControllerDelegate {
      let answer: ([PHPickerResult]) -> Void
      init(_ answer: @escaping ([PHPickerResult]) -> Void) { self.answer = answer }

      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) { answer(results) }
    }

    func makeCoordinator() -> Coordinator { Coordinator(answer) }

    func makeUIViewController(context: Context) -> PHPickerViewController {
      var configuration = PHPickerConfiguration(photoLibrary: .shared())
      configuration.filter = .images
      let picker = PHPickerViewController(configuration: configuration)
      picker.delegate = context.coordinator
      return picker
    }

    func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
  }
}

extension [PHPickerResult] {
  @MainActor fileprivate func texts() async -> [String] {
    var texts: [String] = []
    for result in self {
      let image = await withCheckedContinuation { (done: CheckedContinuation<UIImage?, Never>) in
        result.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in done.resume(returning: image) }
      }
      texts.append(image?.text ?? "nothing")
    }
    return texts
  }
}

extension UIImage {
  fileprivate var text: String { "\(Int(size.width)) by \(Int(size.height))" }
}
