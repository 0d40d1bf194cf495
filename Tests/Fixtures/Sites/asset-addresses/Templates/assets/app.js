import { a } from "./parts/mod.js"
import lit from "lit"
const b = await import("/assets/parts/mod.js")
const c = new URL("fonts/f.woff2", import.meta.url)
import("./gone.js")
