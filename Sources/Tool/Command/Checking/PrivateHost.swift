import Articles

/// Detects hosts that only this machine or its network can reach.
///
/// Readers cannot reach such a host. A link in a pull request must not make a CI server send requests to the server's
/// own network.
enum PrivateHost {
  /// Returns whether the host of an address is private, in any spelling, or is invalid.
  static func isNamed(in address: String) -> Bool {
    guard let host = host(of: address) else { return true }
    if host.hasPrefix("[") { return isPrivate(ipv6: host.dropFirst().prefix { $0 != "]" }) }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    // Some clients read `0177` as octal, so only plain decimal numbers count as an IPv4 address.
    let numbers = labels.map { label in UInt8(label).flatMap { "\($0)" == label ? $0 : nil } }
    if numbers.count == 4, !numbers.contains(nil) { return isPrivate(ipv4: numbers.compactMap(\.self)) }
    guard labels.count > 1, !labels.contains(""), let last = labels.last else { return true }
    // A host whose last part is a number is an IPv4 address in an unusual spelling.
    if last.allSatisfy(\.isNumber) || last.hasPrefix("0x") { return true }
    return ["local", "localhost", "internal", "lan", "home", "corp"].contains(last)
  }

  /// Returns the decoded host of an address in lower case, or nil if it has no valid host.
  static func host(of address: String) -> String? {
    guard let authority = authority(of: address) else { return nil }
    let decoded = SitePath.decoded(String(authority)).lowercased()
    let name = decoded.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let host = name.hasPrefix("[") ? name.prefix { $0 != "]" } + "]" : name.prefix { $0 != ":" }
    let plain = host.hasSuffix(".") ? host.dropLast() : host
    return plain.isEmpty || plain.contains { $0 == "%" || $0 == "\\" || $0.isWhitespace } ? nil : String(plain)
  }

  /// Returns the part of an address between the scheme and the path.
  static func authority(of address: String) -> Substring? {
    let parts = address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    return parts.count > 2 ? parts[2].prefix { $0 != "?" && $0 != "#" } : nil
  }

  private static func isPrivate(ipv4 host: [UInt8]) -> Bool {
    switch (host[0], host[1]) {
    case (0, _), (10, _), (127, _), (169, 254), (192, 168), (172, 16...31), (100, 64...127), (224..., _): true
    default: false
    }
  }

  /// Returns whether an IPv6 address is outside of `2000::/3`, the range of global addresses.
  private static func isPrivate(ipv6 host: Substring) -> Bool {
    !(host.hasPrefix("2") || host.hasPrefix("3")) || host.prefix { $0 != ":" }.count < 4
  }
}
