/// Sample articles for several tests.
enum Samples {
  /// Every kind of block except thematic breaks, with comments and definitions between them.
  static let everyKind = """
    # Title

    [a]: /x
    <!-- comment -->

    Text *em* [a][a] and note[^1].

    - one
    - two
    {.wide}

    ```swift
    let a = 1
    ```

    > quote

    > [!NOTE]
    > alert

    | a | b |
    |---|---|
    | 1 | 2 |

    <div>
    raw

    *inside*

    </div>

    ![alt](i.png)

    :::divided
    A

    B
    :::

    [^1]: foot
    """

  static let documents = [
    "", "one", "one\n\ntwo\n\nthree", everyKind, "- a\n\n- b\n\n  c\n",
    ":::cards\n- a\n- b\n:::", ":::tabs\n## A\nx\n\n:::divided\ny\n\nz\n:::\n\n## B\n:::item[C]\nq\n:::\n:::",
    "> [!TIP]\n> a\n>\n> :::reversed\n> 1\n>\n> 2\n> :::", "a[^x] b[^y]\n\n[^x]: 1\n\n[^y]: 2\n\n    3",
    "<p>a\n\n- b\n\n</div>\n\n<details>\n\n## c {#d .e}\n", "# A\n\n# A\n\n## A {#a}\n\n:::note[A]\n:::",
  ]
}
