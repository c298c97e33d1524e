import { DateTime, Deferred, Effect, Ref, Stream } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import type { User } from "../../account/user.ts"
import type { Job } from "../../job/job.ts"
import { WorkFolder } from "../../job/work-folder.port.ts"
import { tidyName } from "../../kernel/tidy-name.ts"
import { guestTexts } from "../../meeting/guest-texts.ts"
import { type Invitation, type MeetingEvent, MeetingGuest } from "../../meeting/meeting-guest.port.ts"
import { MeetingRules } from "../../meeting/meeting-rules.ts"
import { MeetingStore } from "../../meeting/meeting-store.port.ts"
import type { Meeting, MeetingReason } from "../../meeting/meeting.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import type { Task } from "../../task/task.ts"
import { endMeetingAt } from "./end-meeting.ts"
import { keepMinutes } from "./keep-minutes.ts"
import type { Listeners } from "./listeners.ts"
import type { Report } from "./report-progress.ts"
import type { SentBot } from "./send-away.ts"
import { trackFile } from "./track-file.ts"
import { whenBack } from "./when-back.ts"

interface Attending {
  readonly job: Job
  readonly task: Task
  readonly meeting: Meeting
  readonly report: Report
  readonly heard: Listeners
  /** Keeps what must be sent away if this ends otherwise than planned. */
  readonly bot: SentBot
}

/** Is in the meeting until it ends for the guest, and says why it did. */
export const attend = Effect.fnUntraced(function*({ job, task, meeting, report, heard, bot }: Attending) {
  const guest = yield* MeetingGuest
  const meetings = yield* MeetingStore
  const { modify, beat } = meetings
  const { publish } = yield* TaskEvents
  const ownReason = yield* Deferred.make<MeetingReason>()
  const letIn = yield* Deferred.make<DateTime.Utc>()
  const out = yield* Deferred.make<void>()
  const reason = yield* Ref.make<MeetingReason>("service-failed")
  const changed = publish({ taskId: task.id, owner: task.ownerId, kind: "progress" })
  const change = (with_: (now: DateTime.Utc) => (one: Meeting) => Meeting) =>
    Effect.gen(function*() {
      const after = yield* modify(task.id, with_(yield* DateTime.now))
      yield* changed
      return after
    })
  /** The guest only knows that it was called back. */
  const known = (given: MeetingReason) =>
    Effect.flatMap(
      Deferred.isDone(ownReason),
      (isOwn) => given === "left" && isOwn ? Deferred.await(ownReason) : Effect.succeed(given),
    )
  const on = (event: MeetingEvent) => {
    switch (event._tag) {
      case "Sent":
        return Effect.andThen(
          Ref.set(bot, { link: meeting.link, externalId: event.externalId }),
          change(() => (one) => ({ ...one, externalId: event.externalId })),
        )
      case "Waiting":
        return Effect.andThen(
          change(() => (one) => ({ ...one, isWaiting: true })),
          Effect.ignore(report("joining", 0.5)),
        )
      case "LetIn":
        return Effect.gen(function*() {
          const joined = yield* change((now) => (one) =>
            one.state === "ended" ? one : {
              ...one,
              state: "inMeeting",
              isWaiting: false,
              joinedAt: one.joinedAt ?? now,
              // Found again, it may be out by now: only then is known when.
              heartbeatAt: one.joinedAt === null ? now : one.heartbeatAt,
            }
          )
          yield* Effect.ignore(report("attending", 0))
          if (joined?.joinedAt && joined.state !== "ended") yield* Deferred.succeed(letIn, joined.joinedAt)
        })
      case "People":
        return change(() => (one) => ({
          ...one,
          people: event.names.flatMap((name) => shownName(name) ?? []).slice(0, mostPeople),
        }))
      case "Track":
        return Effect.andThen(
          change(() => (one) => ({ ...one, tracks: withTrack(one.tracks, event) })),
          heard.listen(event.track),
        )
      case "Alive":
        return Effect.flatMap(DateTime.now, (now) => beat(task.id, now))
      case "Out":
        return Effect.gen(function*() {
          yield* Ref.set(bot, null)
          yield* Deferred.succeed(out, undefined)
          yield* endMeetingAt(task.id, yield* known(event.reason), event.at)
        })
      case "Recorded":
        return change(() => (one) => ({ ...one, turns: event.turns }))
      case "Ended":
        return Ref.set(reason, event.reason)
    }
  }
  yield* Effect.ignore(report("joining", 0))
  const called = Effect.raceFirst(calledBack(task.id), Effect.asVoid(Deferred.await(ownReason))).pipe(
    Effect.provideService(MeetingStore, meetings),
  )
  const kept = Effect.gen(function*() {
    yield* Deferred.succeed(ownReason, yield* whenBack(keepMinutes(task, yield* Deferred.await(letIn))))
  }).pipe(
    Effect.raceFirst(Deferred.await(out)),
    // The guest says when it is over.
    Effect.andThen(Effect.never),
  )
  const invitation = yield* invitationTo(job, task, meeting)
  yield* guest.attend(invitation, called).pipe(
    Stream.runForEach((event) => whenBack(on(event))),
    Effect.raceFirst(kept),
  )
  return yield* known(yield* Ref.get(reason))
})

/** People who are listed at most: a webinar has thousands. */
const mostPeople = 100

/** What strangers call themselves, as a name: on one line, not too long; null if nothing is left. */
const shownName = (given: string): string | null => {
  const name = tidyName(given).slice(0, 100).trim()
  return name === "" ? null : name
}

const withTrack = (tracks: Meeting["tracks"], { track, name }: Meeting["tracks"][number]): Meeting["tracks"] =>
  [
    ...tracks.filter((one) => one.track !== track),
    { track, name: name === null ? null : shownName(name) },
  ].toSorted((a, b) => a.track - b.track)

/** Completes when the owner calls the guest back, in whatever process that happens. */
const calledBack = Effect.fnUntraced(function*(id: Task["id"]) {
  const { get } = yield* MeetingStore
  const isCalled = get(id).pipe(
    Effect.map(({ leaveAskedAt }) => leaveAskedAt !== null),
    Effect.catchTag("MeetingNotFound", () => Effect.succeed(true)),
  )
  yield* Effect.repeat(Effect.delay(whenBack(isCalled), "1 second"), { until: (is) => is })
})

const invitationTo = Effect.fnUntraced(function*(job: Job, task: Task, { link, externalId }: Meeting) {
  const users = yield* UserStore
  const folder = yield* WorkFolder
  const { brand, notice } = yield* MeetingRules
  const owner = yield* users.get(task.ownerId)
  const { language } = task.options
  return {
    id: task.id,
    link,
    ...guestTexts({
      language: language === "auto" ? owner.uiLanguage ?? "en" : language,
      brand,
      owner: nameOf(owner),
      notice,
    }),
    language,
    externalId,
    trackFile: (track) => folder.path(job, trackFile(track)),
    recordingFile: folder.path(job, "recording"),
  } satisfies Invitation
})

/** As others in the meeting know the person. */
const nameOf = ({ username, email }: User): string => username ?? email?.split("@")[0] ?? "…"
