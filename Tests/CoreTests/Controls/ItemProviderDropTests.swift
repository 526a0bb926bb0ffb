import CairnTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor @Suite("Dropping what comes in forms of its own")
struct ItemProviderDropTests {
  private struct Basket: DropDelegate {
    let log: (String) -> Void
    var isOpen = true

    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
    func dropEntered(info: DropInfo) { log("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: isOpen ? .move : .forbidden) }
    func dropExited(info: DropInfo) { log("left") }
    func performDrop(info: DropInfo) -> Bool {
      log("dropped \(info.itemProviders(for: [.text]).count)")
      return true
    }
  }

  @Test func providersAreTakenByThePlaceForTheirType() throws {
    var taken = 0
    let host = TestHost {
      Text("Word").onDrag { NSItemProvider(object: "word" as NSString) }
      Text("Texts").onDrop(of: [UTType.text], isTargeted: nil) { providers in
        taken += providers.count
        return true
      }
      Text("Pictures").onDrop(of: ["public.image"], isTargeted: nil) { _ in true }
    }
    try host.drag("Word", onto: "Texts")
    #expect(taken == 1)
    #expect(throws: TestHostError.self) { try host.drag("Word", onto: "Pictures") }
  }

  @Test func whereThereIsNothingToDragNothingIsDragged() throws {
    var taken = 0
    let host = TestHost {
      Text("Word").itemProvider { NSItemProvider(object: "word" as NSString) }
      Text("Gone").itemProvider { nil }
      Text("Texts").onDrop(of: [UTType.text], isTargeted: nil) { providers in
        taken += providers.count
        return true
      }
    }
    #expect(throws: TestHostError.self) { try host.drag("Gone", onto: "Texts") }
    #expect(taken == 0)
    try host.drag("Word", onto: "Texts")
    #expect(taken == 1)
  }

  @Test func aDelegateFollowsTheDrop() throws {
    var log: [String] = []
    let host = TestHost {
      Text("Word").draggable("word")
      Text("Open").onDrop(of: [.text], delegate: Basket { log.append($0) })
      Text("Closed").onDrop(of: [.text], delegate: Basket(log: { log.append($0) }, isOpen: false))
    }
    try host.drag("Word", onto: "Open")
    #expect(log == ["entered", "dropped 1"])
    log = []
    #expect(throws: TestHostError.self) { try host.drag("Word", onto: "Closed") }
    #expect(log == ["entered", "left"])
  }

  private struct Order: View {
    @State private var names = ["one", "two"]

    var body: some View {
      Text("New").draggable("zero")
      List {
        ForEach(names, id: \.self) { Text($0) }
          .dropDestination(for: String.self) { names.insert(contentsOf: $0, at: $1) }
      }
    }
  }

  @Test func somethingCanBeDroppedBetweenTheRowsOfAList() throws {
    let host = TestHost { Order() }
    try host.drag("New", onto: "two")
    #expect(host.texts == ["New", "one", "zero", "two"])
  }
}
