import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("The size of text by its earlier names")
struct SizeCategoryTests {
  @Test func theEarlierNameFollowsThePresentOne() {
    let host = TestHost { Reader().dynamicTypeSize(.accessibility1) }
    #expect(host.texts == ["accessibilityMedium true"])
  }

  @Test func settingTheEarlierNameSetsThePresentOne() {
    let host = TestHost { Reader().environment(\.sizeCategory, .extraSmall) }
    #expect(host.texts == ["extraSmall false"])
    #expect(DynamicTypeSize(ContentSizeCategory.extraSmall) == .xSmall)
    #expect(DynamicTypeSize(ContentSizeCategory.accessibilityExtraExtraExtraLarge) == .accessibility5)
  }

  private struct Reader: View {
    @Environment(\.sizeCategory) private var category
    @Environment(\.dynamicTypeSize) private var size
    var body: some View { Text("\(String(describing: category)) \(String(describing: size.isAccessibilitySize))") }
  }
}
