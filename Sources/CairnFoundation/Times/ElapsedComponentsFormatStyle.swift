import Foundation

extension Date {
  /// The format of the time between two dates, in units. (Foundation for Linux has a type with Apple's name,
  /// `ComponentsFormatStyle`, that cannot be instantiated.)
  ///
  ///     (start..<end).formatted(.components(style: .wide))
  public struct ElapsedComponentsFormatStyle: Foundation.FormatStyle, Hashable, Sendable {
    /// How the units are written.
    public struct Style: Codable, Hashable, Sendable {
      fileprivate enum Name: String, Codable { case condensedAbbreviated, abbreviated, wide, narrow, spellOut, clock }
      fileprivate let name: Name

      /// "2 hours, 5 minutes".
      public static let wide = Style(name: .wide)
      /// "2 hr, 5 min".
      public static let abbreviated = Style(name: .abbreviated)
      /// "2hr 5min".
      public static let condensedAbbreviated = Style(name: .condensedAbbreviated)
      /// "2h 5m".
      public static let narrow = Style(name: .narrow)
      /// "two hours, five minutes".
      public static let spellOut = Style(name: .spellOut)
      fileprivate static let clock = Style(name: .clock)
    }

    /// A unit.
    public struct Field: Codable, Hashable, Sendable {
      fileprivate enum Name: String, Codable { case year, month, week, day, hour, minute, second }
      fileprivate let name: Name

      /// Years.
      public static let year = Field(name: .year)
      /// Months.
      public static let month = Field(name: .month)
      /// Weeks.
      public static let week = Field(name: .week)
      /// Days.
      public static let day = Field(name: .day)
      /// Hours.
      public static let hour = Field(name: .hour)
      /// Minutes.
      public static let minute = Field(name: .minute)
      /// Seconds.
      public static let second = Field(name: .second)

      fileprivate var unit: NSCalendar.Unit {
        switch name {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
      }
    }

    /// How the units are written.
    public var style: Style
    /// The language.
    public var locale: Locale
    /// The calendar for the calculation.
    public var calendar: Calendar
    /// The units to use, or `nil` for suitable ones.
    public var fields: Set<Field>?

    /// Creates a style.
    public init(
      style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
      fields: Set<Field>? = nil
    ) {
      self.style = style
      self.locale = locale
      self.calendar = calendar
      self.fields = fields
    }

    /// The digits of a clock.
    public static let timeDuration = ElapsedComponentsFormatStyle(style: .clock, fields: [.hour, .minute, .second])

    /// Returns the time as text.
    public func format(_ value: Range<Date>) -> String {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle =
        switch style.name {
        case .wide: .full
        case .abbreviated: .short
        case .condensedAbbreviated: .brief
        case .narrow: .abbreviated
        case .spellOut: .spellOut
        case .clock: .positional
        }
      var calendar = calendar
      calendar.locale = locale
      formatter.calendar = calendar
      for field in fields ?? [] { formatter.allowedUnits.insert(field.unit) }
      return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
    }

    /// Returns the style in another language.
    public func locale(_ locale: Locale) -> ElapsedComponentsFormatStyle {
      var style = self
      style.locale = locale
      return style
    }

    /// Returns the style with another calendar.
    public func calendar(_ calendar: Calendar) -> ElapsedComponentsFormatStyle {
      var style = self
      style.calendar = calendar
      return style
    }
  }
}

extension FormatStyle where Self == Date.ElapsedComponentsFormatStyle {
  /// A style that formats the time between two dates in units.
  public static func components(
    style: Date.ElapsedComponentsFormatStyle.Style, fields: Set<Date.ElapsedComponentsFormatStyle.Field>? = nil
  ) -> Self {
    Date.ElapsedComponentsFormatStyle(style: style, fields: fields)
  }

  /// A style that formats the time between two dates like a clock.
  public static var timeDuration: Self { .timeDuration }
}
