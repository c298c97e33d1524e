import type { Meeting } from "#domain/meeting/meeting.ts"
import { ada, at, taskId } from "../a-task.ts"

/** A guest on its way to a meeting; say only what your test is about. */
export const aMeeting = (given: Partial<Meeting> = {}): Meeting => ({
  taskId: taskId(1),
  ownerId: ada,
  link: {
    service: "jitsi",
    url: "https://meet.jit.si/ParleyWeekly",
    host: "meet.jit.si",
    room: "ParleyWeekly",
    passcode: null,
  },
  attempt: 1,
  provider: "own",
  externalId: null,
  state: "joining",
  reason: null,
  isWaiting: false,
  people: [],
  tracks: [],
  turns: [],
  createdAt: at("2026-11-20T11:00:00.000Z"),
  joinedAt: null,
  endedAt: null,
  heartbeatAt: at("2026-11-20T11:00:00.000Z"),
  leaveAskedAt: null,
  ...given,
})
