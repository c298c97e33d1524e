import type { CalendarTimes } from "#domain/calendar/calendar-store.port.ts"
import type { Calendar } from "#domain/calendar/calendar.ts"
import type { Mark } from "#domain/calendar/mark.ts"
import type { LedgerEntry } from "#domain/plan/ledger.ts"
import type { Work } from "#domain/recognition/work.ts"
import type { Share } from "#domain/sharing/share.ts"
import type { Transcript } from "#domain/transcript/transcript.ts"
import type { TranslatedPiece, Translation } from "#domain/translation/translation.ts"
import type { DateTime } from "effect"

export interface StoredTranscript extends Transcript {
  readonly revision: number
  readonly linesRevision: number
}

export interface StoredWork extends Work {
  readonly id: string
  /** The finished chunks, in the order in which they were finished. */
  readonly finished: ReadonlyArray<number>
}

export interface StoredEntry {
  readonly entry: LedgerEntry
  readonly writtenAt: DateTime.Utc
}

export interface StoredShare {
  readonly share: Share
  readonly views: number
}

export interface StoredTranslation {
  readonly translation: Translation
  readonly pieces: ReadonlyMap<string, TranslatedPiece>
}

export interface StoredCalendar extends CalendarTimes {
  readonly calendar: Calendar
}

/** By key. */
export type StoredMarks = ReadonlyMap<string, Mark>

export interface Claimable {
  readonly claimedAt: DateTime.Utc | null
}
