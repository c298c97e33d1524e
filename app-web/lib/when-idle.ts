/** Milliseconds after the page has loaded. */
const patience = 2000

/**
 * Resolves when the reader touches the page, or when it has been there for a while: what nobody sees before that, as the
 * menus behind buttons, is fetched then, and the text is there sooner.
 */
const quiet = new Promise<void>((resolve) => {
  const come = () => resolve()
  for (const sign of ["pointermove", "pointerdown", "keydown"]) {
    addEventListener(sign, come, { once: true, capture: true, passive: true })
  }
  const wait = () => setTimeout(come, patience)
  if (document.readyState === "complete") wait()
  else addEventListener("load", wait, { once: true })
})

/** Fetches a part of the app that can wait. */
export const whenQuiet = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  await quiet
  return load()
}
