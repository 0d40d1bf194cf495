import Cards
import Files
import Pictures
import Records

/// What a worker is asked for.
enum WorkerRequest: RecordCodable {
  /// Files that recipes make from one picture file.
  case pictures(PictureRequest)
  /// The letters of a font file.
  case letters(ArraySlice<UInt8>)
  /// Social cards.
  case cards(CardRequest)

  func write(to writer: inout RecordWriter) {
    switch self {
    case .pictures(let request):
      writer.write(0)
      writer.write(request)
    case .letters(let font):
      writer.write(1)
      writer.write(record: font)
    case .cards(let request):
      writer.write(2)
      writer.write(request)
    }
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    switch try reader.read(in: 0...2) {
    case 0: self = .pictures(try reader.read())
    case 1: self = .letters(try reader.readRecord())
    default: self = .cards(try reader.read())
    }
  }
}

/// Files that recipes make from one picture file.
struct PictureRequest: RecordCodable {
  let source: ArraySlice<UInt8>
  let recipes: [PictureRecipe]

  init(source: [UInt8], recipes: [PictureRecipe]) {
    (self.source, self.recipes) = (source[...], recipes)
  }

  func write(to writer: inout RecordWriter) {
    writer.write(recipes)
    writer.write(record: source)
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    recipes = try reader.read()
    source = try reader.readRecord()
  }
}

/// What a worker answers for each recipe and each card, in the order of the request, and for a font.
struct PictureAnswer: RecordCodable {
  let result: Result<[UInt8], PictureProblem>

  init(_ result: Result<[UInt8], PictureProblem>) {
    self.result = result
  }

  func write(to writer: inout RecordWriter) {
    switch result {
    case .success(let file):
      writer.write(true)
      writer.write(record: file[...])
    case .failure(let problem):
      writer.write(false)
      writer.write(problem.message)
      writer.write(problem.isLasting)
    }
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    if try reader.read() {
      result = .success(Array(try reader.readRecord()))
    } else {
      let problem = PictureProblem(try reader.read())
      result = .failure(try reader.read() ? problem : problem.passing)
    }
  }
}

extension ProcessConnection {
  /// The largest message: a broken worker must not make this process allocate more.
  private static let maximumSize = 1 << 30

  /// Sends a value after the number of its bytes.
  func send(message: some RecordEncodable) throws(FolderProblem) {
    let bytes = RecordWriter.bytes(of: message)
    var length = RecordWriter()
    length.write(word: UInt64(bytes.count))
    try send(length.bytes)
    try send(bytes)
  }

  /// Receives a value that the other process sent.
  func receiveMessage<Message: RecordCodable>(within seconds: Int? = nil) throws(FolderProblem) -> Message {
    var header = RecordReader(try receive(8, within: seconds))
    let length = (try? header.readWord()) ?? .max
    guard length <= Self.maximumSize else { throw .refused("the message is too long") }
    var reader = RecordReader(try receive(Int(length), within: seconds))
    guard let message = try? Message(from: &reader), reader.isAtEnd else { throw .refused("the message is invalid") }
    return message
  }
}
