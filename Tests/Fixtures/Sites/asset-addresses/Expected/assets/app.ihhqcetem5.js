import{a}from"./parts/mod.yfns6nflvq.js"
import lit from"lit"
const b=await import("/repo/assets/parts/mod.yfns6nflvq.js")
const c=new URL("fonts/f.woff2",import.meta.url)
import("./gone.js")