import CairnTesting
import SwiftUI
import Testing

// The plug-in's output for a picture and a color.
extension ImageResource { static let harbour = ImageResource(name: "harbour", bundle: .main) }
extension UIImage { static var harbour: UIImage { UIImage(resource: .harbour) } }
extension ColorResource { static let mist = ColorResource(name: "mist", bundle: .main) }
extension Color { static var mist: Color { Color(ColorResource.mist) } }
extension UIColor { static var mist: UIColor { UIColor(resource: .mist) } }
extension ShapeStyle where Self == Color { static var mist: Color { Color(ColorResource.mist) } }

@MainActor
@Suite("Constants for assets, in an app's code")
struct AssetConstantDeclarations {
  private struct Spellings: View {
    private let colors: [Color] = [Color(.mist), .mist, Color(ColorResource.mist), Color(UIColor.mist), Color("mist")]
    private let platformColors: [UIColor] = [.mist, UIColor(resource: .mist), UIColor(.mist), UIColor(Color.mist)]

    var body: some View {
      VStack {
        Text("\(colors.count) and \(platformColors.count)").foregroundStyle(.mist).background(.mist).tint(.mist)
        Text("Old").foregroundColor(.mist).background(Color(.mist))
        Circle().fill(.mist).stroke(Color(.mist), lineWidth: 1)
        Image(.harbour).accessibilityLabel("Harbour")
        Label("Boats", image: .harbour)
        Image(uiImage: .harbour)
        Text("System").background(Color(.systemBackground)).foregroundStyle(Color(.label))
      }
    }
  }

  @Test func everySpellingIsUnderstood() {
    let host = TestHost { Spellings() }
    #expect(host.isVisible("5 and 4"))
    #expect(host.isVisible("Harbour"))
    #expect(Color(.mist) == Color.mist)
  }
}
