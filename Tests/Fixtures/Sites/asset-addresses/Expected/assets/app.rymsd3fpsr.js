import { a } from "./parts/mod.ddp7pvndcc.js"
import lit from "lit"
const b = await import("/repo/assets/parts/mod.ddp7pvndcc.js")
const c = new URL("fonts/f.woff2", import.meta.url)
import("./gone.js")
