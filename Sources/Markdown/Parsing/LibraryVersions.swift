import CMarkGFM
import CYAML

/// Which releases of the C libraries are at work: another one may read the same text in another way.
package enum LibraryVersions {
  /// What each of them says of itself.
  package static var all: [String] {
    let cmark = unsafe cmark_version_string().map { unsafe String(cString: $0) }
    let yaml = unsafe yaml_get_version_string().map { unsafe String(cString: $0) }
    return [cmark ?? "", yaml ?? ""]
  }
}
