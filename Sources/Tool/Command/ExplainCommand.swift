import Caching
import Diagnostics
import Files
import Sites

/// The options of `garland explain`.
struct ExplainCall: Equatable {
  /// The page: its address, its file in the site, or its article.
  var page: String
  var cache = ".garland"
  var content = "Content"

  static let values: Set<String> = ["--cache", "--content"]

  static func read(_ arguments: Arguments) -> Result<ExplainCall, InvocationMistake> {
    guard let page = arguments.rest.first else { return .failure(.missingPage) }
    guard arguments.rest.count == 1 else { return .failure(.unexpected(arguments.rest[1], "explain")) }
    var call = ExplainCall(page: page)
    call.cache = arguments.folder("--cache") ?? call.cache
    call.content = arguments.folder("--content") ?? call.content
    return .success(call)
  }
}

/// The command `garland explain PAGE`, which prints what a page read, and why it was last rendered.
struct ExplainCommand {
  let call: ExplainCall

  func run() -> ExitStatus {
    let previous: PreviousBuild
    switch loadPreviousBuild() {
    case .success(let loaded): previous = loaded
    case .failure(let refusal): return .failing(refusal.message)
    }
    let page = call.page.hasPrefix("./") ? String(call.page.dropFirst(2)) : call.page
    let name = page.hasPrefix(call.content + "/") ? String(page.dropFirst(call.content.count + 1)) : page
    guard let explanation = previous.explanation(of: name) else {
      let suggestion = nearestName(to: name, among: previous.addresses).map { "; \(didYouMean($0))" } ?? ""
      return .failing("the last build made no page `\(call.page)`\(suggestion)")
    }
    return .printing(text(of: explanation))
  }

  private struct Refusal: Error {
    let message: String
  }

  private func loadPreviousBuild() -> Result<PreviousBuild, Refusal> {
    guard Files.isFolder(call.cache) else {
      return .failure(Refusal(message: "there is no cache `\(call.cache)` here; `garland build` creates one"))
    }
    do throws(FolderProblem) {
      guard case .found(let build) = try Cache(reading: call.cache).load() else { return .failure(unreadable) }
      // A build ignores a cache of another program version, so its records about pages no longer apply.
      guard RunningProgram().built(build.record) else {
        let message = "the cache `\(call.cache)` was written by another version of this program; build the site again"
        return .failure(Refusal(message: message))
      }
      return build.pages().map { .success($0) } ?? .failure(unreadable)
    } catch {
      return .failure(Refusal(message: "the cache `\(call.cache)` cannot be used: \(error.message)"))
    }
  }

  private var unreadable: Refusal {
    Refusal(message: "the cache `\(call.cache)` contains no readable build; build the site again")
  }

  private func text(of explanation: PageExplanation) -> String {
    let page = explanation.page
    var lines = ["\(page.address) is \(page.path), in the template `\(explanation.template)`"]
    if let article = page.article { lines.append("it shows \(call.content)/\(article)") }
    lines += ["", "It was last rendered because"]
    lines += explanation.reasons.map { "  \($0.text)" }
    lines += ["", "It read"]
    for read in explanation.reads {
      lines.append(
        "  \(read.subject)" + (read.properties.isEmpty ? "" : ": \(read.properties.joined(separator: ", "))"))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
