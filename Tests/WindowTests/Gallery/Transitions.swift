import Cairn
import SwiftUI

/// Links to pages of one color, over a page of another color.
struct TransitionsPage: View {
  private enum Turn: String, CaseIterable {
    case slide = "Slide", fade = "Fade", scale = "Scale", cover = "Cover", still = "Still"
  }

  private var links: some View {
    ForEach(Turn.allCases, id: \.self) { NavigationLink($0.rawValue, value: $0) }
  }

  var body: some View {
    VStack(spacing: 0) {
      ViewThatFits(in: .horizontal) {
        HStack { links }
        VStack { links }
      }
      Color.blue
    }
    .navigationDestination(for: Turn.self) { Color.red.navigationTitle($0.rawValue) }
    .navigationTransition(for: Turn.self) { _, turn in
      switch turn {
      case .slide: .slide
      case .fade: .fade
      case .scale: .scale
      case .cover: .cover
      case .still: PageTransition.none
      case nil: nil
      }
    }
  }
}
