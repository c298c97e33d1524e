import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { maxCharacters, StorableText } from "../../kernel/text-rules.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { CalendarStore } from "../calendar-store.port.ts"
import { keysOf } from "../mark.ts"
import { marksFor } from "../steps/marks-for.ts"
import { oneUpcoming } from "../steps/one-upcoming.ts"
import { UpcomingView, viewUpcoming } from "../upcoming-view.ts"
import { byKey, markOf } from "../upcoming.ts"

/** Lets nobody join a meeting by itself, or lets them again. What was joined stays joined. */
export const skipUpcoming = useCase("calendar.skipUpcoming", {
  input: wire({ id: StorableText.check(maxCharacters(100)), isSkipped: Schema.Boolean }),
  output: UpcomingView,
  run: Effect.fnUntraced(function*({ id, isSkipped }) {
    const owner = yield* signedIn
    const store = yield* CalendarStore
    const meeting = yield* oneUpcoming(owner, id)
    const known = markOf(meeting, byKey(yield* store.marks(owner)))
    if (known?.state === "joined") return viewUpcoming(meeting, known)
    if (isSkipped) yield* store.mark(owner, marksFor(meeting, { state: "skipped" }))
    else yield* store.unmark(owner, keysOf(meeting))
    return viewUpcoming(meeting, markOf(meeting, byKey(yield* store.marks(owner))))
  }),
})
