import { Schema } from "effect"
import { TaskId } from "../kernel/ids.ts"
import { wireAs } from "../kernel/wire.ts"
import { MeetingService } from "../meeting/meeting-link.ts"
import type { FoundMeeting } from "./calendar.ts"
import type { Mark } from "./mark.ts"

/** A meeting that comes up, or goes on. */
export const UpcomingView = wireAs("UpcomingMeeting", {
  id: Schema.String,
  title: Schema.String,
  link: Schema.String,
  service: MeetingService,
  startsAt: Schema.DateTimeUtcFromString,
  endsAt: Schema.DateTimeUtcFromString,
  /** Whether its time zone is known; without it, nobody joins by itself. */
  isSure: Schema.Boolean,
  state: Schema.Literals(["offered", "joined", "skipped", "refused"]),
  taskId: Schema.NullOr(TaskId),
  /** Why it was not joined, as a refusal's code. */
  refusal: Schema.NullOr(Schema.String),
})

export const viewUpcoming = (meeting: FoundMeeting, mark: Mark | null): typeof UpcomingView.Type => {
  const { id, title, link, startsAt, endsAt, isSure } = meeting
  return {
    id,
    title,
    link: link.url,
    service: link.service,
    startsAt,
    endsAt,
    isSure,
    state: mark?.state ?? "offered",
    taskId: mark?.taskId ?? null,
    refusal: mark?.refusal ?? null,
  }
}
