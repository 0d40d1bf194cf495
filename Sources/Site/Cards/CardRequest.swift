package import Pictures
package import Records

/// Cards to draw with the same fonts and the same logo.
package struct CardRequest: RecordCodable, Sendable {
  /// The files of the fonts; an empty one stands for the font of Garland.
  let fonts: [ArraySlice<UInt8>]
  /// The pixels of the logo, as `Bitmap.pixelFile` has them.
  let logo: ArraySlice<UInt8>?
  /// The cards.
  package private(set) var cards: [SocialCard]

  package init(fonts: [[UInt8]], logo: [UInt8]?, cards: [SocialCard]) {
    (self.fonts, self.logo, self.cards) = (fonts.map { $0[...] }, logo.map { $0[...] }, cards)
  }

  package func write(to writer: inout RecordWriter) {
    writer.write(cards)
    writer.write(logo != nil)
    writer.write(fonts.count)
    for part in (logo.map { [$0] } ?? []) + fonts { writer.write(record: part) }
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    cards = try reader.read()
    let hasLogo: Bool = try reader.read()
    let count = try reader.read(in: 0...100)
    logo = hasLogo ? try reader.readRecord() : nil
    fonts = try (0..<count).map { _ throws(InvalidRecord) in try reader.readRecord() }
  }

  /// Returns the request for other cards.
  package func with(_ cards: [SocialCard]) -> CardRequest {
    var request = self
    request.cards = cards
    return request
  }

  /// Draws the cards in their order; fonts that cannot be read are left out.
  package func draw(_ receive: (Result<[UInt8], PictureProblem>) throws -> Void) rethrows {
    let fonts = fonts.compactMap { try? CardFont($0.isEmpty ? CardFont.shippedFile : Array($0)) }
    let logo = logo.flatMap { try? Bitmap(pixelFile: Array($0), limit: PictureRecipe.maximumWidth) }
    for card in cards {
      try receive(
        Result { () throws(PictureProblem) in
          if fonts.isEmpty { throw PictureProblem("none of the fonts can be read") }
          return try card.draw(with: fonts, logo: logo)
        })
    }
  }
}
