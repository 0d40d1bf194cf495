import Files
import Sites

/// Where a build puts what does not have to stay in memory: beside the site that it makes, in a file that is opened once it is needed.
struct BuildScratch: ScratchSpace {
  private let file: Meanwhile<ScratchFile?>

  init(beside output: String) {
    file = .onceAsked { try? ScratchFile(in: Folder(Files.split(output).folder)) }
  }

  func put(_ bytes: [UInt8]) -> Range<Int>? { try? file.value?.put(bytes) }

  func bytes(at place: Range<Int>) -> [UInt8]? {
    let bytes = try? file.value?.bytes(at: place)
    return bytes?.count == place.count ? bytes : nil
  }
}
