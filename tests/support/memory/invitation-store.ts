import { InvitationStore } from "#domain/account/invitation-store.port.ts"
import { Effect, Layer } from "effect"
import { put, State, without } from "./state.ts"

const make = Effect.gen(function*() {
  const { read, write } = yield* State
  return InvitationStore.of({
    save: (invitation) =>
      write(({ invitations }) => ({ invitations: put(invitations, invitation.contact, invitation) })),
    find: (contact) => read(({ invitations }) => invitations.get(contact) ?? null),
    remove: (contact) => write(({ invitations }) => ({ invitations: without(invitations, [contact]) })),
  })
})

export const layer = Layer.effect(InvitationStore, make)
