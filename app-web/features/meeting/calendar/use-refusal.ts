import { fetchRefusals, knownText } from "#web/request/known-text.ts"
import { useEffect, useState } from "react"

/** The words of a refusal that the server names by its code; null without one, and until they have been fetched. */
export const useRefusal = (code: string | null): string | null => {
  const [isFetched, setFetched] = useState(false)
  useEffect(() => {
    if (code !== null) void fetchRefusals().then(() => setFetched(true))
  }, [code])
  return code !== null && isFetched ? knownText(`refusal.${code}`, {}) : null
}
