import { InvitationStore } from "#domain/account/invitation-store.port.ts"
import { Email } from "#domain/account/user.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { at } from "../support/a-task.ts"
import { behavesOn } from "../support/behaves.ts"

const email = Email.make("ada@example.org")

/** What every InvitationStore must do. */
export const invitationStoreContract = (name: string, layer: Layer.Layer<InvitationStore>): void => {
  describe(`InvitationStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "finds the latest invitation of an address until it is removed",
      Effect.gen(function*() {
        const invitations = yield* InvitationStore
        assert.isNull(yield* invitations.find(email))
        yield* invitations.save({ contact: email, invitedAt: at("2026-11-20T12:00:00.000Z") })
        const later = { contact: email, invitedAt: at("2026-11-21T12:00:00.000Z") }
        yield* invitations.save(later)
        yield* invitations.save({ ...later, contact: Email.make("bob@example.org") })
        assert.deepStrictEqual(yield* invitations.find(email), later)
        yield* invitations.remove(email)
        assert.isNull(yield* invitations.find(email))
        assert.isNotNull(yield* invitations.find(Email.make("bob@example.org")))
      }),
    )
  })
}
