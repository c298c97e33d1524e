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
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import { isTranscribing } from "../../task/transitions.ts"
import { keepMinutes } from "./keep-minutes.ts"
import type { Listeners } from "./listeners.ts"
import type { Report } from "./report-progress.ts"
import { trackFile } from "./track-file.ts"
import { whenBack } from "./when-back.ts"

interface Attending {
  readonly job: Job
  readonly task: Task
  readonly meeting: Meeting
  readonly report: Report
  readonly heard: Listeners
}

/** Is in the meeting until it ends for the guest, and says why it did. */
export const attend = Effect.fnUntraced(function*({ job, task, meeting, report, heard }: Attending) {
  const guest = yield* MeetingGuest
  const meetings = yield* MeetingStore
  const { modify, beat } = meetings
  const { publish } = yield* TaskEvents
  const ownReason = yield* Deferred.make<MeetingReason>()
  const letIn = yield* Deferred.make<DateTime.Utc>()
  const reason = yield* Ref.make<MeetingReason>("service-failed")
  const sent = yield* Ref.make(meeting.externalId)
  const changed = publish({ taskId: task.id, owner: task.ownerId, kind: "progress" })
  const change = (with_: (now: DateTime.Utc) => (one: Meeting) => Meeting) =>
    Effect.gen(function*() {
      const after = yield* modify(task.id, with_(yield* DateTime.now))
      yield* changed
      return after
    })
  const on = (event: MeetingEvent) => {
    switch (event._tag) {
      case "Sent":
        return Effect.andThen(
          Ref.set(sent, event.externalId),
          change(() => (one) => ({ ...one, externalId: event.externalId })),
        )
      case "Waiting":
        return Effect.andThen(
          change(() => (one) => ({ ...one, isWaiting: true })),
          Effect.ignore(report("joining", 0.5)),
        )
      case "LetIn":
        return Effect.gen(function*() {
          const joined = yield* change((now) => (one) => ({
            ...one,
            state: "inMeeting",
            isWaiting: false,
            joinedAt: one.joinedAt ?? now,
            heartbeatAt: now,
          }))
          yield* Effect.ignore(report("attending", 0))
          if (joined?.joinedAt) yield* Deferred.succeed(letIn, joined.joinedAt)
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
    // The guest says when it is out.
    return yield* Effect.never
  })
  const invitation = yield* invitationTo(job, task, meeting)
  yield* guest.attend(invitation, called).pipe(
    Stream.runForEach((event) => whenBack(on(event))),
    Effect.raceFirst(kept),
    Effect.onInterrupt(() =>
      Effect.flatMap(Ref.get(sent), (externalId) => sendAway(job, { ...invitation, externalId }))
    ),
  )
  const given = yield* Ref.get(reason)
  // The guest only knows that it was called back.
  return given === "left" && (yield* Deferred.isDone(ownReason)) ? yield* Deferred.await(ownReason) : given
})

/** How long a provider is asked to take its bot out. */
const farewell = "30 seconds"

/** A provider's bot stays when the server stops, which finds it again, and is sent away when its task is over. */
const sendAway = Effect.fnUntraced(function*({ taskId, attempt }: Job, invitation: Invitation) {
  const guest = yield* MeetingGuest
  const tasks = yield* TaskStore
  if (guest.provider === "own" || invitation.externalId === null) return
  const isWanted = yield* tasks.get(taskId).pipe(
    Effect.map((task) => isTranscribing(task) && task.work.attempt === attempt),
    Effect.catchTag("TaskNotFound", () => Effect.succeed(false)),
  )
  if (isWanted) return
  yield* guest.attend(invitation, Effect.void).pipe(Stream.runDrain, Effect.timeoutOption(farewell))
}, Effect.catchCause((cause) => Effect.logWarning("A bot could not be sent away", cause)))

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
