import { useEffect, useState } from "react"
import { fetchRefusals } from "./known-text.ts"

/** Fetches the texts of refusals for what no call of this page has refused: a line of a list, an upload of before. Whether they are here. */
export const useRefusals = (areNeeded: boolean): boolean => {
  const [areHere, setHere] = useState(false)
  useEffect(() => {
    if (areNeeded) void fetchRefusals().then(() => setHere(true))
  }, [areNeeded])
  return areHere
}
