// Does to the page what a reader might, and notes on the root element whose code ran.
window.fired = [];
function fire(number) { fired.push(number); document.documentElement.dataset.fired = fired.join(" "); }
window.alert = window.confirm = window.prompt = window.print = () => fire(0);
document.documentElement.dataset.fired = "";

const runs = /^(javascript|vbscript|data):/i;
const harmless = /^data:image\/(png|gif|jpeg|webp|avif)[;,]/i;
const addresses = ["href", "src", "action", "formAction", "data", "poster", "cite", "background", "ping"];
const events = [
  "mouseover", "mouseenter", "mousemove", "mouseout", "mousedown", "mouseup", "dblclick", "contextmenu", "wheel",
  "pointerover", "pointerenter", "pointermove", "pointerdown", "pointerup", "touchstart", "dragstart", "drop",
  "keydown", "keyup", "copy", "cut", "paste", "input", "change", "select", "toggle", "beforetoggle", "scroll",
  "animationstart", "animationend", "transitionend", "load", "error", "loadstart", "start", "begin", "slotchange",
];

// Nobody leaves the page: what stays to be seen is whether code runs in it.
const stay = (event) => {
  const link = event.target.closest?.("a, area");
  const address = event.type === "submit"
    ? event.submitter?.formAction ?? event.target.action : String(link?.href?.baseVal ?? link?.href ?? "");
  if (!/^javascript:/i.test(address)) event.preventDefault();
};

function touch(element) {
  for (const name of addresses) {
    const value = element[name]?.baseVal ?? element[name];
    if (typeof value !== "string" || !runs.test(value) || harmless.test(value)) continue;
    fire(Number(value.match(/fire\((\d+)/)?.[1] ?? 0));
  }
  if (element.tagName === "DETAILS") element.open = !element.open;
  element.focus?.();
  for (const name of events) element.dispatchEvent(new Event(name));
  element.click?.();
  element.blur?.();
}

addEventListener("load", () => {
  document.addEventListener("click", stay);
  document.addEventListener("submit", stay);
  for (const element of document.querySelectorAll("main, main *")) touch(element);
  setTimeout(() => { document.documentElement.dataset.done = "yes"; }, 1000);
});
