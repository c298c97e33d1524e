import { DateTime, Effect } from "effect"
import { currentUser } from "../../account/shared/signed-in.ts"
import { maxCharacters, StorableText } from "../../kernel/text-rules.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { MeetingView, viewOf } from "../../meeting/meeting-view.ts"
import { joinAsked } from "../steps/join-found.ts"
import { oneUpcoming } from "../steps/one-upcoming.ts"

/** Sends a guest into a meeting of the caller's calendar now, also one that was skipped or refused. */
export const joinUpcoming = useCase("calendar.joinUpcoming", {
  input: wire({ id: StorableText.check(maxCharacters(100)) }),
  output: MeetingView,
  run: Effect.fnUntraced(function*({ id }) {
    const owner = yield* currentUser
    const { task, meeting } = yield* joinAsked(yield* oneUpcoming(owner.id, id), owner)
    return viewOf(meeting, task, yield* DateTime.now)
  }),
})
