import SwiftUI

/// A view in a module without reflection metadata, so its properties cannot be discovered.
public struct BlindCounter: View {
  let seconds: Int
  public init(seconds: Int) { self.seconds = seconds }
  public var body: some View { Text("\(seconds) seconds") }
}
