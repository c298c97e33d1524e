import { Context, type DateTime, type Effect, Schema, type Stream } from "effect"
import type { TaskId } from "../kernel/ids.ts"
import type { MeetingLink, MeetingService } from "./meeting-link.ts"
import type { Meeting, MeetingReason, MeetingTrack, SpokenTurn } from "./meeting.ts"

/** What a guest needs to attend. */
export interface Invitation {
  readonly id: TaskId
  readonly link: MeetingLink
  /** How it is called in the meeting. */
  readonly name: string
  /** Said once in the chat when it is in: who it is, that it records, how to send it away. */
  readonly announcement: string
  /** Participants who write one of these in the chat send it away; compared without case and marks. */
  readonly dismissals: ReadonlyArray<string>
  /** ISO 639-1, or "auto". */
  readonly language: string
  /** The provider's bot of an earlier run, which is still there; null to send one. */
  readonly externalId: string | null
  /** Where the file of a track is: signed 16-bit little-endian mono at 16 kHz, which only grows. */
  readonly trackFile: (track: number) => Effect.Effect<string>
  /** Where a recording of all together is stored. */
  readonly recordingFile: Effect.Effect<string>
}

/** What a guest tells while it attends. It says something at least every ten seconds. */
export type MeetingEvent =
  /** The provider has a bot, by which it is found after a restart. */
  | { readonly _tag: "Sent"; readonly externalId: string }
  /** In front of the door. */
  | { readonly _tag: "Waiting" }
  /** Let in: time zero of all tracks. */
  | { readonly _tag: "LetIn" }
  | { readonly _tag: "People"; readonly names: ReadonlyArray<string> }
  /** A new track, or its name. All of them grow until the end, with silence while nothing is heard. */
  | ({ readonly _tag: "Track" } & MeetingTrack)
  /** Nothing new; how many milliseconds each track holds so far, 0 without tracks. */
  | { readonly _tag: "Alive"; readonly heard: number }
  /**
   * Out of the meeting, whose recording is still to be fetched: nothing is counted from here on. `at` is when that was seen, or
   * when the service says it was; null if nobody knows. Only from providers; for the own guest, `Ended` says it.
   */
  | { readonly _tag: "Out"; readonly reason: MeetingReason; readonly at: DateTime.Utc | null }
  /** A recording of all together is stored; only from providers without tracks. */
  | { readonly _tag: "Recorded"; readonly fileName: string; readonly turns: ReadonlyArray<SpokenTurn> }
  /** The last event: tracks grow no more. */
  | { readonly _tag: "Ended"; readonly reason: MeetingReason }

/** Why meetings are not offered. */
export const MeetingsMissing = Schema.Literals(["off", "browser-missing", "sandbox-missing", "provider-missing"])
export type MeetingsMissing = typeof MeetingsMissing.Type

/**
 * Attends meetings. The stream always ends with `Ended`, also when the browser crashes or the service fails, and then
 * nothing of the guest is left; interrupted, the own guest leaves at once, and a provider's stays.
 */
export class MeetingGuest extends Context.Service<MeetingGuest, {
  readonly provider: Meeting["provider"]
  /** The services that it can attend; or why there are none. */
  readonly offered: Effect.Effect<
    { readonly services: ReadonlyArray<MeetingService>; readonly missing: MeetingsMissing | null }
  >
  /** `leave` completes when the owner calls it back. */
  readonly attend: (invitation: Invitation, leave: Effect.Effect<void>) => Stream.Stream<MeetingEvent>
  /**
   * Takes a provider's bot out of a meeting that nobody attends any more, without waiting for what it recorded. Tries for half
   * a minute at most, and logs it if the provider did not take it. Nothing to do for the own guest.
   */
  readonly sendAway: (link: MeetingLink, externalId: string) => Effect.Effect<void>
}>()("domain/meeting/MeetingGuest") {}
