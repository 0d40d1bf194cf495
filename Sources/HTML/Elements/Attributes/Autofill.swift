// The autofill field names of HTML.

extension Keywords {
  /// The kind of value that a browser may fill in.
  public enum Autofill: String, Sendable {
    /// Nothing.
    case off
    /// The browser decides.
    case on
    /// The full name.
    case name
    /// A prefix of the name, such as "Dr.".
    case honorificPrefix = "honorific-prefix"
    /// The given name.
    case givenName = "given-name"
    /// Middle names.
    case additionalName = "additional-name"
    /// The family name.
    case familyName = "family-name"
    /// A suffix of the name, such as "Jr.".
    case honorificSuffix = "honorific-suffix"
    /// The nickname.
    case nickname
    /// The user name.
    case username
    /// A new password.
    case newPassword = "new-password"
    /// The current password.
    case currentPassword = "current-password"
    /// A one-time code.
    case oneTimeCode = "one-time-code"
    /// The job title.
    case organizationTitle = "organization-title"
    /// The company or organization.
    case organization
    /// The street address, in several lines.
    case streetAddress = "street-address"
    /// The first line of the street address.
    case addressLine1 = "address-line1"
    /// The second line of the street address.
    case addressLine2 = "address-line2"
    /// The third line of the street address.
    case addressLine3 = "address-line3"
    /// The fourth level of an address, below the district.
    case addressLevel4 = "address-level4"
    /// The third level of an address, such as a district.
    case addressLevel3 = "address-level3"
    /// The second level of an address, such as a town.
    case addressLevel2 = "address-level2"
    /// The first level of an address, such as a state.
    case addressLevel1 = "address-level1"
    /// The country code.
    case country
    /// The country name.
    case countryName = "country-name"
    /// The postal code.
    case postalCode = "postal-code"
    /// The full name on a card.
    case cardName = "cc-name"
    /// The given name on a card.
    case cardGivenName = "cc-given-name"
    /// The middle names on a card.
    case cardAdditionalName = "cc-additional-name"
    /// The family name on a card.
    case cardFamilyName = "cc-family-name"
    /// The number of a card.
    case cardNumber = "cc-number"
    /// The expiry date of a card.
    case cardExpiry = "cc-exp"
    /// The expiry month of a card.
    case cardExpiryMonth = "cc-exp-month"
    /// The expiry year of a card.
    case cardExpiryYear = "cc-exp-year"
    /// The security code of a card.
    case cardCode = "cc-csc"
    /// The type of a card.
    case cardType = "cc-type"
    /// The currency of a payment.
    case transactionCurrency = "transaction-currency"
    /// The amount of a payment.
    case transactionAmount = "transaction-amount"
    /// The preferred language.
    case language
    /// The birthday.
    case birthday = "bday"
    /// The day of the birthday.
    case birthdayDay = "bday-day"
    /// The month of the birthday.
    case birthdayMonth = "bday-month"
    /// The year of the birthday.
    case birthdayYear = "bday-year"
    /// The gender.
    case sex
    /// A home page.
    case url
    /// A photograph.
    case photo
    /// The whole telephone number.
    case tel
    /// The country code of the telephone number.
    case telCountryCode = "tel-country-code"
    /// The telephone number without the country code.
    case telNational = "tel-national"
    /// The area code of the telephone number.
    case telAreaCode = "tel-area-code"
    /// The telephone number without country and area code.
    case telLocal = "tel-local"
    /// The first part of the local number.
    case telLocalPrefix = "tel-local-prefix"
    /// The second part of the local number.
    case telLocalSuffix = "tel-local-suffix"
    /// The extension of the telephone number.
    case telExtension = "tel-extension"
    /// The e-mail address.
    case email
    /// The address for instant messages.
    case impp
  }
}
