import CairnCore
import CairnScreen
import CairnTesting
import CairnValues
import SwiftUI
import Testing

@MainActor
@Suite("Text sizes that an app asks for")
struct TypeSizeTests {
  private func size(of text: String, in host: TestHost) throws -> CGFloat {
    _ = host.texts
    let root = try #require(host.host.windows.last?.screen.root)
    let element = root.firstInside { if case .text(let content) = $0.content { content.string == text } else { false } }
    guard case .text(let content)? = element?.content else { return 0 }
    return (content.style.font ?? .body).resolved().pointSize
  }

  @Test func textsHaveTheSizeThatTheirViewSets() throws {
    let host = TestHost {
      VStack {
        Text("Usual")
        VStack {
          Text("Large")
          Text("Title").font(.title)
          Text("Fixed").font(.system(size: 20))
          Text("Usual again").dynamicTypeSize(.large)
        }
        .dynamicTypeSize(.accessibility3)
        Text("Limited").dynamicTypeSize(...DynamicTypeSize.medium)
      }
    }
    #expect(try size(of: "Usual", in: host) == 17)
    #expect(try size(of: "Large", in: host) == 40)
    #expect(try size(of: "Title", in: host) == 48)
    #expect(try size(of: "Fixed", in: host) == 20)
    #expect(try size(of: "Usual again", in: host) == 17)
    #expect(try size(of: "Limited", in: host) == 16)
  }
}
