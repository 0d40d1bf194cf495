import GarlandViews
import Glibc

/// A server that renders the Markdown files of a folder when they are asked for, with a container of its own.
///
///     swift run ArticleServer Content/posts 8000
@main
struct ArticleServer {
  let folder: String
  let containers = ContainerRegistry.standard(with: [.shout])

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let port = UInt16(arguments[2]) else {
      print("ArticleServer FOLDER PORT")
      exit(2)
    }
    try ArticleServer(folder: arguments[1]).run(port: port)
  }

  /// Returns the answer to a request for a path such as `/bread`.
  func answer(to path: String) -> (status: String, type: String, text: String) {
    if let asset = Asset.builtIn[path] {
      return ("200 OK", path.hasSuffix(".css") ? "text/css" : "text/javascript", asset)
    }
    let name = path.dropFirst()
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }),
      let text = Self.text(of: "\(folder)/\(name).md")
    else { return ("404 Not Found", "text/plain", "There is no such article.\n") }
    let article = Article(markdown: text, path: "\(name).md", containers: containers)
    let problems = article.rendered().diagnostics
    if problems.contains(where: { $0.severity == .error }) {
      return ("500 Internal Server Error", "text/plain", article.text(of: problems))
    }
    let page = Document(lang: "en") {
      title { Text(article.fields.title ?? String(name)) }
    } content: {
      HTML.main { article.content }
    }
    return ("200 OK", "text/html", page.rendered().html)
  }

  private static func text(of path: String) -> String? {
    guard let file = unsafe fopen(path, "r") else { return nil }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var byte = unsafe fgetc(file)
    while byte != EOF {
      bytes.append(UInt8(truncatingIfNeeded: byte))
      byte = unsafe fgetc(file)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Container {
  /// A container of the server: its blocks in a `<div>` each.
  static let shout = Container("shout", reads: .recorded) { use in
    ForEach(subviews: use.content) { block in div(.class("shout")) { block } }
  }
}

// MARK: HTTP

extension ArticleServer {
  struct NoPort: Error {}

  /// Answers one request after the other.
  func run(port: UInt16) throws {
    let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe bind(server, address, size) == 0 && listen(server, 16) == 0 && getsockname(server, address, &size) == 0
      }
    }
    guard isBound else { throw NoPort() }
    print("http://localhost:\(address.sin_port.bigEndian)/")
    fflush(nil)
    while true { serve(accept(server, nil, nil)) }
  }

  private func serve(_ connection: Int32) {
    defer { close(connection) }
    var request = [UInt8](repeating: 0, count: 8_192)
    let count = unsafe read(connection, &request, request.count)
    let words = String(decoding: request.prefix(max(0, count)), as: UTF8.self).split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[0] == "GET" else { return }
    let (status, type, text) = answer(to: String(words[1]))
    let head = "HTTP/1.1 \(status)\r\nContent-Type: \(type); charset=utf-8\r\nContent-Length: \(text.utf8.count)\r\n"
    var rest = Array("\(head)Connection: close\r\n\r\n\(text)".utf8)[...]
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes { bytes in unsafe write(connection, bytes.baseAddress, bytes.count) }
      if written <= 0 { return }
      rest = rest.dropFirst(written)
    }
  }
}
