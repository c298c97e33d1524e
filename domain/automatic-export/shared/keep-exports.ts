import { Effect, Schedule } from "effect"
import { exportNext } from "./export-file.ts"
import { noteAllChanges, noteChanges } from "./note-changes.ts"

/** How many files a process writes at a time: it waits for places, and a slow one must not hold up the others. */
const atOnce = 4

/**
 * Looks for files that changed and writes those that are due, until the scope closes. Everything is in the database: several servers
 * share the work, and what one that was killed had begun is taken up by another.
 */
export const keepExports = Effect.suspend(() =>
  Effect.all([
    Effect.repeat(survives("looking for changes", noteChanges(null, "recent")), Schedule.spaced("5 seconds")),
    Effect.repeat(survives("looking for all changes", noteAllChanges), Schedule.spaced("10 minutes")),
    ...Array.from({ length: atOnce }, () => Effect.repeat(survives("writing", writeDue), Schedule.spaced("5 seconds"))),
  ], { concurrency: "unbounded", discard: true })
)

const survives = <R>(work: string, run: Effect.Effect<unknown, never, R>) =>
  Effect.catchDefect(run, (defect) => Effect.logError("Automatic export goes on later", { work, defect }))

/** Writes everything that is due. */
export const writeDue = Effect.gen(function*() {
  while (yield* exportNext);
})
