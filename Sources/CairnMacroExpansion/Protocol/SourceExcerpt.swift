/// A piece of a source file, including the comments before it.
struct SourceExcerpt {
  var text: String
  var file: String
  /// The byte offset of the piece in the file.
  var offset: Int

  init(text: String, file: String, offset: Int) {
    self.text = text
    self.file = file
    self.offset = offset
  }

  init?(_ json: JSON) {
    guard let text = json["source"]?.string else { return nil }
    let location = json["location"]
    self.init(
      text: text.text, file: location?["fileName"]?.string?.text ?? "", offset: location?["offset"]?.integer ?? 0)
  }
}
