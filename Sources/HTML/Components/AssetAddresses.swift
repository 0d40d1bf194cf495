public import Views

private enum AssetAddressesKey: EnvironmentKey {
  static var defaultValue: [String: String] { [:] }
}

extension EnvironmentValues {
  /// Where assets are sent from, by the addresses that views name them by; those not among them are where they say.
  public var assetAddresses: [String: String] {
    get { self[AssetAddressesKey.self] }
    set { self[AssetAddressesKey.self] = newValue }
  }
}
