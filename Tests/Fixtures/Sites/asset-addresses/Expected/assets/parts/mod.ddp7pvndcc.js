// The two ask for each other.
import * as app from "../app.rymsd3fpsr.js"
export let a = 1
