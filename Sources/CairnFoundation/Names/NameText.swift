import Foundation

/// Formats a user's name. The family name comes first if the script or language requires it.
struct NameText {
  let name: PersonNameComponents
  let locale: Locale

  private func parts(_ parts: String?...) -> String {
    let parts = parts.compactMap { $0 }.filter { !$0.isEmpty }
    return parts.joined(separator: isIdeographic ? "" : " ")
  }

  private var isIdeographic: Bool {
    [name.givenName, name.familyName].compactMap { $0?.unicodeScalars.first }.contains { scalar in
      (0x3040...0x30FF).contains(scalar.value) || (0x3400...0x9FFF).contains(scalar.value)
        || (0xAC00...0xD7AF).contains(scalar.value) || (0x20000...0x3FFFF).contains(scalar.value)
    }
  }

  private var isFamilyFirst: Bool {
    let language = locale.language.languageCode?.identifier
    return isIdeographic || ["zh", "ja", "ko", "hu", "vi"].contains(language ?? "")
  }

  var long: String {
    isFamilyFirst
      ? parts(name.familyName, name.givenName, name.middleName, name.namePrefix, name.nameSuffix)
      : parts(name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix)
  }

  var medium: String {
    isFamilyFirst ? parts(name.familyName, name.givenName) : parts(name.givenName, name.familyName)
  }

  var short: String { name.nickname ?? name.givenName ?? name.familyName ?? "" }

  var abbreviated: String {
    if isIdeographic { return name.familyName ?? name.givenName ?? "" }
    let names = isFamilyFirst ? [name.familyName, name.givenName] : [name.givenName, name.familyName]
    return names.compactMap { $0?.first.map { $0.uppercased() } }.joined()
  }
}
