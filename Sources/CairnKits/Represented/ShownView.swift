import CairnCore
import CairnPlatform
import CairnScreen
import CairnValues

/// Shows a view of UIKit or AppKit with the views inside it.
struct ShownView<V: PlatformView>: View {
  let view: V

  var body: some View {
    let _ = view.parts.changes.read()
    ViewLayout(view: view, stamp: view.parts.stamp) {
      if let framework = view.missingFramework {
        MissingView(String(describing: type(of: view)), from: framework)
      } else {
        if let content = view.content { view.spoken(content) }
        ForEach(view.children, id: \.self) { ShownChild(view: $0) }
      }
    }
    .modifier(view.look)
  }
}

/// Shows a view inside another, with its controller if it has one.
struct ShownChild<V: PlatformView>: View {
  let view: V

  var body: some View {
    Group {
      if let controller = view.controllerView { controller } else { ShownView(view: view) }
    }
    .layoutValue(key: ShownObjectKey.self, value: ObjectIdentifier(view))
  }
}
