"""Prints the stem of each word on standard input; the first argument is the language's name in English."""
import sys

import snowballstemmer

stemmer = snowballstemmer.stemmer(sys.argv[1])
print("\n".join(stemmer.stemWord(word) for word in sys.stdin.read().split()))
