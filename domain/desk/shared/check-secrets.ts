import { Effect } from "effect"
import { Sealer } from "../../kernel/sealer.port.ts"
import { DeskStore } from "../desk-store.port.ts"
import { type Finding, missing, ok } from "../finding.ts"

const name = "stored secrets"

/** Whether what is stored sealed can be opened here: not with another LINK_SECRET, nor without the file that stands in for it. Null if nothing is. */
export const checkSecrets = Effect.gen(function*() {
  const { sealed } = yield* DeskStore
  const { open } = yield* Sealer
  const all = yield* sealed
  const tried = yield* Effect.forEach(all, (one) => Effect.map(open(one.sealed), (opened) => ({ ...one, opened })))
  const locked = tried.filter(({ opened }) => opened === null)
  if (all.length === 0) return null
  return locked.length === 0 ? ok(name, `all ${all.length} can be opened`) : lockedFinding(locked.map(({ of }) => of))
})

const lockedFinding = (kinds: ReadonlyArray<string>): Finding => {
  const counts = Array.from(Map.groupBy(kinds, (kind) => kind), ([kind, { length }]) => `${kind} ${length}`)
  return missing(
    name,
    `sealed with another key: ${counts.join(", ")}`,
    "set LINK_SECRET as it was, or put back DATA_DIR/engine-key; else their owners must enter them again",
  )
}

/** Says so once, when a server starts. */
export const warnOfLockedSecrets = Effect.gen(function*() {
  const found = yield* checkSecrets
  if (found?.state !== "missing") return
  yield* Effect.logWarning("Stored secrets cannot be opened", { found: found.detail, advice: found.advice })
}).pipe(Effect.catchDefect((defect) => Effect.logWarning("Stored secrets were not checked", { defect })))
