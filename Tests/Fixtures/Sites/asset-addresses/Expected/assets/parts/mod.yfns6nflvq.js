import*as app from"../app.ihhqcetem5.js"
export let a=1