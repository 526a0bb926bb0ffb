// The SDK imports this empty module into every file, so that its overlays take effect where a file also imports
// Foundation. An import of AppleImports in every file would come before the file's own imports, and Swift would not see
// the attribute in `@preconcurrency import Foundation`.
