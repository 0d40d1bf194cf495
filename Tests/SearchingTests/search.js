// Runs queries of standard input against the site in a folder, and prints the results: one list for each query.
const fs = require("fs"), vm = require("vm");
const [script, folder, language] = process.argv.slice(2);
globalThis.fetch = async (path) => {
  const file = folder + path.replace(/\/$/, "/index.html");
  if (!fs.existsSync(file)) return {ok: false, status: 404};
  const bytes = fs.readFileSync(file);
  return {
    ok: true, status: 200, json: async () => JSON.parse(bytes),
    arrayBuffer: async () => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
  };
};
vm.runInThisContext(fs.readFileSync(script, "utf8"));
(async () => {
  const index = GarlandSearch.open("/", language), answers = [];
  for (const {query, ...options} of JSON.parse(fs.readFileSync(0, "utf8"))) answers.push(await index.search(query, options));
  console.log(JSON.stringify(answers));
})();
