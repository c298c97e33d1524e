import { textsReady } from "#web/lib/catalogues.ts"
import type * as Later from "./later/texts.ts"
import { isTextKey, t } from "./texts.ts"

type Values = Readonly<Record<string, string | number>>

let later: typeof Later | null = null

/**
 * Fetches the texts of what is refused only once someone does something: no page needs them to begin. Called when a call has
 * failed; where they cannot be fetched, the server's own words are shown.
 */
export const fetchRefusals = async (): Promise<void> => {
  if (later !== null) return
  later = await import("./later/texts.ts").catch(() => null)
  await textsReady()
}

/** The text of a key that comes from the server; null if this version of the app has none, or it has not been fetched. */
export const knownText = (key: string, values?: Values): string | null => {
  if (isTextKey(key)) return t(key, values)
  return later?.isTextKey(key) === true ? later.t(key, values) : null
}
