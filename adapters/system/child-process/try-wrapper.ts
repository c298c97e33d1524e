import { Effect } from "effect"
import { run } from "./run.ts"

/** `no-answer`: every attempt timed out, which says nothing about what the system permits. */
export type Outcome = "works" | "refused" | "no-answer"

/** Milliseconds of each attempt. */
const patience = [5000, 20_000, 60_000]

/** One attempt to run a command line; null when it timed out. */
export type Attempt = (line: ReadonlyArray<string>, timeLimit: number) => Effect.Effect<boolean | null>

const attemptOnce: Attempt = ([command = "true", ...args], timeLimit) =>
  run({ command, args, timeLimit }).pipe(
    Effect.map(({ exitCode }) => exitCode === 0),
    Effect.catchTags({ ProgramMissing: () => Effect.succeed(false), ProgramTimedOut: () => Effect.succeed(null) }),
  )

/** Whether a wrapper works on this machine. Under load a time-out is not a refusal: it is retried with more time. */
export const tryWrapper = Effect.fnUntraced(function*(line: ReadonlyArray<string>, attempt: Attempt = attemptOnce) {
  for (const timeLimit of patience) {
    const works = yield* attempt(line, timeLimit)
    if (works !== null) return works ? "works" : "refused"
  }
  return "no-answer"
}) satisfies (line: ReadonlyArray<string>, attempt?: Attempt) => Effect.Effect<Outcome>
