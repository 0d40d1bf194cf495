import Dispatch
import Files
package import Pictures
import Synchronization

/// Worker processes that make smaller pictures, started on demand and used again.
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
      let worker = try takeWorker()
      do throws(FolderProblem) {
        try worker.connection.send(message: PictureRequest(source: source, recipes: job.recipes))
        while answered < job.recipes.count {
          let answer: PictureAnswer = try worker.connection.receiveMessage(within: limits.waitingSeconds)
          receive(answered, answer.result)
          answered += 1
        }
      } catch {
        throw problem(of: worker, error)
      }
      idle.withLock { $0.append(worker) }
    } catch {
      for recipe in answered..<job.recipes.count { receive(recipe, .failure(error)) }
    }
  }

  private func takeWorker() throws(PictureProblem) -> ConnectedProcess {
    if let worker = idle.withLock({ $0.popLast() }) { return worker }
    do throws(FolderProblem) {
      return try ConnectedProcess(program, [PictureWorker.argument] + limits.arguments)
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
