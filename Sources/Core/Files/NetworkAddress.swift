import Glibc

/// An IPv4 or IPv6 address without a port.
///
///     NetworkAddress("192.168.1.5")?.inURL  // 192.168.1.5
///     NetworkAddress("::1")?.inURL          // [::1]
package struct NetworkAddress: Hashable, Sendable {
  /// The bytes of the address: 4 or 16.
  let bytes: [UInt8]

  /// `127.0.0.1`.
  package static let loopback4 = NetworkAddress(bytes: [127, 0, 0, 1])
  /// `::1`.
  package static let loopback6 = NetworkAddress(bytes: [UInt8](repeating: 0, count: 15) + [1])
  /// `0.0.0.0`: all IPv4 addresses of this machine.
  package static let any4 = NetworkAddress(bytes: [UInt8](repeating: 0, count: 4))
  /// `::`: all IPv6 addresses of this machine.
  package static let any6 = NetworkAddress(bytes: [UInt8](repeating: 0, count: 16))

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Parses an address such as `192.168.1.5` or `fd00::5`; `nil` for a name.
  package init?(_ text: String) {
    for (family, count) in [(AF_INET, 4), (AF_INET6, 16)] {
      var bytes = [UInt8](repeating: 0, count: count)
      if unsafe inet_pton(family, text, &bytes) == 1 {
        self.init(bytes: bytes)
        return
      }
    }
    return nil
  }

  /// Whether this is an IPv4 address.
  package var isVersion4: Bool { bytes.count == 4 }

  /// Whether only this machine can use the address.
  package var isLoopback: Bool { isVersion4 ? bytes[0] == 127 : self == .loopback6 }

  /// Whether the address stands for all addresses of this machine.
  package var isAny: Bool { self == .any4 || self == .any6 }

  /// Whether the address is valid on one link only; for IPv6, a URL cannot hold it.
  private var isLinkLocal: Bool {
    isVersion4 ? bytes.starts(with: [169, 254]) : bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80
  }

  /// The address as a URL spells it.
  package var inURL: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    guard unsafe inet_ntop(isVersion4 ? AF_INET : AF_INET6, bytes, &text, socklen_t(text.count)) != nil else {
      return ""
    }
    let spelled = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return isVersion4 ? spelled : "[\(spelled)]"
  }

  /// The addresses of this machine that other machines can use, in the system's order.
  package static var ofThisMachine: [NetworkAddress] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard unsafe getifaddrs(&first) == 0 else { return [] }
    defer { unsafe freeifaddrs(first) }
    var addresses: [NetworkAddress] = []
    var next = unsafe first
    while let interface = unsafe next?.pointee {
      unsafe next = interface.ifa_next
      guard unsafe interface.ifa_flags & UInt32(IFF_UP) != 0, let pointer = unsafe interface.ifa_addr,
        let address = unsafe NetworkAddress(pointer), !address.isLoopback, !address.isLinkLocal
      else { continue }
      addresses.append(address)
    }
    return addresses
  }

  /// Copies the address of a socket address; `nil` for families other than IP.
  init?(_ pointer: UnsafePointer<sockaddr>) {
    switch unsafe Int32(pointer.pointee.sa_family) {
    case AF_INET:
      bytes = unsafe pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { address in
        unsafe withUnsafeBytes(of: address.pointee.sin_addr) { unsafe Array($0) }
      }
    case AF_INET6:
      bytes = unsafe pointer.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { address in
        unsafe withUnsafeBytes(of: address.pointee.sin6_addr) { unsafe Array($0) }
      }
    default: return nil
    }
  }
}
