/// Turns a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`
/// into an entry.
///
///     extension EnvironmentValues {
///       @Entry var accent: Color = .blue
///     }
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "CairnMacros", type: "EntryMacro")
