import CairnCore

/// Marks a variable in the body of a `#Preview` as the preview's state.
///
///     #Preview {
///       @Previewable @State var isOn = true
///       Toggle("Wi-Fi", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "CairnMacros", type: "PreviewableMacro")

/// Declares a preview of a view.
///
///     #Preview("Empty") {
///       InboxView(messages: [])
///     }
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "CairnMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "CairnMacros", type: "PreviewMacro")

/// Declares one preview of a view for every argument.
@freestanding(declaration)
public macro Preview<T>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
  @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "CairnMacros", type: "PreviewMacro")

/// Declares a preview of a view in a window of a style.
///
///     #Preview(windowStyle: .automatic) {
///       LibraryView()
///     }
@freestanding(declaration)
public macro Preview<S: WindowStyle>(
  _ name: String? = nil, windowStyle: S, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "CairnMacros", type: "PreviewMacro")
