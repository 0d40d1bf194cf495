// Keeps pickers with the same `sync` key in the same state.
const { wished, choose } = window.garland;
const pickers = [...document.querySelectorAll(".picker[data-sync]")];
const inputs = (picker) => [...picker.querySelectorAll(":scope > .option > label > input")];

const follow = (key, value) => {
  for (const picker of pickers) {
    if (picker.dataset.sync !== key) continue;
    for (const input of inputs(picker)) if (input.value === value) input.checked = true;
  }
};

for (const picker of pickers) {
  picker.addEventListener("change", ({ target }) => {
    if (!inputs(picker).includes(target)) return;
    const top = target.getBoundingClientRect().top;
    choose(picker.dataset.sync, target.value);
    scrollBy({ top: target.getBoundingClientRect().top - top, behavior: "instant" });
  });
}
addEventListener("garland:choice", ({ detail }) => follow(detail.key, detail.value));
// Browsers restore forms on the way back, but the last choice may be newer.
addEventListener("pageshow", () => {
  for (const picker of pickers) {
    const key = picker.dataset.sync;
    follow(key, wished(key, inputs(picker).map(({ value }) => value)));
  }
});
