/// Posts as people write them: headings, prose, lists, quotes, tables, code; the same every time.
struct MarkdownPosts {
  let posts: [[UInt8]]

  /// So many posts of about five thousand bytes.
  init(count: Int, footnotes: Bool) {
    posts = (0..<count).map { Array(Self.post($0, footnotes: footnotes).utf8) }
  }

  private static func post(_ number: Int, footnotes: Bool) -> String {
    "# Post \(number)\n\n"
      + (0..<8).map { section($0, of: number) + (footnotes ? note($0) : "") }.joined()
  }

  private static func section(_ index: Int, of number: Int) -> String {
    """
    ## Section \(index) of *this* post

    A paragraph with **strong** text, some `code`, a [link](https://example.com/\(number)/\(index) "title") and ~~gone~~
    words, then more prose that goes on for a while so that lines wrap as people's lines do, with
    https://auto.link/\(index) and "quotes" & ampersands < and >.

    - an item with *emphasis*
    - another one
      - a nested one with `code`
    - [x] done

    1. first
    2. second

    > A quote with **bold** words
    > over two lines

    | name | middle | right |
    |------|:------:|------:|
    | one  | `2`    | 3     |
    | four | *five* | six   |

    ```swift
    let number = \(index)
    func list<Element>(_ element: Element) -> [Element] { [element] }
    ```


    """
  }

  private static func note(_ index: Int) -> String {
    "Text with a footnote[^\(index)].\n\n[^\(index)]: The note \(index).\n\n"
  }
}
