import CairnCore
import SwiftUI

/// A view that shows the app around it from inside: views with their state, elements, stacks, turns, and a log.
///
/// ```swift
/// WindowGroup("Inspector", id: "inspector") { NavigationInspector(log: log) }
/// ```
///
/// It records what the app does while it is shown. ``SwiftUI/View/navigationInspector(isPresented:log:)`` shows it beside
/// the app.
public struct NavigationInspector: View {
  private let log: NavigationLog?
  @State private var model = InspectorModel()
  @Environment(\.self) private var environment

  /// Creates an inspector.
  ///
  /// - Parameter log: The log to step through, which the app attaches with ``SwiftUI/View/navigationLog(_:)``.
  public init(log: NavigationLog? = nil) { self.log = log }

  public var body: some View {
    InspectorContent(model: model, log: log)
      .modifier(InspectorBoundary())
      .onAppear { model.begin(environment.stackHandle?.session.graph.inspection) }
      .onDisappear { model.end() }
  }
}

extension View {
  /// Shows an inspector of the app beside this view, or in a sheet where there is little room.
  ///
  /// ```swift
  /// ContentView()
  ///   .navigationInspector(isPresented: $isInspecting)
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: Whether the inspector is shown.
  ///   - log: The log to step through, which the app attaches itself. Without one, the modifier records its own.
  public func navigationInspector(isPresented: Binding<Bool>, log: NavigationLog? = nil) -> some View {
    modifier(NavigationInspectorModifier(isPresented: isPresented, log: log))
  }
}

private struct NavigationInspectorModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let log: NavigationLog?
  @State private var ownLog = NavigationLog()

  func body(content: Content) -> some View {
    content
      .modifier(LogModifier(log: log == nil ? ownLog : nil))
      .onAppear { (log ?? ownLog).ignore(isPresented) }
      .inspector(isPresented: isPresented) {
        NavigationInspector(log: log ?? ownLog)
          .inspectorColumnWidth(min: 280, ideal: 400, max: 500)
      }
  }
}
