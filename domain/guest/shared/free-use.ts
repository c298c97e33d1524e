import { Effect } from "effect"
import { OwnPlans } from "../../account/own-plans.ts"
import { CurrentActor } from "../../kernel/actor.ts"
import { limitNetwork } from "../../kernel/limit-rate.ts"
import { FreeUseSpent } from "../errors.ts"
import { GuestStore } from "../guest-store.port.ts"
import { freeUses } from "../guest.ts"

/** The guest who is asking; null for everyone else. */
const currentGuest = Effect.gen(function*() {
  const guests = yield* GuestStore
  const actor = yield* CurrentActor
  return actor._tag === "User" && actor.isGuest === true ? yield* guests.find(actor.id) : null
})

/**
 * Counts a transcription of a guest, by device and network. People with an account pass, and everyone on a server where nothing
 * is limited. Call it inside the transaction that stores the task: what is rolled back was not used.
 */
export const takeFreeUse = Effect.gen(function*() {
  const guests = yield* GuestStore
  const guest = yield* currentGuest
  const { areOn, isOwn } = yield* OwnPlans
  if (guest === null || !areOn || isOwn) return
  if (!(yield* guests.takeUse(guest.device, freeUses))) return yield* new FreeUseSpent()
  yield* limitNetwork("free uses from a network")
})
