import CairnTesting
import CoreData
import SwiftUI
import TestSupport
import Testing

// The app that Xcode makes with the checkbox "Core Data", with a page for editing and one with sections.

class Item: NSManagedObject {
  class func fetchRequest() -> NSFetchRequest<Item> { NSFetchRequest<Item>(entityName: "Item") }
  var timestamp: Date? {
    get { managedValue(forKey: "timestamp") }
    set { setManagedValue(newValue, forKey: "timestamp") }
  }
  var name: String? {
    get { managedValue(forKey: "name") }
    set { setManagedValue(newValue, forKey: "name") }
  }
  var kind: String? {
    get { managedValue(forKey: "kind") }
    set { setManagedValue(newValue, forKey: "kind") }
  }
}

extension Item: Identifiable {}

private struct TemplateController {
  static let model: NSManagedObjectModel = {
    let model = NSManagedObjectModel()
    model.entities = [
      TestModel.entity(
        Item.self,
        [
          TestModel.attribute("timestamp", .dateAttributeType), TestModel.attribute("name", .stringAttributeType),
          TestModel.attribute("kind", .stringAttributeType),
        ])
    ]
    return model
  }()

  let container: NSPersistentContainer

  init(inMemory: Bool = false) {
    container = NSPersistentContainer(name: "Items", managedObjectModel: Self.model)
    if inMemory {
      container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
    }
    container.loadPersistentStores(completionHandler: { (storeDescription, error) in
      if let error = error as NSError? {
        fatalError("Unresolved error \(error), \(error.userInfo)")
      }
    })
    container.viewContext.automaticallyMergesChangesFromParent = true
  }
}

private struct ContentView: View {
  @Environment(\.managedObjectContext) private var viewContext

  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \Item.timestamp, ascending: true)],
    animation: .default)
  private var items: FetchedResults<Item>

  var body: some View {
    NavigationView {
      List {
        ForEach(items) { item in
          NavigationLink {
            ItemPage(item: item)
          } label: {
            Text(item.name ?? "")
          }
        }
        .onDelete(perform: deleteItems)
      }
      .navigationTitle("\(items.count) items")
      .toolbar {
        ToolbarItem {
          Button(action: addItem) {
            Label("Add Item", systemImage: "plus")
          }
        }
        ToolbarItem { Button("Filter") { items.nsPredicate = NSPredicate(format: "name ENDSWITH '2'") } }
        ToolbarItem {
          Button("Reverse") { items.nsSortDescriptors = [NSSortDescriptor(keyPath: \Item.timestamp, ascending: false)] }
        }
      }
    }
  }

  private func addItem() {
    withAnimation {
      let newItem = Item(context: viewContext)
      newItem.timestamp = Date(timeIntervalSinceReferenceDate: Double(items.count))
      newItem.name = "Item \(items.count + 1)"
      do {
        try viewContext.save()
      } catch {
        let nsError = error as NSError
        fatalError("Unresolved error \(nsError), \(nsError.userInfo)")
      }
    }
  }

  private func deleteItems(offsets: IndexSet) {
    withAnimation {
      offsets.map { items[$0] }.forEach(viewContext.delete)
      do {
        try viewContext.save()
      } catch {
        fatalError("Unresolved error \(error)")
      }
    }
  }
}

private struct ItemPage: View {
  @ObservedObject var item: Item

  var body: some View {
    VStack {
      Text("Named \(item.name ?? "nothing")")
      Button("Rename") { item.name = "Renamed" }
    }
    .navigationTitle("Item")
  }
}

private struct SectionPage: View {
  @SectionedFetchRequest(
    sectionIdentifier: \.kind, sortDescriptors: [SortDescriptor(\Item.kind), SortDescriptor(\Item.name)])
  private var sections: SectionedFetchResults<String?, Item>

  var body: some View {
    List(sections) { section in
      Section(section.id ?? "none") {
        ForEach(section) { item in Text(item.name ?? "") }
      }
    }
  }
}

private struct TemplateApp: App {
  let persistenceController = TemplateController()

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environment(\.managedObjectContext, persistenceController.container.viewContext)
    }
  }
}

private struct NamedItems: View {
  @FetchRequest private var items: FetchedResults<Item>

  init(search: String) {
    _items = FetchRequest(
      sortDescriptors: [SortDescriptor(\.name)], predicate: NSPredicate(format: "name CONTAINS[cd] %@", search))
  }

  var body: some View { Text(items.map { $0.name ?? "" }.joined(separator: ",")) }
}

