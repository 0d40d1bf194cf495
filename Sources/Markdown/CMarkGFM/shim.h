/* The headers of libcmark-gfm, and access to internal fields that its public functions do not return.
 *
 * Debian installs the internal headers. Without them, the structures below are placeholders, so that Swift sees the same types.
 * `garland_knows_internals` returns whether the internal headers are there. */
#ifndef GARLAND_CMARK_GFM_SHIM_H
#define GARLAND_CMARK_GFM_SHIM_H

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmark-gfm.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm-core-extensions.h>

#if __has_include(<cmark-gfm/parser.h>) && !defined(GARLAND_PUBLIC_HEADERS_ONLY)
#include <cmark-gfm/node.h>
#include <cmark-gfm/parser.h>
#include <cmark-gfm/utf8.h>
#include <cmark-gfm/syntax_extension.h>
#define GARLAND_KNOWS_INTERNALS 1
#else
#define GARLAND_KNOWS_INTERNALS 0
struct cmark_node { char hidden; };
struct cmark_parser { char hidden; };
struct cmark_syntax_extension { char hidden; };
#endif

static inline bool garland_knows_internals(void) { return GARLAND_KNOWS_INTERNALS; }

/* Reading the tree. The internal structures need one load where the public functions need a call. */
typedef struct { const unsigned char *start; long count; } garland_bytes;

static inline garland_bytes garland_string(const char *text) {
  garland_bytes bytes = {(const unsigned char *)text, text ? (long)__builtin_strlen(text) : 0};
  return bytes;
}

#if GARLAND_KNOWS_INTERNALS
static inline garland_bytes garland_chunk(cmark_chunk chunk) {
  garland_bytes bytes = {chunk.data, chunk.data ? chunk.len : 0};
  return bytes;
}
static inline cmark_node *garland_first_child(cmark_node *node) { return node->first_child; }
static inline cmark_node *garland_last_child(cmark_node *node) { return node->last_child; }
static inline cmark_node *garland_next(cmark_node *node) { return node->next; }
static inline cmark_node *garland_parent(cmark_node *node) { return node->parent; }
static inline unsigned garland_type(cmark_node *node) { return node->type; }
static inline bool garland_is_extended(cmark_node *node) { return node->extension != 0; }
static inline garland_bytes garland_literal(cmark_node *node) {
  return garland_chunk(node->type == CMARK_NODE_CODE_BLOCK ? node->as.code.literal : node->as.literal);
}
static inline garland_bytes garland_info(cmark_node *node) { return garland_chunk(node->as.code.info); }
static inline garland_bytes garland_url(cmark_node *node) { return garland_chunk(node->as.link.url); }
static inline garland_bytes garland_title(cmark_node *node) { return garland_chunk(node->as.link.title); }
static inline bool garland_is_fenced(cmark_node *node) { return node->as.code.fenced != 0; }
static inline int garland_start_line(cmark_node *node) { return node->start_line; }
static inline int garland_start_column(cmark_node *node) { return node->start_column; }
static inline int garland_end_line(cmark_node *node) { return node->end_line; }
static inline int garland_end_column(cmark_node *node) { return node->end_column; }
#else
static inline int garland_start_line(cmark_node *node) { return cmark_node_get_start_line(node); }
static inline int garland_start_column(cmark_node *node) { return cmark_node_get_start_column(node); }
static inline int garland_end_line(cmark_node *node) { return cmark_node_get_end_line(node); }
static inline int garland_end_column(cmark_node *node) { return cmark_node_get_end_column(node); }
static inline cmark_node *garland_first_child(cmark_node *node) { return cmark_node_first_child(node); }
static inline cmark_node *garland_last_child(cmark_node *node) { return cmark_node_last_child(node); }
static inline cmark_node *garland_next(cmark_node *node) { return cmark_node_next(node); }
static inline cmark_node *garland_parent(cmark_node *node) { return cmark_node_parent(node); }
static inline unsigned garland_type(cmark_node *node) { return cmark_node_get_type(node); }
static inline bool garland_is_extended(cmark_node *node) {
  return cmark_node_get_type(node) == CMARK_NODE_ITEM && *cmark_node_get_type_string(node) == 't';
}
static inline garland_bytes garland_literal(cmark_node *node) { return garland_string(cmark_node_get_literal(node)); }
static inline garland_bytes garland_info(cmark_node *node) { return garland_string(cmark_node_get_fence_info(node)); }
static inline garland_bytes garland_url(cmark_node *node) { return garland_string(cmark_node_get_url(node)); }
static inline garland_bytes garland_title(cmark_node *node) { return garland_string(cmark_node_get_title(node)); }
static inline bool garland_is_fenced(cmark_node *node) {
  int length, offset;
  char character;
  return cmark_node_get_fenced(node, &length, &offset, &character);
}
#endif

