import { Clock, Effect, Semaphore } from "effect"
import { examine, markOf, type NoProgram, placeOf, type Places, type Program } from "./find-program.ts"

/** Sites change: a version that is older often fails. */
const maxDays = 90

/** The program that is there now. It is asked what it is once for each version of its file. */
export const knownProgram = (places: Places): Effect.Effect<Program | NoProgram> => {
  let known: { readonly mark: string; readonly found: Program | NoProgram } | null = null
  const alone = Semaphore.makeUnsafe(1)
  return Effect.gen(function*() {
    const place = placeOf(places)
    const mark = yield* markOf(place)
    if (known?.mark === mark) return known.found
    const found: Program | NoProgram = place === null ? { fault: "missing" } : yield* examine(place)
    known = { mark, found }
    return found
  }).pipe(alone.withPermits(1))
}

export const isProgram = (found: Program | NoProgram): found is Program => "command" in found

/** Days since its release. */
export const ageOf = ({ version }: Pick<Program, "version">) =>
  Effect.map(
    Clock.currentTimeMillis,
    (now) => Math.max(0, Math.floor((now - Date.parse(version.replaceAll(".", "-"))) / 86_400_000)),
  )

export const isOld = (days: number): boolean => days > maxDays
