import { isKnown, speech, textsReady, type Values } from "#web/lib/catalogues.ts"

let areFetched = false

/**
 * Fetches the texts of what is refused only once someone does something: no page needs them to begin. Called when a call has
 * failed; where they cannot be fetched, the server's own words are shown.
 */
export const fetchRefusals = async (): Promise<void> => {
  if (areFetched) return
  areFetched = await import("./refusals.ts").then(() => true, () => false)
  await textsReady()
}

/** The text of a key that comes from the server; null if this version of the app has none, or it has not been fetched. */
export const knownText = (key: string, values?: Values): string | null =>
  isKnown(key) ? speech.get().t(key, values) : null
