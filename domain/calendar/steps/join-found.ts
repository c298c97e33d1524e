import { Effect, Schema } from "effect"
import type { User } from "../../account/user.ts"
import { joinAs } from "../../meeting/shared/join-as.ts"
import { CalendarStore } from "../calendar-store.port.ts"
import type { FoundMeeting } from "../calendar.ts"
import { marksFor } from "./marks-for.ts"

const inputOf = ({ link, title }: FoundMeeting) => ({ link: link.url, ...(title !== "" && { title }) })

/** Joins because the owner asks for it, whatever became of the meeting before. */
export const joinAsked = Effect.fnUntraced(function*(meeting: FoundMeeting, owner: User) {
  const { mark } = yield* CalendarStore
  return yield* joinAs(
    owner,
    inputOf(meeting),
    ({ id }) => mark(owner.id, marksFor(meeting, { state: "joined", taskId: id })),
  )
})

/** Another process, or another event with this link, was faster. */
class Claimed extends Schema.TaggedError<Claimed>()("Claimed", {}) {}

/** Joins by itself, once: it is claimed in the transaction that stores the guest, so that of a crash nothing is left. A refusal is remembered, too. */
export const joinOnce = Effect.fnUntraced(function*(meeting: FoundMeeting, owner: User) {
  const { claim } = yield* CalendarStore
  yield* joinAs(
    owner,
    inputOf(meeting),
    ({ id }) =>
      Effect.flatMap(
        claim(owner.id, marksFor(meeting, { state: "joined", taskId: id })),
        (isOurs) => isOurs ? Effect.void : Effect.fail(new Claimed()),
      ),
  ).pipe(
    Effect.catch(({ _tag: refusal }) =>
      refusal === "Claimed" ? Effect.void : claim(owner.id, marksFor(meeting, { state: "refused", refusal }))
    ),
  )
})
