package import Cards
import Dispatch
import Files
package import Pictures
import Records
import Synchronization

/// Worker processes that make smaller pictures and social cards, started on demand and used again.
///
///     let pool = PicturePool(workers: Machine.cores)
///     pool.encode(jobs) { result in print(result.done, "of", result.total) }
package final class PicturePool: Sendable {
  private let program: String
  private let limits: PictureLimits
  private let idle = Mutex<[ConnectedProcess]>([])
  /// Counts the workers that may start.
  private let places: DispatchSemaphore
  private let workers: Int

  /// Creates a pool with at most some workers, and at most one for each core that this process can use.
  ///
  /// The program must call `PictureWorker.runIfRequested`. Without a path, it is the file of this process, even if a newer
  /// file has replaced it.
  package init(
    workers: Int, limits: PictureLimits = PictureLimits(), program: String = "/proc/self/exe"
  ) {
    self.workers = max(1, min(workers, Machine.cores))
    places = DispatchSemaphore(value: self.workers)
    (self.limits, self.program) = (limits, program)
  }

  /// Makes all files of some jobs, and returns when all are made.
  ///
  /// The closure is called once for each recipe of each job, as soon as its file is made, and on any thread.
  package func encode(_ jobs: [PictureJob], receive: @escaping @Sendable (PictureResult) -> Void) {
    let next = Atomic(0)
    let done = Atomic(0)
    let total = jobs.reduce(0) { $0 + $1.recipes.count }
    DispatchQueue.concurrentPerform(iterations: min(workers, jobs.count)) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < jobs.count else { return }
        encode(jobs[index]) { recipe, file in
          let count = done.add(1, ordering: .relaxed).newValue
          receive(PictureResult(job: index, recipe: recipe, file: file, done: count, total: total))
        }
      }
    }
  }

  /// Makes the files of one job, waits for a free worker first, and passes on each file with the index of its recipe.
  package func encode(_ job: PictureJob, receive: (Int, Result<[UInt8], PictureProblem>) -> Void) {
    places.wait()
    defer { places.signal() }
    var answered = 0
    do throws(PictureProblem) {
      let source = try readSource(of: job)
      try ask(job.recipes.count) {
        .pictures(PictureRequest(source: source, recipes: Array(job.recipes[$0...])))
      } receive: { file in
        receive(answered, finish(file, job.recipes[answered]))
        answered += 1
      }
    } catch {
      for recipe in answered..<job.recipes.count { receive(recipe, .failure(error)) }
    }
  }

  /// Returns the letters of a font file.
  package func letters(of font: [UInt8]) -> Result<CardLetters, PictureProblem> {
    places.wait()
    defer { places.signal() }
    var answer: Result<[UInt8], PictureProblem>?
    do throws(PictureProblem) {
      try ask(1) { _ in
        .letters(font[...])
      } receive: {
        answer = $0
      }
      var reader = RecordReader(try answer?.get() ?? [])
      guard let letters = try? CardLetters(from: &reader) else { throw PictureProblem("its decoder gave no answer") }
      return .success(letters)
    } catch {
      return .failure(error)
    }
  }

  /// Draws social cards, and passes on each file with its index, from any thread; a card that ends its worker fails alone.
  package func draw(
    _ request: CardRequest, receive: @escaping @Sendable (Int, Result<[UInt8], PictureProblem>) -> Void
  ) {
    let cards = request.cards
    let parts = min(workers, cards.count)
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      places.wait()
      defer { places.signal() }
      var next = cards.count * part / parts
      let end = cards.count * (part + 1) / parts
      while next < end {
        do throws(PictureProblem) {
          let first = next
          try ask(end - first) {
            .cards(request.with(Array(cards[(first + $0)..<end])))
          } receive: { file in
            receive(next, file)
            next += 1
          }
        } catch {
          receive(next, .failure(error))
          next += 1
        }
      }
    }
  }

  /// Asks a worker for some answers; `request` returns the request for those behind the first ones.
  private func ask(
    _ count: Int, _ request: (Int) -> WorkerRequest, receive: (Result<[UInt8], PictureProblem>) -> Void
  ) throws(PictureProblem) {
    var (answered, isRepeated) = (0, false)
    while answered < count {
      let worker = try takeWorker(isNew: isRepeated)
      do throws(FolderProblem) {
        try worker.connection.send(message: request(answered))
        for _ in answered..<count {
          let answer: PictureAnswer = try worker.connection.receiveMessage(within: limits.waitingSeconds)
          answered += 1
          receive(answer.result)
        }
      } catch {
        // A worker that does nothing, such as a stopped one, is replaced once.
        guard case .noAnswer = error, !isRepeated else { throw problem(of: worker, error) }
        isRepeated = true
        continue
      }
      idle.withLock { $0.append(worker) }
    }
  }

  /// Returns the file that a recipe makes; a worker makes a PNG file of what becomes AVIF.
  private func finish(
    _ file: Result<[UInt8], PictureProblem>, _ recipe: PictureRecipe
  ) -> Result<[UInt8], PictureProblem> {
    guard recipe.format == .avif else { return file }
    return Result { () throws(PictureProblem) in
      try AVIFProgram(launcher: program, limits: limits).encode(try file.get(), quality: recipe.quality)
    }
  }

  private func takeWorker(isNew: Bool) throws(PictureProblem) -> ConnectedProcess {
    if !isNew, let worker = idle.withLock({ $0.popLast() }) { return worker }
    do throws(FolderProblem) {
      return try ConnectedProcess(
        program, [PictureWorker.argument] + limits.arguments, patience: limits.idleSeconds)
    } catch {
      throw PictureProblem("no process for pictures could start: \(error.message)").passing
    }
  }

  private func readSource(of job: PictureJob) throws(PictureProblem) -> [UInt8] {
    do throws(PictureProblem) {
      return try job.source()
    } catch {
      throw error.passing
    }
  }

  private func problem(of worker: ConnectedProcess, _ problem: FolderProblem) -> PictureProblem {
    if case .noAnswer = problem { return PictureProblem("its decoder failed: \(problem.message)").passing }
    // What ended the process says more than the end of the connection.
    if case .refused(let reason) = problem { return PictureProblem("its decoder failed: \(reason)") }
    switch worker.ending {
    case .timeLimit: return PictureProblem("it takes longer than \(limits.processorSeconds) seconds of processor time")
    // The system ends a process with signal 9 when the machine has no memory left.
    case .signal(9): return PictureProblem("the system ended its decoder").passing
    case .signal(let number):
      let memory = "more than \(limits.memory >> 20) MB of memory"
      return PictureProblem("its decoder failed with signal \(number), or needs \(memory)")
    case .status, nil: return PictureProblem("its decoder ended without an answer").passing
    }
  }
}

/// A picture file, and the files to make from it.
package struct PictureJob: Sendable {
  let source: @Sendable () throws(PictureProblem) -> [UInt8]
  let recipes: [PictureRecipe]

  /// Creates a job; the closure reads the file as soon as a worker is free.
  package init(
    recipes: [PictureRecipe], source: @escaping @Sendable () throws(PictureProblem) -> [UInt8]
  ) {
    (self.source, self.recipes) = (source, recipes)
  }
}

/// A file that a recipe made, or the reason why there is none.
package struct PictureResult: Sendable {
  /// The index of the job.
  package let job: Int
  /// The index of the recipe in the job.
  package let recipe: Int
  /// The bytes of the file, or the reason.
  package let file: Result<[UInt8], PictureProblem>
  /// The number of results so far, including this one.
  package let done: Int
  /// The number of results to expect.
  package let total: Int
}
