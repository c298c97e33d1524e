import { knownText } from "#web/request/known-text.ts"
import { useRefusals } from "#web/request/use-refusals.ts"

/** The words of a refusal that the server names by its code; null without one, and until they have been fetched. */
export const useRefusal = (code: string | null): string | null => {
  const areHere = useRefusals(code !== null)
  return code !== null && areHere ? knownText(`refusal.${code}`, {}) : null
}
