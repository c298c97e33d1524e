/** Says whether this browser is counted, and changes that. The app keeps the choice under the same name. */
export const usageScript = `"use strict"
const name = "analytics_refused"
const said = document.querySelector("output")
const button = document.querySelector("button")
const isRefused = () => localStorage.getItem(name) !== null
const show = () => {
  said.textContent = isRefused() ? said.dataset.uncounted : said.dataset.counted
  button.textContent = isRefused() ? button.dataset.start : button.dataset.stop
  button.hidden = false
}
button.addEventListener("click", () => {
  if (isRefused()) localStorage.removeItem(name)
  else {
    localStorage.setItem(name, "1")
    localStorage.removeItem("analytics_status")
  }
  show()
})
addEventListener("storage", show)
if (navigator.globalPrivacyControl === true) said.textContent = said.dataset.signalled
else show()
`
