import CMarkGFM
import CYAML

/// The shared state of the C library: its extensions and its node types.
///
/// Registration changes global variables of the library, so all registration happens in one `static let`. Later,
/// threads only read these variables.
struct CMarkLibrary: @unchecked Sendable {  // the extensions that the pointers lead to never change
  static let shared = CMarkLibrary()

  let container, label, traits, end, sentinel: cmark_node_type
  let term, definition: cmark_node_type
  let sentinelExtension: CMarkExtension?
  let footnoteNames: CMarkExtension?
  /// Two variants of the autolink extension: both ignore `www.` addresses, and the first also ignores e-mail addresses.
  private let addresses, addressesAndMail: CMarkExtension?
  private let extensions: [MarkdownOptions.Extension: CMarkExtension]

  /// The type numbers that the library assigned to its own nodes.
  let table, tableRow, tableCell, strikethrough: UInt32

  private init() {
    cmark_gfm_core_extensions_ensure_registered()
    container = cmark_syntax_extension_add_node(0)
    label = cmark_syntax_extension_add_node(0)
    traits = cmark_syntax_extension_add_node(0)
    end = cmark_syntax_extension_add_node(0)
    sentinel = cmark_syntax_extension_add_node(0)
    term = cmark_syntax_extension_add_node(0)
    definition = cmark_syntax_extension_add_node(0)
    sentinelExtension = InlineGuard.makeExtension()
    footnoteNames = FootnoteName.makeExtension()
    var extensions: [MarkdownOptions.Extension: CMarkExtension] = [:]
    for name in MarkdownOptions.Extension.allCases {
      extensions[name] = unsafe CMarkExtension(cmark_find_syntax_extension(name.rawValue))
    }
    self.extensions = extensions
    addresses = Self.autolink(extensions, mail: false)
    addressesAndMail = Self.autolink(extensions, mail: true)
    let types = Self.probe(extensions)
    table = types["table"] ?? 0
    tableRow = types["table_header"] ?? 0
    tableCell = types["table_cell"] ?? 0
    strikethrough = types["strikethrough"] ?? 0
  }

  /// Returns a variant of an extension that does only what a text needs.
  func syntaxExtension(_ name: MarkdownOptions.Extension, for needs: ParserNeeds) -> CMarkExtension? {
    switch (name, needs.www, needs.mail) {
    case (.autolink, false, false): addresses
    case (.autolink, false, true): addressesAndMail
    default: extensions[name]
    }
  }

  private static func autolink(
    _ extensions: [MarkdownOptions.Extension: CMarkExtension], mail: Bool
  ) -> CMarkExtension? {
    guard let whole = extensions[.autolink] else { return nil }
    return unsafe CMarkExtension(garland_autolink(whole.pointer, mail))
  }

  /// Returns the numbers of the node types.
  ///
  /// No public header defines the numbers, so this function parses a document that contains each type of node.
  private static func probe(_ extensions: [MarkdownOptions.Extension: CMarkExtension]) -> [String: UInt32] {
    let parser = unsafe cmark_parser_new(CMARK_OPT_DEFAULT)
    for syntaxExtension in extensions.values {
      unsafe cmark_parser_attach_syntax_extension(parser, syntaxExtension.pointer)
    }
    let text = "|~~a~~|\n|-|\n"
    unsafe cmark_parser_feed(parser, text, text.utf8.count)
    var types: [String: UInt32] = [:]
    if let root = unsafe cmark_parser_finish(parser) {
      let iterator = unsafe cmark_iter_new(root)
      while unsafe cmark_iter_next(iterator) != CMARK_EVENT_DONE {
        guard let node = unsafe cmark_iter_get_node(iterator) else { continue }
        unsafe types[String(cString: cmark_node_get_type_string(node))] = garland_type(node)
      }
      unsafe cmark_iter_free(iterator)
      unsafe cmark_node_free(root)
    }
    unsafe cmark_parser_free(parser)
    return types
  }
}

/// A pointer to an extension of the C library.
///
/// The code that creates the extension controls its lifetime.
@safe
struct CMarkExtension {
  let pointer: UnsafeMutablePointer<cmark_syntax_extension>

  init?(_ pointer: UnsafeMutablePointer<cmark_syntax_extension>?) {
    guard let pointer = unsafe pointer else { return nil }
    unsafe self.pointer = unsafe pointer
  }
}

/// The versions of the C libraries.
///
/// Another version may parse the same text differently.
package enum LibraryVersions {
  /// The version string of each library.
  package static var all: [String] {
    let cmark = unsafe cmark_version_string().map { unsafe String(cString: $0) }
    let yaml = unsafe yaml_get_version_string().map { unsafe String(cString: $0) }
    return [cmark ?? "", yaml ?? ""]
  }
}
