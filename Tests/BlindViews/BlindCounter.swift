import SwiftUI

/// A view of a module that is compiled without reflection metadata: nothing tells of its properties.
public struct BlindCounter: View {
  let seconds: Int
  public init(seconds: Int) { self.seconds = seconds }
  public var body: some View { Text("\(seconds) seconds") }
}
