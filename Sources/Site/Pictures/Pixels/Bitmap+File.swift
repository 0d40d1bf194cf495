package import Records

extension Bitmap {
  /// The picture as a file that is read without a decoder: its size, then all pixels.
  var pixelFile: [UInt8] {
    var writer = RecordWriter()
    writer.write(width)
    writer.write(height)
    writer.write(record: pixels[...])
    return writer.bytes
  }

  /// Reads a file with pixels, whose sides have at most `limit` pixels.
  package init(pixelFile: [UInt8], limit: Int) throws(InvalidRecord) {
    var reader = RecordReader(pixelFile)
    let (width, height) = (try reader.read(in: 1...limit), try reader.read(in: 1...limit))
    let pixels = Array(try reader.readRecord())
    guard pixels.count == width * height * 4, reader.isAtEnd else { throw InvalidRecord() }
    self.init(width: width, height: height, pixels: pixels)
  }
}
