/// A value that only modifiers for apps take, so that the compiler knows it and reports the modifier.
@available(*, unavailable, message: "this is a value for apps, and a page has none of them")
public struct AppValue: Hashable, Sendable {
  /// A value for apps.
  public static let `default` = AppValue()
  /// A value for apps.
  public static let linear = AppValue()
  /// A value for apps.
  public static let easeIn = AppValue()
  /// A value for apps.
  public static let easeOut = AppValue()
  /// A value for apps.
  public static let easeInOut = AppValue()
  /// A value for apps.
  public static let bouncy = AppValue()
  /// A value for apps.
  public static let smooth = AppValue()
  /// A value for apps.
  public static let snappy = AppValue()
  /// A value for apps.
  public static let spring = AppValue()
  /// A value for apps.
  public static let opacity = AppValue()
  /// A value for apps.
  public static let slide = AppValue()
  /// A value for apps.
  public static let scale = AppValue()
  /// A value for apps.
  public static let identity = AppValue()
  /// A value for apps.
  public static let automatic = AppValue()
  /// A value for apps.
  public static let inline = AppValue()
  /// A value for apps.
  public static let large = AppValue()
  /// A value for apps.
  public static let bordered = AppValue()
  /// A value for apps.
  public static let borderedProminent = AppValue()
  /// A value for apps.
  public static let borderless = AppValue()
  /// A value for apps.
  public static let plain = AppValue()
  /// A value for apps.
  public static let roundedBorder = AppValue()
  /// A value for apps.
  public static let `switch` = AppValue()
  /// A value for apps.
  public static let checkbox = AppValue()
  /// A value for apps.
  public static let button = AppValue()
  /// A value for apps.
  public static let menu = AppValue()
  /// A value for apps.
  public static let segmented = AppValue()
  /// A value for apps.
  public static let wheel = AppValue()
  /// A value for apps.
  public static let radioGroup = AppValue()
  /// A value for apps.
  public static let iconOnly = AppValue()
  /// A value for apps.
  public static let titleOnly = AppValue()
  /// A value for apps.
  public static let titleAndIcon = AppValue()
  /// A value for apps.
  public static let page = AppValue()
  /// A value for apps.
  public static let stack = AppValue()
  /// A value for apps.
  public static let circular = AppValue()
  /// A value for apps.
  public static let light = AppValue()
  /// A value for apps.
  public static let dark = AppValue()
  /// A value for apps.
  public static let number = AppValue()
  /// A value for apps.
  public static let percent = AppValue()
  /// A value for apps.
  public static let dateTime = AppValue()
  /// A value for apps.
  public static let omitted = AppValue()
  /// A value for apps.
  public static let abbreviated = AppValue()
  /// A value for apps.
  public static let numeric = AppValue()
  /// A value for apps.
  public static let complete = AppValue()
  /// A value for apps.
  public static let shortened = AppValue()
  /// A value for apps.
  public static let standard = AppValue()
  /// A value for apps.
  public static let date = AppValue()
  /// A value for apps.
  public static let time = AppValue()
  /// A value for apps.
  public static let relative = AppValue()
  /// A value for apps.
  public static let timer = AppValue()
  /// A value for apps.
  public static let emailAddress = AppValue()
  /// A value for apps.
  public static let numberPad = AppValue()
  /// A value for apps.
  public static let decimalPad = AppValue()
  /// A value for apps.
  public static let phonePad = AppValue()
  /// A value for apps.
  public static let URL = AppValue()
  /// A value for apps.
  public static let never = AppValue()
  /// A value for apps.
  public static let words = AppValue()
  /// A value for apps.
  public static let sentences = AppValue()
  /// A value for apps.
  public static let characters = AppValue()
  /// A value for apps.
  public static let all = AppValue()
  /// A value for apps.
  public static let container = AppValue()
  /// A value for apps.
  public static let keyboard = AppValue()
  /// A value for apps.
  public static let ultraThinMaterial = AppValue()
  /// A value for apps.
  public static let thinMaterial = AppValue()
  /// A value for apps.
  public static let regularMaterial = AppValue()
  /// A value for apps.
  public static let thickMaterial = AppValue()
  /// A value for apps.
  public static let ultraThickMaterial = AppValue()
  /// A value for apps.
  public static let bar = AppValue()
  /// A value for apps.
  public static let topBarLeading = AppValue()
  /// A value for apps.
  public static let topBarTrailing = AppValue()
  /// A value for apps.
  public static let navigationBarLeading = AppValue()
  /// A value for apps.
  public static let navigationBarTrailing = AppValue()
  /// A value for apps.
  public static let principal = AppValue()
  /// A value for apps.
  public static let bottomBar = AppValue()
  /// A value for apps.
  public static let confirmationAction = AppValue()
  /// A value for apps.
  public static let cancellationAction = AppValue()
  /// A value for apps.
  public static let primaryAction = AppValue()
  /// A value for apps.
  public static let compact = AppValue()
  /// A value for apps.
  public static let regular = AppValue()
  /// A value for apps.
  public static let sizeThatFitsLayout = AppValue()

  /// A value for apps.
  public static func linear(duration: Double) -> AppValue { AppValue() }

  /// A value for apps.
  public static func easeIn(duration: Double) -> AppValue { AppValue() }

  /// A value for apps.
  public static func easeOut(duration: Double) -> AppValue { AppValue() }

  /// A value for apps.
  public static func easeInOut(duration: Double) -> AppValue { AppValue() }

  /// A value for apps.
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.8) -> AppValue { AppValue() }

  /// A value for apps.
  public static func spring(duration: Double, bounce: Double = 0) -> AppValue { AppValue() }

  /// A value for apps.
  public static func move(edge: Edge) -> AppValue { AppValue() }

  /// A value for apps.
  public static func asymmetric(insertion: AppValue, removal: AppValue) -> AppValue { AppValue() }

  /// A value for apps.
  public static func currency(code: String) -> AppValue { AppValue() }

  /// A value for apps.
  public static func fractionLength(_ count: Int) -> AppValue { AppValue() }

  /// A value for apps.
  public func delay(_ seconds: Double) -> AppValue { self }

  /// A value for apps.
  public func speed(_ speed: Double) -> AppValue { self }

  /// A value for apps.
  public func repeatForever(autoreverses: Bool = true) -> AppValue { self }

  /// A value for apps.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> AppValue { self }

  /// A value for apps.
  public func combined(with other: AppValue) -> AppValue { self }

  /// A value for apps.
  public func precision(_ precision: AppValue) -> AppValue { self }
}
