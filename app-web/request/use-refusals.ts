import { useEffect, useState } from "react"
import { fetchRefusals, knownText } from "./known-text.ts"

/** Fetches the texts of refusals for what no call of this page has refused: a line of a list, an upload of before. Whether they are here. */
export const useRefusals = (areNeeded: boolean): boolean => {
  const [areHere, setHere] = useState(false)
  useEffect(() => {
    if (areNeeded) void fetchRefusals().then(() => setHere(true))
  }, [areNeeded])
  return areHere
}

/** The words of a refusal that the server names by its code; null without one, and until they have been fetched. */
export const useRefusal = (code: string | null): string | null => {
  const areHere = useRefusals(code !== null)
  return code !== null && areHere ? knownText(`refusal.${code}`, {}) : null
}
