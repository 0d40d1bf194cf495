// The name of this module stands before an element whose bare name has another meaning, as in `HTML.title`.
@_exported public import Elements
