import { GuestStore } from "#domain/guest/guest-store.port.ts"
import { UserId } from "#domain/kernel/ids.ts"
import { Effect } from "effect"
import { ada, at } from "../support/a-task.ts"
import { aUser } from "../support/a-user.ts"

const now = at("2026-11-20T12:00:00.000Z")
const id = UserId.make("0190a5f2-7c1e-7000-8000-00000000aaaa")

export const guestStore = Effect.gen(function*() {
  const guests = yield* GuestStore
  yield* guests.insert({ id, device: "device", createdAt: now }, aUser({ id, email: null }))
  yield* guests.find(id)
  yield* guests.takeUse("device", 1)
  yield* guests.returnUse("device")
  yield* guests.uses("device")
  yield* guests.adopt(id, ada)
  yield* guests.olderThan(now)
})
