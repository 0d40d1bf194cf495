// The two ask for each other.
import * as app from "../app.js"
export let a = 1
