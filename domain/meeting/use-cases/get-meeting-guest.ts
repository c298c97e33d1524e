import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { MeetingGuest, MeetingsMissing } from "../meeting-guest.port.ts"
import { MeetingService } from "../meeting-link.ts"
import { Meeting } from "../meeting.ts"

/** Who attends meetings on this server, or why nobody does. */
export const getMeetingGuest = useCase("meeting.getMeetingGuest", {
  input: wire({}),
  output: wire({
    provider: Meeting.fields.provider,
    services: Schema.Array(MeetingService),
    missing: Schema.NullOr(MeetingsMissing),
  }),
  run: Effect.fnUntraced(function*() {
    const { provider, offered } = yield* MeetingGuest
    return { provider, ...yield* offered }
  }),
})
