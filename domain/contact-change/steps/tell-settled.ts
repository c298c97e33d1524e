import { DateTime, Effect } from "effect"
import { ContactChangeStore } from "../../account/contact-change-store.port.ts"
import { masked } from "../../account/contact.ts"
import type { User } from "../../account/user.ts"
import { IdSource } from "../../kernel/id-source.port.ts"

/** Mails the address that an account had and the one that it has, if there are any, which it is now. */
export const tellSettled = Effect.fnUntraced(function*(before: User, now: User) {
  const changes = yield* ContactChangeStore
  const ids = yield* IdSource
  if (now.email === null || now.email === before.email) return
  for (const to of [before.email, now.email]) {
    if (to === null) continue
    yield* changes.saveNotice({
      id: yield* ids.next,
      userId: now.id,
      to,
      news: { _tag: "Settled", address: masked(now.email) },
      createdAt: yield* DateTime.now,
    })
  }
})
