import type { Invitation } from "#domain/meeting/meeting-guest.port.ts"
import type { MeetingLink, MeetingService } from "#domain/meeting/meeting-link.ts"
import type { Meeting, MeetingReason, SpokenTurn } from "#domain/meeting/meeting.ts"
import type { Effect } from "effect"
import type { ProviderFailed } from "./provider-failed.ts"

/** A bot that a service has sent. */
export interface Bot {
  readonly id: string
  readonly invitation: Invitation
}

/** Where a bot is. `same` is for a state that says nothing about it. */
export type Whereabouts =
  | { readonly is: "joining" | "waiting" | "in" | "same" }
  /** Out of the meeting, if it ever was in; null from services that do not say whether it was. */
  | {
    readonly is: "out"
    readonly wasIn: boolean | null
    readonly reason: MeetingReason
    /** Milliseconds since 1970, by the clock of the service; null from services that do not say when. */
    readonly since: number | null
  }

/** The recording of a meeting: where it is, not ready yet, or never to come. */
type RecordingFound =
  | { readonly url: string; readonly headers: Readonly<Record<string, string>> }
  | "later"
  | "none"

/** What the services of bots have in common. Each method is one try; whether to try again is decided elsewhere. */
export interface BotService {
  readonly provider: Exclude<Meeting["provider"], "own">
  readonly services: ReadonlyArray<MeetingService>
  /** Sends a bot; gives what the service calls it. */
  readonly send: (invitation: Invitation) => Effect.Effect<string, ProviderFailed>
  /** Whether a bot may be asked for again when it is unknown if the last request had its effect. */
  readonly sendsOnce: boolean
  readonly look: (bot: Pick<Bot, "id">) => Effect.Effect<Whereabouts, ProviderFailed>
  /** Who is in the meeting; null from services that do not say so. */
  readonly people: ((bot: Bot) => Effect.Effect<ReadonlyArray<string>, ProviderFailed>) | null
  readonly dismiss: (bot: Pick<Bot, "id">, link: MeetingLink) => Effect.Effect<unknown, ProviderFailed>
  readonly recording: (bot: Bot) => Effect.Effect<RecordingFound, ProviderFailed>
  readonly turns: (bot: Bot) => Effect.Effect<ReadonlyArray<SpokenTurn>, ProviderFailed>
}