private struct SearchPage: View {
  @State private var search = "a"

  var body: some View {
    VStack {
      TextField("Search", text: $search)
      NamedItems(search: search)
    }
  }
}

/// Fetches in no particular order, as examples do.
private struct UnorderedPage: View {
  @FetchRequest<Item>(sortDescriptors: []) private var inferred
  @FetchRequest(sortDescriptors: []) private var items: FetchedResults<Item>
  @SectionedFetchRequest(sectionIdentifier: \.kind, sortDescriptors: [])
  private var sections: SectionedFetchResults<String?, Item>

  var body: some View {
    List {
      ForEach(inferred) { item in
        Text(item.name ?? "").foregroundStyle(item.name == "Apple" ? .red : .primary)
      }
      Text("\(items.count) in \(sections.count)")
    }
  }
}

@MainActor @Suite struct TemplateTests {
  private func context() -> NSManagedObjectContext { TemplateController(inMemory: true).container.viewContext }

  @Test func itemsAreAddedListedFilteredAndDeleted() throws {
    let context = context()
    let host = TestHost(strict: true) { ContentView().environment(\.managedObjectContext, context) }
    #expect(host.title == "0 items")
    for _ in 0..<3 { try host.button("Add Item").tap() }
    #expect(host.title == "3 items")
    #expect(host.texts.filter { $0.hasPrefix("Item ") } == ["Item 1", "Item 2", "Item 3"])
    try host.button("Reverse").tap()
    #expect(host.texts.filter { $0.hasPrefix("Item ") } == ["Item 3", "Item 2", "Item 1"])
    try host.button("Filter").tap()
    #expect(host.texts.filter { $0.hasPrefix("Item ") } == ["Item 2"])
    context.delete(try #require(try context.fetch(Item.fetchRequest()).first { $0.name == "Item 2" }))
    #expect(host.title == "0 items")
    #expect(try context.count(for: Item.fetchRequest()) == 2)
  }

  @Test func aPageShowsAnEditOfItsObjectAndSoDoesTheList() throws {
    let context = context()
    let host = TestHost(strict: true) { ContentView().environment(\.managedObjectContext, context) }
    try host.button("Add Item").tap()
    try host.link("Item 1").tap()
    #expect(host.isVisible("Named Item 1"))
    try host.button("Rename").tap()
    #expect(host.isVisible("Named Renamed"))
    try host.goBack()
    #expect(host.isVisible("Renamed"))
  }

  @Test func sectionsFollowTheirObjects() throws {
    let context = context()
    for (name, kind) in [("Apple", "Fruit"), ("Beet", "Root"), ("Cherry", "Fruit")] {
      let item = Item(context: context)
      item.name = name
      item.kind = kind
    }
    let host = TestHost(strict: true) { SectionPage().environment(\.managedObjectContext, context) }
    #expect(host.texts == ["Fruit", "Apple", "Cherry", "Root", "Beet"])
    try #require(try context.fetch(Item.fetchRequest()).first { $0.name == "Cherry" }).kind = "Root"
    #expect(host.texts == ["Fruit", "Apple", "Root", "Beet", "Cherry"])
  }

  @Test func objectsAreFetchedWithoutAnOrder() {
    let context = context()
    Item(context: context).name = "Apple"
    let host = TestHost(strict: true) { UnorderedPage().environment(\.managedObjectContext, context) }
    #expect(host.texts == ["Apple", "1 in 1"])
  }

  @Test func objectsRespondToTheirProperties() {
    let item = Item(context: context())
    #expect(item.responds(to: NSSelectorFromString("name")))
    #expect(!item.responds(to: NSSelectorFromString("image")))
  }

  @Test func aSearchThatIsPassedToAViewIsFollowed() throws {
    let context = context()
    for name in ["Apple", "Beet", "Banana"] { Item(context: context).name = name }
    let host = TestHost(strict: true) { SearchPage().environment(\.managedObjectContext, context) }
    #expect(host.isVisible("Apple,Banana"))
    try host.field("Search").type("n")
    #expect(host.isVisible("Banana"))
  }

  @Test func anotherStartOfTheAppFindsItsItems() throws {
    let host = TestHost(TemplateApp.self, strict: true)
    try host.button("Add Item").tap()
    #expect(host.title == "1 items")
    #expect(try host.terminateAndRestore().title == "1 items")
    #expect(TestHost(TemplateApp.self).title == "0 items")
  }
}
