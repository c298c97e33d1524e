import { InvitationStore } from "#domain/account/invitation-store.port.ts"
import { Effect, Layer } from "effect"
import { put, State, without } from "./state.ts"

const make = Effect.gen(function*() {
  const { read, write } = yield* State
  return InvitationStore.of({
    save: (invitation) => write(({ invitations }) => ({ invitations: put(invitations, invitation.email, invitation) })),
    find: (email) => read(({ invitations }) => invitations.get(email) ?? null),
    remove: (email) => write(({ invitations }) => ({ invitations: without(invitations, [email]) })),
  })
})

export const layer = Layer.effect(InvitationStore, make)
