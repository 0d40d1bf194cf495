// Runs queries of standard input through the search of a site, and prints the found addresses and the transferred bytes.
//
//     node .ci/search-quality.js ENGINE SITE LANGUAGE SCRIPT < queries.json
//
// ENGINE is `garland` or `pagefind`. A search with at most 10 results tells the first ones and the bytes; one with at most
// 1,000 tells the whole ranking. For Garland, `typed` are the bytes of a query that is typed letter by letter, and `shown`
// those with the pages that the excerpts need.
const fs = require("fs"), path = require("path"), vm = require("vm"), zlib = require("zlib");
const [engine, site, language, script] = process.argv.slice(2);
const sizes = new Map();
let transferred = 0;

const sizeOf = (file, bytes) => {
  if (!sizes.has(file)) sizes.set(file, Math.min(bytes.length, zlib.gzipSync(bytes).length));
  return sizes.get(file);
};

globalThis.fetch = async (address) => {
  // Each query of Garland has a base of its own, so that it starts with nothing loaded.
  const file = path.join(site, new URL(address, "http://site").pathname.replace(/^\/~\d+/, "").replace(/\/$/, "/index.html"));
  if (!fs.existsSync(file)) return new Response("", {status: 404});
  const bytes = fs.readFileSync(file);
  transferred += sizeOf(file, bytes);
  return new Response(bytes);
};

const pathOf = (url) => new URL(url, "http://site").pathname.replace(/^\/~\d+/, "");

const engines = {
  async garland() {
    vm.runInThisContext(fs.readFileSync(script, "utf8"));
    let count = 0;
    return async (query, limit) => {
      const {results} = await GarlandSearch.open(`/~${count++}/`, language).search(query, {limit});
      return results.map(({url}) => pathOf(url));
    };
  },
  async typed() {
    vm.runInThisContext(fs.readFileSync(script, "utf8"));
    let count = 0;
    return async (query, pages) => {
      const index = GarlandSearch.open(`/~${count++}/`, language);
      for (let end = 1; end < query.length; end += 1) await index.search(query.slice(0, end));
      await index.search(query, {pages});
    };
  },
  async pagefind() {
    globalThis.document = {currentScript: null, querySelector: () => ({getAttribute: () => language})};
    globalThis.window = {location: {origin: "http://site"}};
    const module = path.join(path.resolve(site), "pagefind/pagefind.mjs");
    fs.copyFileSync(path.join(site, "pagefind/pagefind.js"), module);
    const pagefind = await import(module), addresses = new Map();
    await pagefind.options({basePath: "/pagefind/", noWorker: true});
    await pagefind.init(language);
    return async (query, limit) => {
      const {results} = await pagefind.search(query);
      return Promise.all(results.slice(0, limit).map(async (result) => {
        if (!addresses.has(result.id)) addresses.set(result.id, pathOf((await result.data()).url));
        return addresses.get(result.id);
      }));
    };
  },
};

(async () => {
  const search = await engines[engine](), type = engine === "garland" && await engines.typed(), answers = [];
  const bytesOf = async (action) => {
    transferred = 0;
    await action();
    return transferred;
  };
  for (const query of JSON.parse(fs.readFileSync(0, "utf8"))) {
    let first;
    const bytes = await bytesOf(async () => { first = await search(query, 10); });
    const answer = {first, bytes, all: await search(query, 1000)};
    if (type) Object.assign(answer, {typed: await bytesOf(() => type(query, 0)), shown: await bytesOf(() => type(query, 5))});
    answers.push(answer);
  }
  fs.writeSync(1, JSON.stringify(answers));
  process.exit(0);
})();
