// Sources that say only `import Charts` name views too.
@_exported import SwiftUI
