/// Conversions between Gregorian dates and day numbers, counted from 1 January 1970.
enum GregorianDay {
  /// Returns the number of a day; years start in March here, so that the leap day comes last.
  static func number(year: Int, month: Int, day: Int) -> Int {
    let shiftedYear = month > 2 ? year : year - 1
    let shiftedMonth = (month + 9) % 12
    let leapDays = floorDivide(shiftedYear, 4) - floorDivide(shiftedYear, 100) + floorDivide(shiftedYear, 400)
    let daysBeforeMonth = (153 * shiftedMonth + 2) / 5
    return 365 * shiftedYear + leapDays + daysBeforeMonth + day - 1 - daysBefore1970
  }

  /// Returns the year, month and day of a day number.
  static func date(_ number: Int) -> (year: Int, month: Int, day: Int) {
    let days = number + daysBefore1970
    let era = floorDivide(days, daysIn400Years)
    let dayOfEra = days - era * daysIn400Years
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// Returns the day of the week of a day number: 0 for Sunday, up to 6.
  static func weekday(_ number: Int) -> Int {
    let thursday = 4
    let rest = (number + thursday) % 7
    return rest < 0 ? rest + 7 : rest
  }

  /// Returns the number of days in a month.
  static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns the quotient, rounded down.
  static func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
    dividend >= 0 ? dividend / divisor : -((divisor - 1 - dividend) / divisor)
  }

  /// The days from 1 March of the year 0 to 1 January 1970.
  private static let daysBefore1970 = 719_468
  private static let daysIn400Years = 146_097
}
