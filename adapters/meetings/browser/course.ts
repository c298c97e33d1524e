import type { MeetingReason } from "#domain/meeting/meeting.ts"
import type { MeetingSite } from "./meeting-site.ts"
import type { Patience } from "./reports.ts"

/** How a visit stands. Times are milliseconds of one clock. */
export interface Course {
  readonly began: number
  /** When it first waited at the door. */
  readonly waitingSince: number | null
  readonly letIn: number | null
  readonly lastIn: number
  readonly passcodeGiven: number | null
  readonly wasAccompanied: boolean
  readonly aloneSince: number | null
}

export const beginCourse = (now: number): Course => ({
  began: now,
  waitingSince: null,
  letIn: null,
  lastIn: now,
  passcodeGiven: null,
  wasAccompanied: false,
  aloneSince: null,
})

export interface Glance {
  /** The first sign that was true; null for a page that shows nothing known. */
  readonly means: MeetingSite["signs"][number]["means"] | null
  readonly people: number
  readonly isDismissed: boolean
}

export interface Rules {
  readonly patience: Patience
  readonly hasPasscode: boolean
}

/** Milliseconds after which a passcode that was given is asked for because it was wrong. */
const passcodeTime = 5000

/** What a glance at the page means: how the visit stands now, and why it ends, if it does. */
export const proceed = (
  course: Course,
  { means, people, isDismissed }: Glance,
  now: number,
  { patience, hasPasscode }: Rules,
): { readonly course: Course; readonly end: MeetingReason | null } => {
  const end = (reason: MeetingReason) => ({ course, end: reason })
  if (means !== null && means !== "in" && means !== "waiting" && means !== "passcode") return end(means)
  if (means === "passcode" && course.letIn === null) {
    const given = course.passcodeGiven
    if (!hasPasscode || (given !== null && now - given > passcodeTime)) return end("wrong-password")
    return { course: { ...course, passcodeGiven: given ?? now }, end: null }
  }
  if (means !== "in" && course.letIn === null) {
    const waitingSince = course.waitingSince ?? (means === "waiting" ? now : null)
    if (waitingSince !== null && now - waitingSince > patience.door) return end("not-admitted")
    if (waitingSince === null && now - course.began > patience.page) return end("service-failed")
    return { course: { ...course, waitingSince }, end: null }
  }
  if (means !== "in") return now - course.lastIn > patience.page ? end("service-failed") : { course, end: null }
  if (isDismissed) return end("asked-to-leave")
  const aloneSince = people > 0 ? null : course.aloneSince ?? now
  if (aloneSince !== null && now - aloneSince > (course.wasAccompanied ? patience.empty : patience.alone)) {
    return end(course.wasAccompanied ? "everybody-left" : "alone")
  }
  return {
    course: {
      ...course,
      letIn: course.letIn ?? now,
      lastIn: now,
      wasAccompanied: course.wasAccompanied || people > 0,
      aloneSince,
    },
    end: null,
  }
}
