import SwiftUI

// Kind: a value declared by a macro
extension ContainerValues {
  @Entry var isTurnedDown: Bool = false
}
