import "./app.js";
(
