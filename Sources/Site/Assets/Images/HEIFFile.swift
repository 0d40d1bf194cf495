/// Reads the size of a HEIF or AVIF file from the properties of its primary item.
///
/// Both formats consist of nested boxes.
enum HEIFFile {
  static func size(in bytes: ImageBytes) throws(ImageSizeError) -> ImageSize {
    var offset = 0
    while true {
      let box = try HEIFBox(in: bytes, at: offset)
      if box.type == "ftyp" {
        guard try brands(in: box, of: bytes).contains(where: imageBrands.contains) else { throw .unreadable }
      }
      if box.type == "meta" {
        let meta = try bytes.part(upTo: box.end)
        return try size(inMeta: box, of: meta)
      }
      offset = box.end
    }
  }

  /// Returns the names of the formats that the first box of a file lists.
  static func brands(in box: HEIFBox, of bytes: ImageBytes) throws(ImageSizeError) -> Set<String> {
    let part = try bytes.part(upTo: box.end)
    var brands: Set<String> = []
    var brand = box.start
    while brand + 4 <= box.end {
      brands.insert(String(decoding: try part.bytes(brand..<brand + 4), as: UTF8.self))
      brand += brand == box.start ? 8 : 4  // A version follows the first brand.
    }
    return brands
  }

  static let imageBrands: Set = ["avif", "avis", "heic", "heix", "hevc", "heim", "heis", "mif1", "mif2", "msf1"]

  private static func size(inMeta meta: HEIFBox, of bytes: ImageBytes) throws(ImageSizeError) -> ImageSize {
    let boxes = try HEIFBox.all(in: bytes, from: meta.start + 4, to: meta.end)
    guard let primary = boxes.first(where: { $0.type == "pitm" }),
      let properties = boxes.first(where: { $0.type == "iprp" })
    else { throw .unreadable }
    let isShort = try bytes.byte(primary.start) == 0
    let item = try bytes.bigEndian(isShort ? 2 : 4, at: primary.start + 4)
    let inner = try HEIFBox.all(in: bytes, from: properties.start, to: properties.end)
    guard let container = inner.first(where: { $0.type == "ipco" }) else { throw .unreadable }
    let all = try HEIFBox.all(in: bytes, from: container.start, to: container.end)
    for associations in inner where associations.type == "ipma" {
      let numbers = try self.properties(of: item, in: associations, of: bytes)
      // Properties are numbered from one; zero means no property.
      let itemProperties = numbers.compactMap { all.indices.contains($0 - 1) ? all[$0 - 1] : nil }
      if !itemProperties.isEmpty { return try size(from: itemProperties, in: bytes) }
    }
    throw .unreadable
  }

  /// Returns the numbers of an item's properties.
  private static func properties(
    of item: Int, in box: HEIFBox, of bytes: ImageBytes
  ) throws(ImageSizeError) -> [Int] {
    let bytes = try bytes.part(upTo: box.end)
    let itemSize = try bytes.byte(box.start) == 0 ? 2 : 4
    let numberSize = try bytes.byte(box.start + 3) & 1 == 0 ? 1 : 2
    let mask = numberSize == 1 ? 0x7F : 0x7FFF
    var offset = box.start + 8
    for _ in 0..<(try bytes.bigEndian(4, at: box.start + 4)) {
      let owner = try bytes.bigEndian(itemSize, at: offset)
      let count = Int(try bytes.byte(offset + itemSize))
      offset += itemSize + 1
      if owner == item {
        var numbers: [Int] = []
        for index in 0..<count {
          numbers.append(try bytes.bigEndian(numberSize, at: offset + index * numberSize) & mask)
        }
        return numbers
      }
      offset += count * numberSize
    }
    return []
  }

  private static func size(from properties: [HEIFBox], in bytes: ImageBytes) throws(ImageSizeError) -> ImageSize {
    guard let extents = properties.first(where: { $0.type == "ispe" }) else { throw .unreadable }
    let part = try bytes.part(upTo: extents.end)
    let size = try ImageSize.positive(
      try part.bigEndian(4, at: extents.start + 4), try part.bigEndian(4, at: extents.start + 8))
    var quarters = 0
    for rotation in properties where rotation.type == "irot" {
      quarters += Int(try bytes.part(upTo: rotation.end).byte(rotation.start) & 3)
    }
    return quarters % 2 == 0 ? size : size.rotated
  }
}

/// A box of a HEIF file: its type and the range of its content.
struct HEIFBox {
  let type: String
  let start: Int
  let end: Int

  /// Reads the header of the box at an offset.
  init(in bytes: ImageBytes, at offset: Int) throws(ImageSizeError) {
    let size = try bytes.bigEndian(4, at: offset)
    type = String(decoding: try bytes.bytes(offset + 4..<offset + 8), as: UTF8.self)
    switch size {
    case 0:  // The box ends with the file.
      start = offset + 8
      end = bytes.count
    case 1:
      start = offset + 16
      let size = try bytes.bigEndian(8, at: offset + 8)
      guard size >= 16, size <= Int.max / 2 - offset else { throw .unreadable }
      end = offset + size
    default:
      start = offset + 8
      guard size >= 8 else { throw .unreadable }
      end = offset + size
    }
  }

  /// Returns the boxes in a range of bytes, and throws if the last box ends after the range.
  static func all(in bytes: ImageBytes, from start: Int, to end: Int) throws(ImageSizeError) -> [HEIFBox] {
    let bytes = try bytes.part(upTo: end)
    var boxes: [HEIFBox] = []
    var offset = start
    while offset < end {
      let box = try HEIFBox(in: bytes, at: offset)
      guard box.end <= end else { throw .unreadable }
      boxes.append(box)
      offset = box.end
    }
    return boxes
  }
}
