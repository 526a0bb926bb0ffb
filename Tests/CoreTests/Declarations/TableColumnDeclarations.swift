import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Columns of a table that is sorted, and of one that is not")
struct TableColumnDeclarations {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }
  private static let people = [Person(id: 1, name: "Bo", age: 30), Person(id: 2, name: "Al", age: 40)]

  private struct Sorted: View {
    @State private var order = [KeyPathComparator(\Person.name)]
    var body: some View {
      Table(people.sorted(using: order), sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age) years") }.width(50)
        TableColumn("Next year") { person in
          let age = person.age + 1
          Text("then \(age)")
        }
        .width(min: 40, ideal: 50, max: 60)
        TableColumn("Half") { Text("half \($0.age / 2)") }.customizationID("half").defaultVisibility(.visible)
        TableColumn("Number", value: \.id) { Text("no \($0.id)") }.width(30)
        if order.count == 1 {
          TableColumn("Key") { Text("key \($0.id)") }.width(20)
        }
      }
    }
  }

  @Test func aSortedTableTakesColumnsThatAreNot() throws {
    let host = TestHost(width: 1000) { Sorted() }
    for text in ["30 years", "then 41", "half 15", "no 2", "key 1"] { #expect(host.isVisible(text)) }
    #expect(host.tree.contains("Age"))
  }

  private struct Unsorted: View {
    var body: some View {
      Table(people) {
        TableColumn("Name", value: \.name).width(80)
        TableColumn("Age", value: \.age) { Text("\($0.age) years") }
        TableColumn(Text("Number"), value: \.id) { Text("no \($0.id)") }.width(30)
      }
    }
  }

  @Test func aTableThatIsNotSortedTakesColumnsWithAValue() {
    let host = TestHost(width: 1000) { Unsorted() }
    for text in ["Bo", "40 years", "no 2"] { #expect(host.isVisible(text)) }
  }
}
