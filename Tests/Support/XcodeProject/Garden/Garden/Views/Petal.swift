import UIKit

enum Petal {
  static let count = 5
  static let color: UIColor = .systemPink
}
