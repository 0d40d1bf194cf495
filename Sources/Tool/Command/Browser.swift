import Files

/// The browser of the user.
enum Browser {
  /// Opens an address with `xdg-open`; if that fails, asks the user to open it.
  static func open(_ address: String) {
    // A program may run as long as the browser that it starts, so Control-C must not reach it.
    if let program = Programs.find("xdg-open"),
      let outcome = try? Subprocess(program, [address], environment: Programs.environment, isDetached: true).run(),
      outcome.status == 0
    {
      return
    }
    Console.error("garland: no browser was opened, because `xdg-open` is missing or failed; open \(address) yourself\n")
  }
}
