import Articles

/// Hosts that mean something only where the question comes from: this machine, and those beside it.
///
/// A link there leads readers nowhere, and what somebody proposes for a site must not make a server ask its neighbours.
enum PrivateHost {
  /// Whether an address names such a host, in whatever spelling, or none that anybody could ask.
  static func isNamed(in address: String) -> Bool {
    guard let host = host(of: address) else { return true }
    if host.hasPrefix("[") { return isPrivate(sixth: host.dropFirst().prefix { $0 != "]" }) }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    // `0177` is read as 127 by those who ask: only the plain spelling of a number is one here.
    let numbers = labels.map { label in UInt8(label).flatMap { "\($0)" == label ? $0 : nil } }
    if numbers.count == 4, !numbers.contains(nil) { return isPrivate(fourth: numbers.compactMap(\.self)) }
    guard labels.count > 1, !labels.contains(""), let last = labels.last else { return true }
    // A host whose last part is a number is an address, too, in a spelling that nobody writes for readers.
    if last.allSatisfy(\.isNumber) || last.hasPrefix("0x") { return true }
    return ["local", "localhost", "internal", "lan", "home", "corp"].contains(last)
  }

  /// The host of an address, in lower case and as it is asked for; nothing where there is none.
  static func host(of address: String) -> String? {
    guard let authority = authority(of: address) else { return nil }
    let decoded = SitePath.decoded(String(authority)).lowercased()
    let name = decoded.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let host = name.hasPrefix("[") ? name.prefix { $0 != "]" } + "]" : name.prefix { $0 != ":" }
    let plain = host.hasSuffix(".") ? host.dropLast() : host
    return plain.isEmpty || plain.contains { $0 == "%" || $0 == "\\" || $0.isWhitespace } ? nil : String(plain)
  }

  /// What stands between the scheme and the path.
  static func authority(of address: String) -> Substring? {
    let parts = address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    return parts.count > 2 ? parts[2].prefix { $0 != "?" && $0 != "#" } : nil
  }

  private static func isPrivate(fourth host: [UInt8]) -> Bool {
    switch (host[0], host[1]) {
    case (0, _), (10, _), (127, _), (169, 254), (192, 168), (172, 16...31), (100, 64...127), (224..., _): true
    default: false
    }
  }

  /// Of addresses of version 6, those that are routed among all begin with 2 or 3.
  private static func isPrivate(sixth host: Substring) -> Bool {
    !(host.hasPrefix("2") || host.hasPrefix("3")) || host.prefix { $0 != ":" }.count < 4
  }
}
