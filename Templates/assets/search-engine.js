// Searches the index that Garland writes below `search/`; `Sources/Site/Searching` describes its format and its terms.
globalThis.GarlandSearch ??= (() => {
  const dense = "\\u0e00-\\u0eff\\u1000-\\u109f\\u1100-\\u11ff\\u1780-\\u17ff\\u3005-\\u31ff\\u3400-\\u9fff\\uac00-\\ud7a3" +
    "\\uf900-\\ufaff\\uff66-\\uff9d\\u{20000}-\\u{323af}";
  const letter = "(?=[\\p{L}\\p{N}\\p{M}])";
  const runs = new RegExp(`((?:${letter}[${dense}])+)|(?:${letter}[^${dense}])+`, "gu");
  const marks = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670]/g;
  const plain = {ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", ł: "l", ı: "i", þ: "th", ħ: "h", ς: "σ", ŧ: "t", ĳ: "ij"};

  const fold = (word) =>
    word.normalize("NFD").replace(marks, "").normalize("NFC").replace(/[ßæœøđðłıþħςŧĳ]/g, (c) => plain[c]);
  const cut = (text) => [...text].slice(0, 28).join("");
  const lower = (word) => cut(word.normalize("NFC"))
    .replace(/[\uff10-\uff5a]/g, (c) => String.fromCharCode(c.charCodeAt() - 0xfee0)).toLowerCase();

  // Each word; in scripts without spaces each pair of characters, and in texts the last one.
  const words = (text, isQuery) => [...text.matchAll(runs)].flatMap(({0: run, 1: isDense, index: at}) => {
    if (!isDense) return {text: run, at};
    const letters = [...run], pairs = letters.map((one, i) =>
      ({text: one + (letters[i + 1] ?? ""), at: (at += one.length) - one.length, isPair: true}));
    return isQuery && pairs.length > 1 ? pairs.slice(0, -1) : pairs;
  });

  // Identifiers and versions of several words, such as `reading_time` and `1.0`.
  const compounds = (text) => [...text.matchAll(/(?<![\p{L}\p{N}\p{M}])[a-z\d]+(?:[_.-][a-z\d]+)+(?![\p{L}\p{N}\p{M}])/giu)];

  // Finds the stem of a word with the rules of its language, which `StemmingTable.swift` describes.
  const stemmer = ({irregular, letters, consonants, regions, before, steps}) => {
    const [stems, replaced] = [new Map(irregular), new Map(letters)], consonant = RegExp(consonants);
    let word, starts;
    const behind = (pattern, start) =>
      start + (RegExp(`^(?:${pattern})`).exec(word.slice(start))?.[0].length ?? Infinity);
    const fits = (head, condition) => condition.split(" ").some((pattern) => {
      const [left, region, right = ""] = pattern.split(/(\d)/);
      const found = RegExp(`${left}(${right})$`).exec(head);
      return found && !(head.length - found[1].length < starts[region]);
    });
    const apply = ([region, ...rules]) => {
      const lengths = rules.map(([endings]) => RegExp(`(?:${endings})$`).exec(word.slice(starts[region]))?.[0].length);
      const longest = Math.max(...lengths.filter((length) => length >= 0)), head = word.slice(0, word.length - longest);
      const rule = rules.find(([, condition = ""], i) => lengths[i] === longest && fits(head, condition));
      if (!rule) return false;
      const [, , replacement = "", next, goesOn] = rule;
      word = head + replacement.replace(".", word.at(-1));
      if (next) apply([0, ...next]);
      return !goesOn;
    };
    const run = (steps) => {
      for (const [alternatives, next = [], otherwise = []] of steps) run(alternatives.some(apply) ? next : otherwise);
    };
    return (text) => {
      if (stems.has(text)) return stems.get(text);
      let next = text.replace(/./g, (letter) => replaced.get(letter) ?? letter);
      // A capital does not count as a vowel for the letters beside it.
      do {
        word = next;
        next = word.replace(consonant, (part) => part.slice(0, -1) + part.slice(-1).toUpperCase());
      } while (next !== word);
      const [r1, r2, rv] = regions, first = behind(r1, 0);
      starts = [0, Math.max(first, before), behind(r2, first), behind(rv, 0)];
      run(steps);
      return word.replaceAll("~", "").toLowerCase();
    };
  };

  const decoder = new TextDecoder();

  const reader = (bytes) => {
    let at = 0;
    const byte = () => bytes[at++];
    const number = () => {
      let [n, scale, b] = [0, 1];
      do { b = byte(); n += (b & 127) * scale; scale *= 128; } while (b > 127);
      return n;
    };
    const block = () => { const count = number(); return bytes.subarray(at, (at += count)); };
    return {
      byte, number, block, text: () => decoder.decode(block()), id: () => byte() << 16 | byte() << 8 | byte(),
      list: (read) => Array.from({length: number()}, read), isAtEnd: () => at >= bytes.length,
    };
  };

  // The postings of each term: articles with impacts.
  const readTerms = (bytes) => {
    const {number, block, list, byte, isAtEnd} = reader(bytes), terms = new Map();
    for (let term = []; !isAtEnd();) {
      term = [...term.slice(0, number()), ...block()];
      let id = 0;
      terms.set(decoder.decode(Uint8Array.from(term)), list(() => [id += number(), byte()]));
    }
    return terms;
  };

  const readArticles = (bytes) => {
    const {id, block, isAtEnd} = reader(bytes), articles = new Map();
    while (!isAtEnd()) articles.set(id(), block());
    return articles;
  };

  const readArticle = (bytes) => {
    const {text, number, list} = reader(bytes);
    const article = {
      address: text(), title: text(), section: text(), date: text(), description: text(), boost: number(), tags: list(text),
      parts: list(() => ({parent: number(), anchor: text(), title: text(), text: ""})),
    };
    article.parts[0].text = article.description.normalize("NFC");
    return article;
  };

  // The parts of an article with their texts, from its page: a text belongs to the last part whose id is before it.
  const readPage = (bytes, parts) => {
    const html = decoder.decode(bytes), texts = new Map(parts.map(({anchor}) => [anchor, ""])), open = [];
    const pieces = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|<!--.*?-->|[^<]+|</gis;
    const add = (text) => skipped || texts.set(part, texts.get(part) + text);
    let part = "", skipped = 0, match;
    pieces.lastIndex = [/<div class="prose"/, /<main\b/, /^/].map((start) => html.search(start)).find((at) => at >= 0);
    while ((match = pieces.exec(html))) {
      const [piece, end, name, attributes] = match;
      if (!name) {
        if (piece[1] !== "!") add(piece);
        continue;
      }
      if (!/^([abisu]|code|em|kbd|mark|small|span|strong|su[bp])$/.test(name)) add(" ");
      if (end) {
        open.length = open.includes(name) ? open.lastIndexOf(name) : open.length;
        if (!open.length) break;
        if (open.length < skipped) skipped = 0;
      } else {
        const id = / id="([^"]*)"/.exec(attributes)?.[1];
        if (texts.has(id)) part = id;
        open.push(name);
        if (/^(h\d|nav|pre|script|style|svg)$/.test(name) || /no-search|"code"/.test(attributes)) skipped ||= open.length;
      }
    }
    const characters = {lt: "<", gt: ">", quot: '"', amp: "&", nbsp: " "};
    return parts.map((part) => {
      const text = texts.get(part.anchor).replace(/&(?:#(\d+)|(\w+));/g, (all, number, name) => number ? String.fromCodePoint(number) : characters[name] ?? all);
      texts.set(part.anchor, "");
      return {...part, text: text.trim().normalize("NFC")};
    });
  };

  // A tree of shards: 1 is a shard, a list the two sides of a bit.
  const readTree = (text) => {
    let at = 0;
    const read = () => {
      const sign = text[at++];
      return sign === "." ? 1 : sign === "<" ? [read()] : sign === ">" ? [0, read()] : sign && [read(), read()];
    };
    return read();
  };

  // The names of the shards with keys that begin with some bytes.
  const shards = (tree, key) => {
    const names = [];
    const add = (tree, path) => {
      if (tree === 1) names.push(BigInt(`0b1${path}`).toString(16));
      else if (tree) tree.forEach((side, bit) => add(side, path + bit));
    };
    let path = "";
    for (const bit of [...key].map((byte) => byte.toString(2).padStart(8, 0)).join("")) {
      if (!tree?.[0] && !tree?.[1]) break;
      tree = tree[bit];
      path += bit;
    }
    add(tree, path);
    return names;
  };

  // One letter was added, left out or replaced, or two were swapped.
  const isTypo = (a, b) => {
    let i = 0, j = 0;
    while (i < a.length && a[i] === b[i]) i += 1;
    while (j < Math.min(a.length, b.length) - i && a.at(-1 - j) === b.at(-1 - j)) j += 1;
    const [x, y] = [a, b].map((word) => word.slice(i, word.length - j));
    return Math.max(x.length, y.length) <= 1 || x.length === 2 && y === x[1] + x[0];
  };

  // What counts how much; `.ci/search-quality` measures it. The build weighs titles, headings and tags (`ArticleTerms.swift`).
  const weights = {
    // BM25: how soon more of the same word stops counting, and how much long articles lose.
    saturation: 1.2,
    length: 0.75,
    // Words that the query does not have: longer ones, forms of it, and those with a typo.
    prefix: 0.7,
    form: 0.4,
    typo: 0.4,
    // The share of the best article's words, by rarity, that an article needs; and how much missing ones cost.
    needed: 0.6,
    missing: 0.5,
    // The best part of an article: words in it, words in its title, words next to each other, whole phrases.
    words: 1,
    title: 1,
    near: 1,
    phrase: 1,
  };

  const level = (n) => n && (n & 1 ? 2 : 3) << ((n - 1) >> 1) || 1;
  const countBits = (n) => { let count = 0; for (; n; n &= n - 1) count += 1; return count; };
  const allHits = (words) => words.reduce((all, {hits}) => all | hits, 0);

  // A part of a text, with marks at found words.
  const pieces = (text, words, at = 0, to = text.length) => {
    const pieces = [];
    const add = (end, mark) => {
      if (end > at) pieces.push({text: text.slice(at, end).replace(/\s+/g, " "), mark});
      at = Math.max(at, end);
    };
    for (const word of words) if (word.hits && word.at >= at && word.end <= to) { add(word.at, false); add(word.end, true); }
    add(to, false);
    return pieces;
  };

  // About 200 characters around the place with most of the words, which are marked.
  const excerpt = (text, words) => {
    const fits = (i) => words.slice(i, i + 40).filter(({end}) => end <= words[i].at + 200);
    let best = 0, first = 0;
    words.forEach(({hits, at}, i) => {
      const count = hits && countBits(allHits(fits(i)));
      if (count > best) [best, first] = [count, at];
    });
    const at = first > 60 ? text.lastIndexOf(" ", first - 40) + 1 : 0, last = words.findLast(({end}) => end <= at + 200)?.end ?? text.length;
    const end = last + 1 < text.trimEnd().length ? last : text.length, dots = {text: "…", mark: false};
    return [...at ? [dots] : [], ...pieces(text, words, at, end), ...end < text.length ? [dots] : []];
  };

  const engine = (base, folder, entry, load) => {
    const [termTree, articleTree] = [entry.terms, entry.fragments].map(readTree);
    const stem = entry.stemmer ? stemmer(entry.stemmer) : (word) => word;
    const titles = new Map(entry.sections), known = new Map();
    const termOf = ({text, isPair}) => {
      if (!known.has(text)) known.set(text, fold(isPair ? lower(text) : stem(lower(text))));
      return known.get(text);
    };
    const keys = (text) => new TextEncoder().encode(text);
    // A short prefix leads to many shards.
    const some = (names, most = 6) =>
      names.filter((_, i) => Math.ceil(i * most / names.length) < Math.ceil((i + 1) * most / names.length));
    const termsIn = (names) => Promise.all(names.map((name) => load(`${folder}t/${name}.bin`, readTerms)));

    // A term in several shards may be so frequent that it is not worth its size.
    const postings = async (term, takesFrequent = true) => {
      const names = shards(termTree, keys(term + "\0"));
      if (!takesFrequent && names.length > 1 && names.length * 1200 > entry.articles / 5) return null;
      return (await termsIn(names)).flatMap((shard) => shard.get(term) ?? []);
    };

    const parse = (query) => {
      const ends = (text) => query.normalize("NFC").endsWith(text);
      const tokens = query.normalize("NFC").split('"').flatMap((part, phrase) => words(part, true).map((word) => ({
        ...word, phrase, term: termOf(word), word: fold(lower(word.text)), isPrefix: word.isPair && [...word.text].length < 2,
      }))).slice(0, 30);
      const last = tokens.at(-1);
      if (last && !last.isPair && ends(last.text)) last.isPrefix = true;
      const joined = compounds(query).map(([text]) => ({term: lower(text), word: lower(text), isPrefix: ends(text), isCompound: true}));
      return [tokens, joined];
    };

    // The terms that a word of the query stands for, with weights and postings.
    const expand = async ({term, word, isPrefix, isPair, isCompound, ...token}, takesFrequent) => {
      const exact = await postings(term, takesFrequent), found = new Map();
      const add = async (start, weigh) => {
        for (const shard of await termsIn(some(shards(termTree, keys(start)), 2 * start.length))) for (const [other, list] of shard) {
          const weight = /^[#/=\x01]/.test(other) || !isCompound && /[._-]/.test(other) ? 0 : weigh(other);
          if (weight && other !== term) found.set(other, {weight, list: [...found.get(other)?.list ?? [], ...list]});
        }
      };
      const isClose = (other) => isTypo(other, term) || isTypo(other, word);
      // Forms of a word have other endings; a stemmer knows most of them.
      const root = word.slice(0, Math.max(4, word.length - 2));
      const isForm = (other) => other.startsWith(root) && other.length < word.length + 3;
      const isLong = exact && !isPair && !isCompound && word.length > 4;
      if (exact?.length) found.set(term, {weight: 1, list: exact});
      if (isPrefix) {
        await add(word, (other) => other.startsWith(word) && weights.prefix * Math.min(1, (word.length + 1) / other.length));
        // A word that is longer than its stem: `runni`.
        for (let end = word.length - 1; !isCompound && !found.size && end > 2 && end > word.length - 6; end -= 1) {
          const list = await postings(word.slice(0, end), false);
          if (list?.length) found.set(word.slice(0, end), {weight: weights.form, list});
        }
      }
      if (isLong && (!found.size || !entry.stemmer)) await add(root, (other) => isForm(other) && weights.form);
      if (isLong && !found.size) await add(word.slice(0, 3), (other) => isClose(other) && weights.typo);
      if (isLong && !found.size) {
        // The typo is in the first letters, so look from the end of the word (`ReversedTerm.swift`).
        const reverse = (word) => [...word].reverse().join(""), end = term.slice(Math.min(4, Math.ceil(term.length / 2)));
        const ends = await termsIn(some(shards(termTree, keys("\x01" + reverse(end)))));
        const close = ends.flatMap((shard) => [...shard.keys()]).filter((key) => key[0] === "\x01")
          .map((key) => reverse(key.slice(1))).filter(isClose).slice(0, 6);
        for (const other of close) found.set(other, {weight: weights.typo, list: await postings(other, false) ?? []});
      }
      return {...token, term, found, isSkipped: !exact && !found.size};
    };

    const rarity = (count) => Math.log(1 + Math.max(0, entry.articles - count + 0.5) / (count + 0.5));

    // The score of each article for a word: BM25.
    const scores = ({found}) => {
      const scores = new Map();
      for (const {weight, list} of found.values()) for (const [id, impact] of list) {
        const count = level(impact >> 4), size = weights.length * (level(impact & 15) / entry.length - 1);
        const score = weight * rarity(list.length) * count / (count + weights.saturation * (1 + size));
        scores.set(id, Math.max(scores.get(id) ?? 0, score));
      }
      return scores;
    };

    const articleAt = async ({id, score, isExact}) => {
      const [name] = shards(articleTree, [id >> 16, id >> 8 & 255, id & 255]);
      const bytes = name && (await load(`${folder}a/${name}.bin`, readArticles)).get(id);
      return bytes && {...readArticle(bytes), score, isExact};
    };

    // The texts of an article come from its page, which is then in the browser's cache for the click.
    const withTexts = async (article) => {
      const read = (bytes) => readPage(bytes, article.parts);
      return {...article, isRead: true, parts: await load(base.slice(0, -1) + article.address, read)};
    };

    // The parts of an article with words of the query, the best first; none if its page lacks a phrase.
    const ranked = (article, tokens) => {
      const initials = new Set(tokens.flatMap(({found, term}) => [term, ...found.keys()].map((term) => term[0])));
      const mark = (text) => words(text).map((word) => {
        const initial = word.text[0] < "\x7f" ? word.text[0].toLowerCase() : fold(lower(word.text))[0];
        const term = initials.has(initial) && termOf(word);
        const isHit = (token) => token.found.has(term) || token.isSkipped && token.term === term;
        return {...word, end: word.at + word.text.length, hits: term && tokens.reduce((hits, token, i) => hits | isHit(token) << i, 0)};
      });
      const phrases = new Set(tokens.map(({phrase}) => phrase).filter((phrase) => phrase & 1));
      const missing = new Set(phrases);
      const parts = article.parts.map((part, index) => {
        const [title, text] = [mark(index ? part.title : article.title), mark(part.text)], all = [...title, ...text];
        let near = 0, phraseCount = 0;
        for (const list of [title, text]) {
          let last;
          list.forEach(({hits}, i) => {
            if (hits && last >= 0 && list[last].hits !== hits) near = Math.max(near, 1 / (i - last));
            if (hits) last = i;
          });
        }
        for (const phrase of phrases) {
          const isAt = (list, at) => tokens.every((token, i) => token.phrase !== phrase || list[at++]?.hits >> i & 1);
          if (![title, text].some((list) => list.some((_, at) => isAt(list, at)))) continue;
          missing.delete(phrase);
          phraseCount += 1;
        }
        const share = weights.words * countBits(allHits(all)) + weights.title * countBits(allHits(title));
        const score = share / tokens.length + weights.near * near + weights.phrase * phraseCount;
        return {...part, index, score, marked: text, markedTitle: title, hits: all.filter(({hits}) => hits)};
      });
      return article.isRead && missing.size ? [] : parts.filter(({hits, index}) => hits.length || !index)
        .sort((a, b) => b.score - a.score || a.index - b.index);
    };

    const shown = (part, {parts, address}) => {
      const path = [];
      for (let i = part.index; i; i = parts[i].parent) if (parts[i].title) path.unshift(parts[i].title);
      const url = base.slice(0, -1) + address + (part.anchor && `#${encodeURI(part.anchor)}`);
      return {url, path, excerpt: excerpt(part.text, part.marked)};
    };

    // With `pages`, the first results have excerpts from their pages, and a phrase is looked for there.
    return async (query, {limit = 10, batches = 1, pages = 0, section, tag, signal} = {}) => {
      const [parsed, joined] = parse(query);
      let tokens = await Promise.all(parsed.map((token) => expand(token, false)));
      // Very frequent words count only if there is no rarer one; then the rarest of them does.
      if (tokens.every(({isSkipped}) => isSkipped)) {
        const sizes = parsed.map(({term}) => shards(termTree, keys(term + "\0")).length), at = sizes.indexOf(Math.min(...sizes));
        tokens = await Promise.all(tokens.map((token, i) => i === at ? expand(parsed[i], true) : token));
      }
      const sums = new Map();
      for (const token of tokens) {
        const found = scores(token), share = rarity(found.size);
        for (const [id, score] of found) {
          const sum = sums.get(id) ?? {id, score: 0, share: 0};
          sums.set(id, {id, score: sum.score + score, share: sum.share + share});
        }
      }
      for (const token of await Promise.all(joined.map((token) => expand(token, true)))) {
        for (const [id, score] of scores(token)) if (sums.has(id)) sums.get(id).score += score;
      }
      const title = cut(`=${words(query).map(({text}) => fold(lower(text))).join(" ")}`);
      for (const [id] of await postings(title)) if (sums.has(id)) sums.get(id).isExact = true;
      let list = [...sums.values()];
      for (const filter of [section && `/${section}`, tag && `#${fold(tag.toLowerCase())}`]) {
        const ids = filter && new Set((await postings(cut(filter))).map(([id]) => id));
        if (ids) list = list.filter(({id}) => ids.has(id));
      }
      const most = list.reduce((most, {share}) => Math.max(most, share), 0);
      list = list.filter(({share}) => share >= weights.needed * most)
        .map(({id, score, share, isExact}) => ({id, score: score * (share / most || 1) ** weights.missing, isExact: isExact ?? false}))
        .sort((a, b) => b.isExact - a.isExact || b.score - a.score || a.id - b.id);
      const quoted = tokens.filter(({phrase}) => phrase & 1).map(scores);
      if (quoted.length) list = list.filter(({id}) => quoted.every((found) => found.has(id)));
      // Only the page of an article shows whether it has a phrase. Another batch does not change the order of those before it.
      const size = quoted.length ? Math.max(limit, 30) : limit;
      const articles = await Promise.all(list.slice(0, size * batches).map(articleAt));
      signal?.throwIfAborted();
      const ordered = articles.map((article, i) => {
        if (!article) return [];
        const parts = ranked(article, tokens), years = (Date.now() - Date.parse(article.date || 0)) / 31_557_600_000;
        const factor = article.boost / 10 * (1 + entry.recency / 100 * 2 ** -Math.max(0, years));
        return {article, parts, batch: Math.floor(i / size), score: article.score * factor * (1 + parts[0].score)};
      }).flat().sort((a, b) => a.batch - b.batch || b.article.isExact - a.article.isExact || b.score - a.score);
      const read = await Promise.all(ordered.map(async ({article, parts}, i) => {
        if (i >= (pages && quoted.length ? Infinity : pages)) return {article, parts};
        const whole = await withTexts(article).catch(() => article);
        return {article: whole, parts: ranked(whole, tokens), headings: parts};
      }));
      signal?.throwIfAborted();
      const results = read.filter(({parts}) => parts.length);
      return {total: list.length - (articles.length - results.length), results: results.slice(0, limit * batches).map(({article, parts, headings = parts}) => {
        const [best] = parts, hits = best.hits.map(({text}) => text.toLowerCase());
        const more = headings.filter(({index, hits}) => index && index !== best.index && hits.length).slice(0, 2);
        return {
          ...shown(best.text ? best : {...best, text: article.description, marked: []}, article), title: article.title, section: titles.get(article.section) ?? "", tags: article.tags,
          markedTitle: pieces(article.title, parts.find(({index}) => !index).markedTitle), date: article.date,
          words: [...new Set(article.isRead ? hits : [...hits, ...parsed.map(({text}) => text.toLowerCase())])],
          more: more.map((part) => shown(part, article)),
        };
      })};
    };
  };

  const indexes = new Map();
  const open = (base, language) => {
    const folder = `${base}search/${language.toLowerCase()}/`, files = new Map();
    if (indexes.has(folder)) return indexes.get(folder);
    // Fetches each file once.
    const load = (path, read, cache = "default") => {
      if (!files.has(path)) files.set(path, fetch(path, {cache}).then(async (answer) => {
        if (!answer.ok) throw Error(`${path}: ${answer.status}`);
        return read(new Uint8Array(await answer.arrayBuffer()));
      }));
      files.get(path).catch(() => files.delete(path));
      return files.get(path);
    };
    // An entry that is older than the script or the shards would not fit them.
    const entry = load(`${folder}entry.json`, (bytes) => JSON.parse(decoder.decode(bytes)), "no-cache");
    const search = entry.then((entry) => engine(base, folder, entry, load));
    search.catch(() => indexes.delete(folder));
    const index = {
      ready: entry.then(({articles, tags, sections}) => (
        {articles, tags, sections: sections.map(([key, title]) => ({key, title}))})),
      search: async (...query) => (await search)(...query),
    };
    indexes.set(folder, index);
    return index;
  };
  return {open, stemmer};
})();
