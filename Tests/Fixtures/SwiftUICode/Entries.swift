import SwiftUI

// Kind: a value declared by a macro
extension ContainerValues {
  // Garland: private enum RejectionKey: ContainerValueKey { static let defaultValue = false }
  // Garland: var isTurnedDown: Bool { get { self[RejectionKey.self] } set { self[RejectionKey.self] = newValue } }
  @Entry var isTurnedDown: Bool = false
}
