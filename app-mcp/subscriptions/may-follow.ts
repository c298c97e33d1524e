import { CurrentActor } from "#domain/kernel/actor.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import { TaskId } from "#domain/kernel/ids.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import type { Ports } from "#domain/ports.ts"
import { Effect, Option, Predicate, Schema } from "effect"
import type { Caller } from "../session.ts"

/** Refuses news of a task that the caller cannot read. There is no news of anything else. */
export const mayFollow = (address: string, { actor }: Caller): Effect.Effect<void, DomainError, Ports> => {
  const taskId = Schema.decodeUnknownOption(TaskId)(/^task:\/\/([^/]+)/.exec(address)?.[1])
  return Option.isNone(taskId)
    ? Effect.void
    : Effect.asVoid(Effect.provideService(getTask.run({ taskId: taskId.value }), CurrentActor, actor))
}

export interface Unknown {
  readonly address: string
  readonly message: string
}

/** The first of the addresses that is of no task of the caller's; null if there is none. */
export const unknownAmong = (addresses: ReadonlyArray<string>, caller: Caller) =>
  Effect.forEach(
    addresses,
    (address) =>
      mayFollow(address, caller).pipe(
        Effect.as(null),
        Effect.catch((refusal) =>
          refusal.kind === "not-found"
            ? Effect.succeed<Unknown>({ address, message: refusal.message })
            : Effect.fail(refusal)
        ),
      ),
  ).pipe(Effect.map((found) => found.find((one) => one !== null) ?? null))

/** The addresses that a message asks for news of, if it is one that opens a stream of news; else null. */
export const listensTo = (message: unknown): ReadonlyArray<string> | null => {
  if (!Predicate.isObject(message) || !("method" in message) || message["method"] !== "subscriptions/listen") {
    return null
  }
  const asked = Schema.decodeUnknownOption(Listening)(message)
  return Option.match(asked, { onNone: () => [], onSome: ({ params }) => params.notifications.resourceSubscriptions })
}

const Listening = Schema.Struct({
  params: Schema.Struct({
    notifications: Schema.Struct({ resourceSubscriptions: Schema.Array(Schema.String) }),
  }),
})
