/// Hosts that mean something only where the question comes from: this machine, and those beside it.
///
/// A link there leads readers nowhere, and what somebody proposes for a site must not make a server ask its neighbours.
enum PrivateHost {
  /// Whether an address names such a host.
  static func isNamed(in address: String) -> Bool {
    guard let authority = address.split(separator: "/", omittingEmptySubsequences: false).dropFirst(2).first else {
      return true
    }
    let withPort = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority
    if withPort.hasPrefix("[") { return isPrivate(sixth: withPort.dropFirst().prefix { $0 != "]" }.lowercased()) }
    let host = withPort.prefix { $0 != ":" }.lowercased()
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    if numbers.count == 4, !numbers.contains(nil) { return isPrivate(fourth: numbers.compactMap(\.self)) }
    // A number alone is an address, too, in a spelling that nobody writes for readers.
    if host.isEmpty || host.first?.isNumber == true && !host.contains(where: { $0.isLetter && $0 != "x" }) {
      return true
    }
    return !host.contains(".") || [".local", ".localhost", ".internal", ".lan"].contains(where: host.hasSuffix)
  }

  private static func isPrivate(fourth host: [UInt8]) -> Bool {
    switch (host[0], host[1]) {
    case (0, _), (10, _), (127, _), (169, 254), (192, 168), (172, 16...31), (100, 64...127), (224..., _): true
    default: false
    }
  }

  /// Of addresses of version 6, those that are routed among all begin with 2 or 3.
  private static func isPrivate(sixth host: String) -> Bool {
    !(host.hasPrefix("2") || host.hasPrefix("3")) || host.prefix { $0 != ":" }.count < 4
  }
}