/* Properties of blocks during parsing. */
#if GARLAND_KNOWS_INTERNALS
static inline bool garland_is_open(cmark_node *node) { return (node->flags & CMARK_NODE__OPEN) != 0; }
/* The indentation that a line needs to belong to a list item. */
static inline int garland_item_indent(cmark_node *node) { return node->as.list.marker_offset + node->as.list.padding; }
/* Whether a blank line ends this HTML block. The other kinds end at a marker such as `-->`. */
static inline bool garland_ends_at_blank_line(cmark_node *node) { return node->as.html_block_type >= 6; }
static inline cmark_node *garland_root(cmark_parser *parser) { return parser->root; }
static inline void garland_set_position(cmark_node *node, int line, int first, int last) {
  node->start_line = node->end_line = line;
  node->start_column = first;
  node->end_column = last;
}
#else
/* A closed block ends on a later line than it starts, except for one-line HTML blocks. */
static inline bool garland_is_open(cmark_node *node) {
  return cmark_node_get_start_line(node) == cmark_node_get_end_line(node);
}
static inline int garland_item_indent(cmark_node *node) { (void)node; return 2; }
static inline bool garland_ends_at_blank_line(cmark_node *node) { (void)node; return false; }
static inline cmark_node *garland_root(cmark_parser *parser) { (void)parser; return 0; }
static inline void garland_set_position(cmark_node *node, int line, int first, int last) {
  (void)node; (void)line; (void)first; (void)last;
}
#endif

/* What the parser knows after the blocks, before it parses inlines: the open block, the raw text of a block, and the link
 * definitions. */
#if GARLAND_KNOWS_INTERNALS
static inline cmark_node *garland_current(cmark_parser *parser) { return parser->current; }
static inline garland_bytes garland_content(cmark_node *node) {
  garland_bytes bytes = {node->content.ptr, node->content.size};
  return bytes;
}
typedef cmark_reference garland_reference;
static inline garland_reference *garland_first_reference(cmark_parser *parser) {
  return (cmark_reference *)parser->refmap->refs;
}
static inline garland_reference *garland_next_reference(garland_reference *reference) {
  return (cmark_reference *)reference->entry.next;
}
static inline garland_bytes garland_label(garland_reference *reference) {
  return garland_string((const char *)reference->entry.label);
}
static inline long garland_reference_size(garland_reference *reference) {
  return (long)reference->url.len + reference->title.len;
}
/* Returns a label as the library compares labels, in memory of the library's own allocator. */
static inline unsigned char *garland_normalized_label(const void *text, long count) {
  cmark_strbuf label;
  cmark_strbuf_init(cmark_get_default_mem_allocator(), &label, 0);
  cmark_utf8proc_case_fold(&label, (const uint8_t *)text, (bufsize_t)count);
  cmark_strbuf_trim(&label);
  cmark_strbuf_normalize_whitespace(&label);
  return cmark_strbuf_detach(&label);
}
#else
typedef struct { char hidden; } garland_reference;
static inline cmark_node *garland_current(cmark_parser *parser) { (void)parser; return 0; }
static inline garland_bytes garland_content(cmark_node *node) { return garland_string(cmark_node_get_string_content(node)); }
static inline garland_reference *garland_first_reference(cmark_parser *parser) { (void)parser; return 0; }
static inline garland_reference *garland_next_reference(garland_reference *reference) { (void)reference; return 0; }
static inline garland_bytes garland_label(garland_reference *reference) { (void)reference; return garland_string(0); }
static inline long garland_reference_size(garland_reference *reference) { (void)reference; return 0; }
static inline unsigned char *garland_normalized_label(const void *text, long count) { (void)text; (void)count; return 0; }
#endif

/* The inline extensions of a parser, which InlineGuard.swift hides and restores. */
#if GARLAND_KNOWS_INTERNALS
static inline cmark_llist *garland_inline_extensions(cmark_parser *parser) { return parser->inline_syntax_extensions; }
static inline void garland_set_inline_extensions(cmark_parser *parser, cmark_llist *list) {
  parser->inline_syntax_extensions = list;
}
#else
static inline cmark_llist *garland_inline_extensions(cmark_parser *parser) { (void)parser; return 0; }
static inline void garland_set_inline_extensions(cmark_parser *parser, cmark_llist *list) { (void)parser; (void)list; }
#endif

/* A copy of the autolink extension without `www.` addresses (see `ParserNeeds`). Like the original, it is never freed. */
#if GARLAND_KNOWS_INTERNALS
static inline cmark_syntax_extension *garland_autolink(cmark_syntax_extension *whole, bool mail) {
  cmark_syntax_extension *copy = (cmark_syntax_extension *)malloc(sizeof *copy);
  if (!copy) abort(); /* like the library */
  *copy = *whole;
  if (!mail) copy->postprocess_func = 0;
  copy->special_inline_chars = 0;
  for (cmark_llist *item = whole->special_inline_chars; item; item = item->next) {
    if (item->data == (void *)'w') continue;
    copy->special_inline_chars =
        cmark_llist_append(cmark_get_default_mem_allocator(), copy->special_inline_chars, item->data);
  }
  return copy;
}
#else
static inline cmark_syntax_extension *garland_autolink(cmark_syntax_extension *whole, bool mail) {
  (void)mail;
  return whole;
}
#endif

