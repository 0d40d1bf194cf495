import Caching
import Diagnostics
import Files
import Sites

/// `garland explain PAGE`: what a page read when it was last written, and why it was.
struct ExplainCommand {
  let call: ExplainCall

  func run() -> ExitStatus {
    let previous: PreviousBuild
    switch load() {
    case .success(let found): previous = found
    case .failure(let refusal):
      Streams.error("garland: \(refusal.message)\n")
      return .failed
    }
    let page = call.page.hasPrefix("./") ? String(call.page.dropFirst(2)) : call.page
    let name = page.hasPrefix(call.content + "/") ? String(page.dropFirst(call.content.count + 1)) : page
    guard let explanation = previous.explanation(of: name) else {
      let nearest = nearestName(to: name, among: previous.addresses).map { "; \(didYouMean($0))" } ?? ""
      Streams.error("garland: the last build made no page `\(call.page)`\(nearest)\n")
      return .failed
    }
    return Streams.output(Array(text(of: explanation).utf8)) ? .done : .failed
  }

  private struct Refusal: Error {
    let message: String
  }

  private func load() -> Result<PreviousBuild, Refusal> {
    guard Files.isFolder(call.cache) else {
      return .failure(Refusal(message: "there is no cache `\(call.cache)` here; `garland build` makes one"))
    }
    do throws(FolderProblem) {
      let cache = try Cache(call.cache)
      guard case .found(let build) = cache.load(),
        let previous = PreviousOutput(build, in: cache, publishedIn: "").pages()
      else {
        return .failure(Refusal(message: "the cache `\(call.cache)` holds no build that can be read"))
      }
      return .success(previous)
    } catch {
      return .failure(Refusal(message: "the cache `\(call.cache)` cannot be used: \(error.message)"))
    }
  }

  private func text(of explanation: PageExplanation) -> String {
    let page = explanation.page
    var lines = ["\(page.address) is \(page.path), in the template `\(explanation.template)`"]
    if let article = page.article { lines.append("it shows \(call.content)/\(article)") }
    lines += ["", "It was last written because"]
    lines += explanation.reasons.map { "  \($0.text)" }
    lines += ["", "It read"]
    for read in explanation.reads {
      lines.append(
        "  \(read.subject)" + (read.properties.isEmpty ? "" : ": \(read.properties.joined(separator: ", "))"))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
