import Files
import Foundation
import TestSupport
import Testing

@Suite struct `A standard stream that is closed` {
  @Test func `is no file that is opened later, and takes nothing`() async throws {
    await #expect(processExitsWith: .success) {
      try Program.inScratchFolder { scratch in
        for descriptor in Int32(0)...2 { close(descriptor) }
        Streams.reserveClosedDescriptors()
        let file = try Folder(scratch.path).makeFile("file")
        let isSaid = Streams.output(Array("said".utf8))
        try file.append([])
        try file.finish()
        // Nobody hears of an expectation where nothing can be said.
        let isEmpty = try Data(contentsOf: scratch.appending(path: "file")).isEmpty
        let areHeld = (Int32(0)...2).allSatisfy { fcntl($0, F_GETFD) >= 0 }
        exit(areHeld && !isSaid && isEmpty ? EXIT_SUCCESS : EXIT_FAILURE)
      }
    }
  }
}
