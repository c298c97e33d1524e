import { Effect } from "effect"
import { nameOfUser } from "../../account/shared/names-of-users.ts"
import { CurrentActor } from "../../kernel/actor.ts"
import { DocumentBus } from "../../kernel/document-bus.port.ts"
import type { TaskId, UserId } from "../../kernel/ids.ts"
import { type ChangeKind, documentName } from "../co-document.ts"

interface Replaced {
  readonly epoch: number
  readonly updates: ReadonlyArray<Uint8Array>
}

/** Sends a change that did not come from an editor to everyone who is editing. Call it after the transaction. */
export const publishReplaced = Effect.fnUntraced(function*(
  taskId: TaskId,
  { epoch, updates }: Replaced,
  by: ChangeKind,
  name: string | null,
) {
  const bus = yield* DocumentBus
  const document = documentName(taskId, epoch)
  yield* Effect.forEach(updates, (bytes) => bus.publish({ kind: "replaced", document, by, name, bytes }), {
    discard: true,
  })
})

/** The caller's name to others; null for the operator. */
export const callerName = Effect.gen(function*() {
  const actor = yield* CurrentActor
  return actor._tag === "User" ? yield* nameOfUser(actor.id) : null
})

export const callerIds = Effect.map(
  CurrentActor,
  (actor): ReadonlyArray<UserId> => actor._tag === "User" ? [actor.id] : [],
)
