import CairnMessages

/// A piece of a source file, including the comments before it.
struct SourceExcerpt {
  var text: String
  var file: String
  /// The byte offset of the piece in the file.
  var offset: Int
  /// The module and the name of the file, as in `#fileID`.
  var fileID: String
  /// The line of the piece in the file, from 1.
  var line: Int

  init(text: String, file: String, offset: Int, fileID: String = "", line: Int = 0) {
    self.text = text
    self.file = file
    self.offset = offset
    self.fileID = fileID
    self.line = line
  }

  init?(_ json: JSON) {
    guard let text = json["source"]?.string else { return nil }
    let location = json["location"]
    self.init(
      text: text, file: location?["fileName"]?.string ?? "", offset: location?["offset"]?.int ?? 0,
      fileID: location?["fileID"]?.string ?? "", line: location?["line"]?.int ?? 0)
  }
}
