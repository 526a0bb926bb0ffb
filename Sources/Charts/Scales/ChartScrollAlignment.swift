import Foundation

/// The values at which scrolling of a chart ends.
struct ChartScrollAlignment {
  enum Unit {
    /// The starts of visible parts.
    case page
    case multiples(Double)
    case dates(DateComponents)

    /// Returns the nearest values before and after one.
    func neighbors(of datum: Datum) -> [Datum] {
      switch (self, datum) {
      case (.multiples(let unit), _):
        guard unit > 0, let number = datum.number else { return [datum] }
        return [floor(number / unit) * unit, ceil(number / unit) * unit].map { Datum($0, isDate: datum.isDate) }
      case (.dates(let components), .date(let date)):
        let calendar = Calendar.autoupdatingCurrent
        // The date itself may match.
        let moment = date.addingTimeInterval(0.5)
        return [Calendar.SearchDirection.backward, .forward].compactMap {
          calendar.nextDate(
            after: moment, matching: components, matchingPolicy: .nextTime, direction: $0
          ).map(Datum.date)
        }
      default: return [datum]
      }
    }
  }

  var unit: Unit
  /// Where longer movements end.
  var major: Unit?
  /// Whether a movement passes at most one visible part.
  var isLimited = false
}
