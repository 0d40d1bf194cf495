import CHarfBuzz
import Texts

/// Turns texts into glyphs: each letter is in the first font that has it.
///
/// Runs go in their own directions by Unicode's bidirectional algorithm, without its marks, its nested levels and its
/// pairs of brackets: titles hardly ever need them.
struct TextShaper {
  let fonts: [CardFont]
  /// The tag of the language, by which fonts choose forms of letters.
  let language: String
  /// Whether lines begin at the right.
  let isRightToLeft: Bool

  /// A letter of a line, with what decides which run it is in.
  struct Letter {
    let scalar: Unicode.Scalar
    var script: hb_script_t
    var level = 0
    var font = 0
  }

  /// Returns whether the first letter with a direction goes to the left.
  static func isRightToLeft(_ text: String) -> Bool {
    text.unicodeScalars.lazy.filter { $0.kind == .letter }.first.map { isRightToLeft(script(of: $0)) } ?? false
  }

  /// Returns the glyphs of a line of text.
  func shaped(_ text: String) -> ShapedText {
    let (letters, items) = items(of: text)
    let scalars = letters.map(\.scalar.value)
    return ShapedText(runs: items.map { run(of: scalars, $0, letters[$0.lowerBound]) })
  }

  /// Returns the letters of a line, and the ranges with the same level, script and font, from left to right.
  func items(of text: String) -> (letters: [Letter], items: [Range<Int>]) {
    var letters = text.unicodeScalars.map { Letter(scalar: $0, script: Self.script(of: $0)) }
    setLevels(in: &letters)
    setScriptsAndFonts(in: &letters)
    var items: [Range<Int>] = []
    for index in letters.indices {
      let (last, next) = (letters[max(index - 1, 0)], letters[index])
      if index > 0, (last.level, last.script, last.font) == (next.level, next.script, next.font) {
        items[items.count - 1] = items[items.count - 1].lowerBound..<index + 1
      } else {
        items.append(index..<index + 1)
      }
    }
    return (letters, Self.reordered(items, by: letters))
  }

  private func run(of scalars: [UInt32], _ range: Range<Int>, _ letter: Letter) -> ShapedText.Run {
    let buffer = unsafe hb_buffer_create()
    defer { unsafe hb_buffer_destroy(buffer) }
    unsafe hb_buffer_add_utf32(
      buffer, scalars, Int32(scalars.count), UInt32(range.lowerBound), Int32(range.count))
    unsafe hb_buffer_set_direction(buffer, letter.level % 2 == 0 ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
    unsafe hb_buffer_set_script(buffer, letter.script)
    unsafe hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    let font = fonts[letter.font]
    unsafe hb_shape(font.font, buffer, nil, 0)
    let count = unsafe Int(hb_buffer_get_length(buffer))
    var run = ShapedText.Run(font: font)
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, nil),
      let positions = unsafe hb_buffer_get_glyph_positions(buffer, nil)
    else { return run }
    for index in 0..<count {
      let position = unsafe positions[index]
      run.glyphs.append(
        (unsafe infos[index].codepoint, run.width + Int(position.x_offset), Int(position.y_offset)))
      run.width += Int(position.x_advance)
    }
    return run
  }

  // MARK: Scripts

  private static func script(of scalar: Unicode.Scalar) -> hb_script_t {
    unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
  }

  private static func isRightToLeft(_ script: hb_script_t) -> Bool {
    hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL
  }

  /// Signs and marks have the script of the letter before them, and its font if it has them.
  private func setScriptsAndFonts(in letters: inout [Letter]) {
    func isOwn(_ script: hb_script_t) -> Bool { script != HB_SCRIPT_COMMON && script != HB_SCRIPT_INHERITED }
    var script = letters.lazy.map(\.script).first(where: isOwn) ?? HB_SCRIPT_LATIN
    var font = 0
    for index in letters.indices {
      let scalar = letters[index].scalar
      let isOfLast = !isOwn(letters[index].script)
      if isOfLast { letters[index].script = script } else { script = letters[index].script }
      let stays = index > 0 && isOfLast && fonts[font].glyph(for: scalar) != nil
      if !stays { font = fonts.firstIndex { $0.glyph(for: scalar) != nil } ?? font }
      letters[index].font = font
    }
  }

