import Cards
import Files
import Foundation
import PictureEncoding
import Pictures
import Synchronization
import TestSupport
import Testing

@Suite struct `A pool of workers` {
  private static let png: [UInt8] = [UInt8](
    Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
      ?? Data())
  private static let recipes = [
    PictureRecipe(width: 10, format: .webp), PictureRecipe(width: 20, format: .jpeg),
  ]

  private func results(
    _ pool: PicturePool, _ sources: [[UInt8]], recipes: [PictureRecipe] = recipes
  ) -> [String: Result<[UInt8], PictureProblem>] {
    let results = Mutex<[String: Result<[UInt8], PictureProblem>]>([:])
    pool.encode(sources.map { source in PictureJob(recipes: recipes) { source } }) { result in
      #expect(result.total == sources.count * recipes.count)
      results.withLock { $0["\(result.job) \(result.recipe)"] = result.file }
    }
    return results.withLock(\.self)
  }

  @Test func `makes each file of each job, the same with any number of workers`() throws {
    let one = results(PicturePool(workers: 1, program: try PictureFiles.program), Array(repeating: Self.png, count: 5))
    let many = results(PicturePool(workers: 8, program: try PictureFiles.program), Array(repeating: Self.png, count: 5))
    #expect(one.count == 10 && one == many)
    #expect(one.values.allSatisfy { (try? $0.get().isEmpty) == false })
  }

  @Test func `reports damaged files and goes on with the others`() throws {
    let pool = PicturePool(workers: 1, program: try PictureFiles.program)
    let made = results(pool, [Array("no picture at all".utf8), Self.png, Array(Self.png.prefix(40)), Self.png])
    let reasons = ["0", "1", "2", "3"].map { job -> String? in
      guard case .failure(let problem) = made["\(job) 1"] else { return nil }
      return problem.message
    }
    #expect(
      reasons == ["it is no JPEG, PNG or WebP file", nil, "the file is damaged or ends too early", nil])
  }

  static let brokenPrograms: [Case<String, String>] = [
    Case("a program that ends", "exit 3", "its decoder ended without an answer"),
    Case(
      "a program that crashes", "kill -SEGV $$",
      "its decoder failed with signal 11, or needs more than 2048 MB of memory"),
    Case("a program that uses up its time", "kill -XCPU $$", "it takes longer than 120 seconds of processor time"),
    Case(
      "a program that talks nonsense", "printf 'nonsense, nonsense'; sleep 9",
      "its decoder failed: the message is too long"),
  ]

  @Test(arguments: brokenPrograms)
  func `reports how a worker failed`(row: Case<String, String>) throws {
    try Program.inScratchFolder { folder in
      let script = folder.appending(path: "worker")
      try Program.install(text: "#!/bin/sh\nhead -c 8 >/dev/null\n\(row.input)\n", at: script)
      // While another test starts a program, that program may still hold the script open for writing.
      var made = results(PicturePool(workers: 1, program: script.path), [Self.png, Self.png])
      for _ in 0..<20 where made.values.contains(where: { "\($0)".contains("Text file busy") }) {
        usleep(50_000)
        made = results(PicturePool(workers: 1, program: script.path), [Self.png, Self.png])
      }
      #expect(made.count == 4)
      for result in made.values {
        guard case .failure(let problem) = result else {
          Issue.record("a file was made")
          continue
        }
        #expect(problem.message == row.expected)
      }
    }
  }

  @Test func `reports a program that does not start`() {
    let made = results(PicturePool(workers: 1, program: "/nothing"), [Self.png])
    let problem = PictureProblem("no process for pictures could start: there is no such file or folder").passing
    #expect(made.count == 2 && made.values.allSatisfy { $0 == .failure(problem) })
  }

  @Test(.enabled(if: PictureFiles.hasPillow, "needs Pillow and numpy: .ci/setup --tests"))
  func `ends a worker that needs too much memory, and only that`() throws {
    var limits = PictureLimits()
    // A debug build of the program takes 300 MB of addresses itself; the picture takes 4 × 100 MB.
    limits.memory = 500 << 20
    let pool = PicturePool(workers: 1, limits: limits, program: try PictureFiles.program)
    try Program.inScratchFolder { folder in
      let large = folder.appending(path: "large.png")
      let python = try #require(Program.python)
      let code =
        "from PIL import Image; Image.new('RGB', (10000, 10000), 'red').save('\(large.path)', compress_level=1)"
      #expect(try Program.run(python, ["-c", code]).status == 0)
      let made = results(pool, [try PictureFiles.bytes(of: large), Self.png])
      guard case .failure(let problem) = made["0 0"] else {
        Issue.record("the large picture was made with \(limits.memory) bytes")
        return
      }
      #expect(problem.message.contains("memory"), "\(problem.message)")
      #expect(made["1 0"].flatMap { try? $0.get() } != nil)
    }
  }

  /// Fonts of each kind of outlines; Debian has them.
  private static let fonts = [
    "", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", "/usr/share/fonts/opentype/cantarell/Cantarell-Bold.otf",
    "/usr/share/fonts/truetype/lohit-devanagari/Lohit-Devanagari.ttf",
    "/usr/share/fonts/truetype/inter-vf/Inter.var.ttf",
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc",
  ].compactMap { $0.isEmpty ? CardFont.shippedFile : try? Array(Data(contentsOf: URL(filePath: $0))) }

  @Test func `draws cards with fonts, however damaged they are`() throws {
    var random = SeededGenerator(seed: 78)
    let pool = PicturePool(workers: 2, program: try PictureFiles.program)
    let cards = ["AVÅ To.", "हिन्दी", "日本", "סלט b 12"].map { SocialCard(title: $0, siteName: "A", language: "hi") }
    let read = Atomic(0)
    let drawn = Atomic(0)
    let count = isThorough ? 10_000 : 60
    for round in 0..<count {
      var font = Self.fonts[round % Self.fonts.count]
      if Int.random(in: 0..<4, using: &random) == 0 {
        font = Array(font.prefix(Int.random(in: 0..<font.count, using: &random)))
      }
      // Half of the files have errors among the tables' heads.
      let end = Bool.random(using: &random) ? min(6_000, font.count) : font.count
      for _ in 0..<Int.random(in: 1...40, using: &random) where end > 0 {
        font[Int.random(in: 0..<end, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      guard case .success = pool.letters(of: font) else { continue }
      read.add(1, ordering: .relaxed)
      pool.draw(CardRequest(fonts: [font, []], logo: nil, cards: [cards[round % 4]])) { _, _ in
        drawn.add(1, ordering: .relaxed)
      }
    }
    let (readCount, drawnCount) = (read.load(ordering: .relaxed), drawn.load(ordering: .relaxed))
    #expect(readCount > count / 3 && readCount < count)
    #expect(drawnCount == readCount)
  }

  @Test func `fails one card alone if a worker ends at it`() throws {
    try Program.inScratchFolder { folder in
      let script = folder.appending(path: "worker")
      try Program.install(text: "#!/bin/sh\nhead -c 8 >/dev/null\nexit 3\n", at: script)
      let request = CardRequest(fonts: [[]], logo: nil, cards: ["A", "B", "C"].map { SocialCard(title: $0) })
      let failed = Mutex<[Int]>([])
      PicturePool(workers: 1, program: script.path).draw(request) { index, file in
        if case .failure = file { failed.withLock { $0.append(index) } }
      }
      #expect(failed.withLock(\.self) == [0, 1, 2])
    }
  }
}
