const idleDelayMs = 2000

/** Resolves at the first touch, key or pointer move, or two seconds after the page has loaded. */
const idle = new Promise<void>((resolve) => {
  const done = () => resolve()
  for (const event of ["pointermove", "pointerdown", "keydown"]) {
    addEventListener(event, done, { once: true, capture: true, passive: true })
  }
  const wait = () => setTimeout(done, idleDelayMs)
  if (document.readyState === "complete") wait()
  else addEventListener("load", wait, { once: true })
})

/** Fetches a part of the app that can wait, so that the text appears sooner. */
export const whenIdle = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  await idle
  return load()
}