/* Returns the offset of the first matching byte from `from` on, or -1. */
static inline long garland_find(const void *text, long count, long from, int byte) {
  const char *start = (const char *)text;
  const char *match = count > from ? (const char *)memchr(start + from, byte, (size_t)(count - from)) : 0;
  return match ? match - start : -1;
}

/* An arena for the memory of one parse, freed as a whole: `malloc` and `free` of small nodes took half of the parsing time.
 *
 * The library's allocation functions have no context argument, so the current arena is a thread-local variable. An arena is
 * created and freed on one thread. */
typedef struct garland_arena_block { struct garland_arena_block *previous; } garland_arena_block;
typedef struct garland_arena {
  struct garland_arena *outer;
  garland_arena_block *block;
  unsigned char *next, *end, *last;
  size_t size;
} garland_arena;

static inline garland_arena **garland_current_arena(void) {
  static _Thread_local garland_arena *current;
  return &current;
}

static inline void *garland_arena_grow(garland_arena *arena, size_t bytes) {
  arena->size = arena->size < ((size_t)1 << 20) ? arena->size * 2 : arena->size;
  size_t size = bytes + 16 > arena->size ? bytes + 16 : arena->size;
  garland_arena_block *block = (garland_arena_block *)malloc(size);
  if (!block) abort(); /* like the library */
  block->previous = arena->block;
  arena->block = block;
  arena->next = (unsigned char *)block + 16;
  arena->end = (unsigned char *)block + size;
  return arena->next;
}

/* Each allocation is aligned to 16 bytes and has a header of 16 bytes: its size, and 8 zero bytes. The zeros are needed because
 * the library looks for `mailto:` and `xmpp:` before an e-mail address, even at the start of a text. */
static inline void *garland_arena_allocate(size_t count, size_t size) {
  garland_arena *arena = *garland_current_arena();
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes) || bytes > SIZE_MAX / 2) abort();
  bytes = (bytes + 31) & ~(size_t)15;
  if ((size_t)(arena->end - arena->next) < bytes) garland_arena_grow(arena, bytes);
  unsigned char *piece = arena->next + 16;
  *(size_t *)(piece - 16) = bytes - 16;
  *(size_t *)(piece - 8) = 0;
  arena->next += bytes;
  arena->last = piece;
  memset(piece, 0, bytes - 16);
  return piece;
}

/* The last allocation grows in place. It usually is a text that the library appends to. */
static inline void *garland_arena_reallocate(void *old, size_t bytes) {
  garland_arena *arena = *garland_current_arena();
  if (!old) return garland_arena_allocate(1, bytes);
  size_t old_size = *(size_t *)((unsigned char *)old - 16);
  if (bytes <= old_size) return old;
  if (old == arena->last && bytes <= (size_t)(arena->end - arena->last)) {
    size_t new_size = (bytes + 15) & ~(size_t)15;
    if (new_size <= (size_t)(arena->end - arena->last)) {
      *(size_t *)((unsigned char *)old - 16) = new_size;
      arena->next = arena->last + new_size;
      return old;
    }
  }
  void *larger = garland_arena_allocate(1, bytes);
  memcpy(larger, old, old_size);
  return larger;
}

static inline void garland_arena_release(void *piece) { (void)piece; }

static inline void garland_arena_begin(garland_arena *arena) {
  arena->outer = *garland_current_arena();
  *garland_current_arena() = arena;
  arena->size = 32768;
}

static inline void garland_arena_end(garland_arena *arena) {
  *garland_current_arena() = arena->outer;
  for (garland_arena_block *block = arena->block; block;) {
    garland_arena_block *previous = block->previous;
    free(block);
    block = previous;
  }
}

/* Returns the allocator of the current arena, or the library's own without an arena. */
static inline cmark_mem *garland_memory(void) {
  static cmark_mem memory = {garland_arena_allocate, garland_arena_reallocate, garland_arena_release};
  return *garland_current_arena() ? &memory : cmark_get_default_mem_allocator();
}

static inline cmark_parser *garland_parser(int options) { return cmark_parser_new_with_mem(options, garland_memory()); }

static inline cmark_node *garland_node(cmark_node_type type, cmark_syntax_extension *extension) {
  return cmark_node_new_with_mem_and_ext(type, garland_memory(), extension);
}

/* With an arena, the nodes are freed with the arena. */
static inline void garland_free_document(cmark_node *root) {
  if (!*garland_current_arena()) cmark_node_free(root);
}

#endif
