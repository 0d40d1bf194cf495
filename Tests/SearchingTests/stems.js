// Prints the stem of each word on standard input, whose first line is the table of a language.
const fs = require("fs"), vm = require("vm");
vm.runInThisContext(fs.readFileSync(process.argv[2], "utf8"));
const [table, ...words] = fs.readFileSync(0, "utf8").split("\n");
console.log(words.map(GarlandSearch.stemmer(JSON.parse(table))).join("\n"));
