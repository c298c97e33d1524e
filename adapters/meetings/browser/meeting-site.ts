import type { MeetingLink, MeetingService } from "#domain/meeting/meeting-link.ts"
import type { MeetingReason } from "#domain/meeting/meeting.ts"

/** How something is recognised on a page: all that is given must be true. */
interface Sign {
  /** A visible element. */
  readonly css?: string
  /** Text of the page, as a regular expression; straight apostrophes stand for both. */
  readonly says?: string
  /** The address of the page, as a regular expression. */
  readonly url?: string
  /** JavaScript that gives `true`. */
  readonly script?: string
}

/** A list of texts on a page: of elements, or what JavaScript gives. */
export type Reading = { readonly css: string } | { readonly script: string }

/** What is done where it is visible. */
export interface Step {
  readonly css: string
  /** What it says, as a regular expression. */
  readonly says?: string
  readonly act: "name" | "passcode" | "click"
}

/** One way of doing something; the first that works counts. */
export type Way = { readonly css: string } | { readonly script: string } | { readonly key: string }

/** What the guest knows of a service's page. It holds no rules of its own: selectors, sentences, and names of the page's API. */
export interface MeetingSite {
  readonly service: MeetingService
  /** Whether it was ever run against the service itself, or against a page that imitates it only. */
  readonly tried: "imitation" | "never"
  readonly address: (link: MeetingLink, name: string) => string
  /** The first that is true counts; those that end come first. */
  readonly signs: ReadonlyArray<Sign & { readonly means: MeetingReason | "in" | "waiting" | "passcode" }>
  readonly steps: ReadonlyArray<Step>
  /** JavaScript that is run at each look, such as to listen for events. */
  readonly watch: string | null
  /** Names of those who are there, without the guest. */
  readonly people: ReadonlyArray<Reading>
  /** JavaScript: a function of a sound track, the voice in it, and whether it is heard now, that gives the name, or null. */
  readonly nameOf: string
  /** JavaScript: a function of a receiver that gives which voice its track carries now, where tracks are shared. */
  readonly voiceOf: string | null
  readonly chat: {
    readonly open: ReadonlyArray<Way>
    readonly input: string
    /** What others wrote, oldest first. */
    readonly messages: ReadonlyArray<Reading>
  }
  readonly leave: ReadonlyArray<Way>
  readonly without: ReadonlyArray<string>
}
