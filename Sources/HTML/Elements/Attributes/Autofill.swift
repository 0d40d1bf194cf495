// The fields that a browser can fill in, under the names that HTML has for them.

extension HTML {
  /// What a browser may fill in.
  public enum Autofill: String, Sendable {
    /// Nothing.
    case off
    /// What the browser thinks fit.
    case on
    /// The full name.
    case name
    /// A title before the name.
    case honorificPrefix = "honorific-prefix"
    /// The given name.
    case givenName = "given-name"
    /// Further names.
    case additionalName = "additional-name"
    /// The family name.
    case familyName = "family-name"
    /// A title behind the name.
    case honorificSuffix = "honorific-suffix"
    /// What friends call the reader.
    case nickname
    /// The name to log in with.
    case username
    /// A new password.
    case newPassword = "new-password"
    /// The password to log in with.
    case currentPassword = "current-password"
    /// A code that is good for once.
    case oneTimeCode = "one-time-code"
    /// The reader's position at work.
    case organizationTitle = "organization-title"
    /// Where the reader works.
    case organization
    /// The street, over several lines.
    case streetAddress = "street-address"
    /// The first line of the street.
    case addressLine1 = "address-line1"
    /// The second line of the street.
    case addressLine2 = "address-line2"
    /// The third line of the street.
    case addressLine3 = "address-line3"
    /// The fourth level of an address, below that of a district.
    case addressLevel4 = "address-level4"
    /// The third level of an address, such as a district.
    case addressLevel3 = "address-level3"
    /// The second level of an address, such as a town.
    case addressLevel2 = "address-level2"
    /// The first level of an address, such as a state.
    case addressLevel1 = "address-level1"
    /// The code of the country.
    case country
    /// The name of the country.
    case countryName = "country-name"
    /// The postal code.
    case postalCode = "postal-code"
    /// The full name on a card.
    case cardName = "cc-name"
    /// The given name on a card.
    case cardGivenName = "cc-given-name"
    /// Further names on a card.
    case cardAdditionalName = "cc-additional-name"
    /// The family name on a card.
    case cardFamilyName = "cc-family-name"
    /// The number of a card.
    case cardNumber = "cc-number"
    /// Until when a card is good.
    case cardExpiry = "cc-exp"
    /// The month until which a card is good.
    case cardExpiryMonth = "cc-exp-month"
    /// The year until which a card is good.
    case cardExpiryYear = "cc-exp-year"
    /// The security code of a card.
    case cardCode = "cc-csc"
    /// The kind of a card.
    case cardType = "cc-type"
    /// The currency to pay in.
    case transactionCurrency = "transaction-currency"
    /// How much to pay.
    case transactionAmount = "transaction-amount"
    /// The reader's language.
    case language
    /// The reader's birthday.
    case birthday = "bday"
    /// The day of the birthday.
    case birthdayDay = "bday-day"
    /// The month of the birthday.
    case birthdayMonth = "bday-month"
    /// The year of the birthday.
    case birthdayYear = "bday-year"
    /// The reader's gender.
    case sex
    /// The reader's home page.
    case url
    /// A picture of the reader.
    case photo
    /// The whole telephone number.
    case tel
    /// The country's part of the number.
    case telCountryCode = "tel-country-code"
    /// The number without the country's part.
    case telNational = "tel-national"
    /// The area's part of the number.
    case telAreaCode = "tel-area-code"
    /// The number without those of country and area.
    case telLocal = "tel-local"
    /// The first part of the local number.
    case telLocalPrefix = "tel-local-prefix"
    /// The second part of the local number.
    case telLocalSuffix = "tel-local-suffix"
    /// The extension.
    case telExtension = "tel-extension"
    /// The e-mail address.
    case email
    /// The address for instant messages.
    case impp
  }
}
