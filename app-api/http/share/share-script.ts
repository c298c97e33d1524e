/** Closes the page when its link ends, and makes the mind map draggable. Everything else works without it. */
export const shareScript = `"use strict"
const follow = (address) => {
  const events = new EventSource(address)
  const end = () => { events.close(); location.reload() }
  events.addEventListener("closed", end)
}
const address = document.body.dataset.events
if (address) follow(address)
addEventListener("pageshow", (event) => { if (event.persisted) location.reload() })
for (const map of document.querySelectorAll("[data-map]")) {
  if (map.scrollWidth <= map.clientWidth && map.scrollHeight <= map.clientHeight) continue
  map.classList.add("drags")
  map.scrollLeft = (map.scrollWidth - map.clientWidth) / 2
  map.scrollTop = (map.scrollHeight - map.clientHeight) / 2
  map.addEventListener("pointerdown", (down) => {
    if (down.pointerType !== "mouse" || down.button !== 0) return
    map.setPointerCapture(down.pointerId)
    const move = (event) => map.scrollBy(-event.movementX, -event.movementY)
    map.addEventListener("pointermove", move)
    map.addEventListener("lostpointercapture", () => map.removeEventListener("pointermove", move), { once: true })
  })
}
`
