import SwiftUI

/// Sheets that the app keeps when a person wants to close them.
struct SheetsPage: View {
  @State private var isForbidden = false
  @State private var isLockable = false
  @State private var isShown = false
  @State private var isWanted = false
  @State private var wishes = 0

  var body: some View {
    VStack(spacing: 18) {
      Button("Forbidden") { isForbidden = true }
        .sheet(isPresented: $isForbidden) {
          NameSheet(title: "Not to be closed") { isForbidden = false }.interactiveDismissDisabled()
        }
      Button("Lockable") { isLockable = true }
        .sheet(isPresented: $isLockable) { LockableSheet { isLockable = false } }
      Button("Shown again") { (isWanted, isShown) = (true, true) }
        .sheet(isPresented: $isShown) {
          NameSheet(title: "Shown again \(wishes) times") { (isWanted, isShown) = (false, false) }
        }
        .onChange(of: isShown) {
          guard !isShown, isWanted else { return }
          wishes += 1
          isShown = true
        }
    }
    .padding()
  }
}

/// A sheet that can be locked while a finger is already pulling it down.
private struct LockableSheet: View {
  let close: () -> Void
  @State private var isLocked = false

  var body: some View {
    VStack {
      NameSheet(title: isLocked ? "Locked" : "Not locked", close: close)
      Button("Lock") { isLocked = true }.keyboardShortcut("l")
    }
    .interactiveDismissDisabled(isLocked)
  }
}

private struct NameSheet: View {
  let title: String
  let close: () -> Void
  @State private var name = ""

  var body: some View {
    VStack {
      Text(title)
      Text("Called \(name)")
      TextField("Name", text: $name)
      Button("Done", action: close)
    }
    .padding()
  }
}
