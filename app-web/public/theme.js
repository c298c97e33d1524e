// Runs before the first paint, so that the wrong theme does not flash.
try {
  const chosen = localStorage.getItem("theme")
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches)
  document.documentElement.dataset.theme = dark ? "dark" : "light"
} catch {
  document.documentElement.dataset.theme = "light"
}
