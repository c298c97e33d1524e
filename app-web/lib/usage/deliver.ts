/** Milliseconds before each further attempt. */
const pauses = [2000, 3000] as const

export type Attempt = "0" | "1" | "2"

/** What became of an attempt: it arrived, another one may help, or none will. */
export type Outcome = "sent" | "failed" | "refused"

interface Delivery {
  readonly attempt: (tryno: Attempt) => Promise<Outcome>
  readonly wait: (time: number) => Promise<void>
  /** Whether it is still wanted after a pause. */
  readonly isWanted: () => boolean
}

/** Sends a report, at most three times. Whether it arrived. */
export const deliver = async ({ attempt, wait, isWanted }: Delivery): Promise<boolean> => {
  const again = async (outcome: Outcome, tryno: Attempt, pause: number): Promise<Outcome> => {
    if (outcome !== "failed") return outcome
    await wait(pause)
    return isWanted() ? attempt(tryno) : "refused"
  }
  const first = await attempt("0")
  const second = await again(first, "1", pauses[0])
  return await again(second, "2", pauses[1]) === "sent"
}
