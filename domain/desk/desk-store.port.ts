import { Context, type DateTime, type Effect } from "effect"
import type { User } from "../account/user.ts"
import type { Page, PageRequest } from "../kernel/page.ts"

/** How often tasks failed for one reason, and are still failed. */
export interface FailureCount {
  /** The stable code of the failure. */
  readonly code: string
  readonly step: "transcription" | "analysis"
  readonly count: number
  readonly lastAt: DateTime.Utc
}

/** What came in on a day (UTC). */
export interface DayOfIntake {
  /** "2026-11-29" */
  readonly day: string
  readonly tasks: number
  readonly bytes: number
  /** Seconds of sound. */
  readonly seconds: number
}

/** A part of the installation that failed to do something, and how often. */
export interface Fault {
  readonly part: "mail" | "sms"
  readonly code: string
  readonly count: number
  readonly firstAt: DateTime.Utc
  readonly lastAt: DateTime.Utc
}

export interface AccountFacts {
  readonly user: User
  readonly tasks: number
  readonly bytes: number
}

/** A secret of an account or of the operator that is stored sealed. */
export interface SealedSecret {
  readonly of: "webhook" | "watched place" | "export rule" | "calendar" | "endpoint"
  readonly sealed: string
}

/** What the operator sees of the whole installation, without anything that people wrote or said. */
export class DeskStore extends Context.Service<DeskStore, {
  /** Tasks that changed since then and are failed, the most frequent reason first. */
  readonly failures: (since: DateTime.Utc) => Effect.Effect<ReadonlyArray<FailureCount>>
  /** Days on which something came in, oldest first. */
  readonly intake: (since: DateTime.Utc) => Effect.Effect<ReadonlyArray<DayOfIntake>>
  /** Accounts whose address, number or name contains the text, newest first; all for "". Guests are left out. */
  readonly accounts: (search: string, page: PageRequest) => Effect.Effect<Page<AccountFacts>>
  /** Counts a fault. */
  readonly recordFault: (part: Fault["part"], code: string, at: DateTime.Utc) => Effect.Effect<void>
  /** The last one first. */
  readonly faults: Effect.Effect<ReadonlyArray<Fault>>
  /** The newest hundred of each kind. */
  readonly sealed: Effect.Effect<ReadonlyArray<SealedSecret>>
}>()("domain/desk/DeskStore") {}
