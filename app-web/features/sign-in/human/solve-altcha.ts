import { solveChallenge } from "altcha-lib"
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2"

type Wanted = Parameters<typeof solveChallenge>[0]

/** Does the work that a challenge requires, a fraction of a second; the token proves that it was done. */
export const solveAltcha = async (text: string): Promise<string> => {
  const challenge: Wanted["challenge"] = JSON.parse(text)
  const solution = await solveChallenge({ challenge, deriveKey })
  if (solution === null) throw new Error("the challenge has no solution")
  return btoa(JSON.stringify({ challenge, solution }))
}
