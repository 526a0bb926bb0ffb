import CairnTesting
import Foundation
import SwiftUI

@testable import Catalog

/// Starts the catalog as on the first day. Its settings are those of the whole process, so that tests would find what
/// others have left.
@MainActor
func freshCatalog() -> TestHost {
  for key in [NoteStore.key, MixedColors.key] { UserDefaults.standard.removeObject(forKey: key) }
  return TestHost(strict: true) { CatalogView() }
}