  // MARK: Directions

  private enum Direction { case left, right, number, neutral }

  /// Even levels go to the right, odd ones to the left; a number within text that goes to the left has the next level.
  private func setLevels(in letters: inout [Letter]) {
    var kinds = letters.map { letter -> Direction in
      switch letter.scalar.kind {
      case .letter: Self.isRightToLeft(letter.script) ? .right : .left
      case .number: .number
      case .mark, .other: .neutral
      }
    }
    guard isRightToLeft || kinds.contains(.right) else { return }
    let base = isRightToLeft ? Direction.right : .left
    var strong = base
    for index in kinds.indices {
      let scalar = letters[index].scalar
      if scalar.kind == .mark, index > 0 { kinds[index] = kinds[index - 1] }
      let isBetween = index > 0 && index + 1 < kinds.count && kinds[index - 1] == .number && kinds[index + 1] == .number
      if isBetween, ".,:/+-".unicodeScalars.contains(scalar) { kinds[index] = .number }
      if scalar == "%", index > 0, kinds[index - 1] == .number { kinds[index] = .number }
      switch kinds[index] {
      case .left, .right: strong = kinds[index]
      case .number where strong == .left: kinds[index] = .left
      case .number, .neutral: break
      }
    }
    var before = base
    for index in kinds.indices {
      if kinds[index] == .neutral {
        let next = kinds[index...].first { $0 != .neutral } ?? base
        kinds[index] = (next == .left ? .left : .right) == before ? before : base
      }
      before = kinds[index] == .left ? .left : .right
      letters[index].level =
        switch kinds[index] {
        case .left: isRightToLeft ? 2 : 0
        case .right, .neutral: 1
        case .number: 2
        }
    }
  }

  /// Returns the items of a line from left to right.
  private static func reordered(_ items: [Range<Int>], by letters: [Letter]) -> [Range<Int>] {
    var items = items
    func level(_ item: Range<Int>) -> Int { letters[item.lowerBound].level }
    for limit in stride(from: items.map(level).max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < items.count {
        let end = items[start...].firstIndex { level($0) < limit } ?? items.count
        if end > start { items[start..<end].reverse() }
        start = end + 1
      }
    }
    return items
  }
}

/// A line of text as glyphs.
struct ShapedText {
  /// Glyphs of one font, from the left.
  struct Run {
    let font: CardFont
    /// The glyphs and where each one starts, in units of the font.
    var glyphs: [(glyph: UInt32, x: Int, y: Int)] = []
    /// The width, in units of the font.
    var width = 0
  }

  /// The runs, from left to right.
  let runs: [Run]

  /// A size of a font is so many steps, in which texts of several fonts are measured.
  static let em = 1 << 16

  /// The width in steps.
  var width: Int { runs.reduce(0) { $0 + $1.width * Self.em / $1.font.unitsPerEm } }

  /// Returns the width in pixels, rounded up.
  func width(size: Int) -> Int { (width * size + Self.em - 1) / Self.em }

  /// The distance of two baselines at which lines do not touch, in hundredths of the size.
  var lineHeight: Int {
    let heights = runs.flatMap { run in
      run.glyphs.map { glyph in
        let (low, high) = run.font.heights(of: glyph.glyph)
        return (low: (low + glyph.y) * 100 / run.font.unitsPerEm, high: (high + glyph.y) * 100 / run.font.unitsPerEm)
      }
    }
    return min(max(114, (heights.map(\.high).max() ?? 0) - (heights.map(\.low).min() ?? 0) + 6), 220)
  }

  /// Draws the text, whose baseline starts at a pixel.
  func draw(on canvas: inout Canvas, x: Int, y: Int, size: Int, color: CardColor) {
    var start = x * GlyphRaster.one
    for run in runs {
      func steps(_ units: Int) -> Int { units * size * GlyphRaster.one / run.font.unitsPerEm }
      for glyph in run.glyphs {
        canvas.fill(
          run.font.outline(of: glyph.glyph), size: size, x: start + steps(glyph.x),
          y: y * GlyphRaster.one - steps(glyph.y), color)
      }
      start += steps(run.width)
    }
  }
}
