package import Files

/// Which machines a server answers: the value of `--host`.
package enum Host: Equatable, Sendable {
  /// The browsers on this machine.
  case thisMachine
  /// Other machines too, by an address of this machine, or by all of them.
  case address(NetworkAddress)
  /// Other machines too, by a name of this machine, such as `laptop.local`.
  case name(String)

  /// Parses an address or a name; `nil` for anything else.
  package init?(_ text: String) {
    if let address = NetworkAddress(text) {
      self = address.isLoopback ? .thisMachine : .address(address)
      return
    }
    let name = text.lowercased()
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    let isName = labels.allSatisfy { label in
      !label.isEmpty && label.utf8.allSatisfy { 97...122 ~= $0 || 48...57 ~= $0 || $0 == UInt8(ascii: "-") }
    }
    // `192.168.1` is an address that lacks a number.
    guard isName, labels.last?.allSatisfy(\.isNumber) == false else { return nil }
    self = name == "localhost" ? .thisMachine : .name(name)
  }

  /// The addresses to listen on: the ones that must work, and the ones that not every machine has.
  var addresses: (required: [NetworkAddress], optional: [NetworkAddress]) {
    switch self {
    case .thisMachine: ([.loopback4], [.loopback6])
    case .name, .address(.any6): ([.any4], [.any6])
    case .address(.any4): ([.any4], [.loopback6])
    case .address(let address): ([.loopback4, address], [.loopback6])
    }
  }

  /// The names or addresses, as a URL spells them, by which other machines reach this one.
  package var namesInNetwork: [String] {
    switch self {
    case .thisMachine: []
    case .name(let name): [name]
    case .address(.any4): NetworkAddress.ofThisMachine.filter(\.isVersion4).map(\.inURL)
    case .address(.any6): NetworkAddress.ofThisMachine.map(\.inURL)
    case .address(let address): [address.inURL]
    }
  }

  /// Whether a `Host` header may name this server.
  ///
  /// This protects against DNS rebinding: another site could resolve its own name to this machine and read the responses.
  /// An address needs no lookup, so no other site can pretend to have it.
  func isNamed(by header: String) -> Bool {
    guard let name = Self.withoutPort(header) else { return false }
    if Self.isLoopback(name) { return true }
    switch self {
    case .thisMachine: return false
    case .name(name): return true
    case .name, .address: return NetworkAddress(name.hasPrefix("[") ? String(name.dropFirst().dropLast()) : name) != nil
    }
  }

  /// Whether a `Host` header names this machine as only its own browsers do.
  static func isLoopback(header: String) -> Bool { withoutPort(header).map { isLoopback($0) } ?? false }

  private static func isLoopback(_ name: String) -> Bool {
    ["localhost", "127.0.0.1", "[::1]"].contains(name) || name.hasSuffix(".localhost")
  }

  /// Returns the name in a `Host` header in lower case; `nil` if the header is malformed.
  private static func withoutPort(_ header: String) -> String? {
    let name = header.lowercased()[...]
    let afterName = name.hasPrefix("[") ? name.firstIndex(of: "]").map(name.index(after:)) : name.firstIndex(of: ":")
    guard let afterName else { return String(name) }
    let port = name[afterName...]
    let isPort = port.isEmpty || port.first == ":" && port.utf8.dropFirst().allSatisfy { 48...57 ~= $0 }
    return isPort ? String(name[..<afterName]) : nil
  }
}
