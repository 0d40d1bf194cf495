/// HEIF and AVIF: boxes in boxes, of which those about the primary item tell its size and how far to turn it.
enum HEIFFile {
  static func size(in bytes: ImageBytes) throws(ImageFault) -> ImageSize {
    var offset = 0
    while true {
      let box = try HEIFBox(in: bytes, at: offset)
      if box.type == "ftyp" { guard try isImage(box, in: bytes) else { throw .broken } }
      if box.type == "meta" {
        let meta = try bytes.part(upTo: box.end)
        return try size(inMeta: box, of: meta)
      }
      offset = box.end
    }
  }

  private static func isImage(_ box: HEIFBox, in bytes: ImageBytes) throws(ImageFault) -> Bool {
    let part = try bytes.part(upTo: box.end)
    var brand = box.start
    while brand + 4 <= box.end {
      if brands.contains(try part.big(4, at: brand)) { return true }
      brand += brand == box.start ? 8 : 4  // the version stands behind the first
    }
    return false
  }

  private static let brands = ["avif", "avis", "heic", "heix", "hevc", "heim", "heis", "mif1", "mif2", "msf1"]
    .map { $0.utf8.reduce(0) { $0 << 8 | Int($1) } }

  private static func size(inMeta meta: HEIFBox, of bytes: ImageBytes) throws(ImageFault) -> ImageSize {
    let boxes = try HEIFBox.all(in: bytes, from: meta.start + 4, to: meta.end)
    guard let primary = boxes.first(where: { $0.type == "pitm" }),
      let properties = boxes.first(where: { $0.type == "iprp" })
    else { throw .broken }
    let isShort = try bytes.byte(primary.start) == 0
    let item = try bytes.big(isShort ? 2 : 4, at: primary.start + 4)
    let inner = try HEIFBox.all(in: bytes, from: properties.start, to: properties.end)
    guard let container = inner.first(where: { $0.type == "ipco" }) else { throw .broken }
    let all = try HEIFBox.all(in: bytes, from: container.start, to: container.end)
    for associations in inner where associations.type == "ipma" {
      let numbers = try self.properties(of: item, by: associations, in: bytes)
      // Properties are counted from one; zero stands for none.
      let own = numbers.compactMap { all.indices.contains($0 - 1) ? all[$0 - 1] : nil }
      if !own.isEmpty { return try size(by: own, in: bytes) }
    }
    throw .broken
  }

  /// The numbers of the properties that belong to an item.
  private static func properties(
    of item: Int, by box: HEIFBox, in bytes: ImageBytes
  ) throws(ImageFault) -> [Int] {
    let bytes = try bytes.part(upTo: box.end)
    let itemSize = try bytes.byte(box.start) == 0 ? 2 : 4
    let numberSize = try bytes.byte(box.start + 3) & 1 == 0 ? 1 : 2
    let mask = numberSize == 1 ? 0x7F : 0x7FFF
    var offset = box.start + 8
    for _ in 0..<(try bytes.big(4, at: box.start + 4)) {
      let owner = try bytes.big(itemSize, at: offset)
      let count = Int(try bytes.byte(offset + itemSize))
      offset += itemSize + 1
      if owner == item {
        var numbers: [Int] = []
        for index in 0..<count { numbers.append(try bytes.big(numberSize, at: offset + index * numberSize) & mask) }
        return numbers
      }
      offset += count * numberSize
    }
    return []
  }

  private static func size(by properties: [HEIFBox], in bytes: ImageBytes) throws(ImageFault) -> ImageSize {
    guard let extents = properties.first(where: { $0.type == "ispe" }) else { throw .broken }
    let part = try bytes.part(upTo: extents.end)
    let size = try ImageSize.positive(
      try part.big(4, at: extents.start + 4), try part.big(4, at: extents.start + 8))
    var quarters = 0
    for turn in properties where turn.type == "irot" {
      quarters += Int(try bytes.part(upTo: turn.end).byte(turn.start) & 3)
    }
    return quarters % 2 == 0 ? size : size.turned
  }
}
