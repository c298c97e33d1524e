import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { MeetingGuest, MeetingsMissing } from "../meeting-guest.port.ts"
import { MeetingService } from "../meeting-link.ts"
import { MeetingRules } from "../meeting-rules.ts"

/** Whether this server attends meetings, and of which services. */
export const getMeetingOffer = useCase("meeting.getMeetingOffer", {
  input: Schema.Struct({}),
  output: wire({
    isOffered: Schema.Boolean,
    services: Schema.Array(MeetingService),
    /** Why it is not offered. */
    missing: Schema.NullOr(MeetingsMissing),
    /** Servers of Jitsi besides meet.jit.si. */
    jitsiHosts: Schema.Array(Schema.String),
  }),
  run: Effect.fnUntraced(function*() {
    const { jitsiHosts } = yield* MeetingRules
    const { services, missing } = yield* (yield* MeetingGuest).offered
    return { isOffered: services.length > 0, services, missing, jitsiHosts }
  }),
})
