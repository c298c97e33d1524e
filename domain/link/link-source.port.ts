import { Context, type Effect, type Stream } from "effect"
import type { UserId } from "../kernel/ids.ts"
import type { SiteRefusal } from "./errors.ts"
import type { LinkFacts } from "./link-facts.ts"

/** One file of a video, as far as it has arrived. */
export interface FetchProgress {
  /** 0 to 1; null while its size is unknown. */
  readonly fraction: number | null
}

/** A caller's limit for what is fetched. */
export interface FetchLimits {
  /** Bytes. */
  readonly maxBytes: number
}

/** Reaches the sites that links lead to. It never reaches an address that is not on the public internet. */
export class LinkSource extends Context.Service<LinkSource, {
  /** Whether there is a program that fetches videos. */
  readonly isThere: Effect.Effect<boolean>
  /**
   * What the site says. Asked for the same address shortly after, it answers from memory. The looks of one account are taken
   * one after the other, and few of all accounts at a time; a worker's, whose account is null, wait for nobody.
   */
  readonly inspect: (url: string, account: UserId | null) => Effect.Effect<LinkFacts, SiteRefusal>
  /** What `inspect` said a short time ago; null otherwise. */
  readonly recall: (url: string) => Effect.Effect<LinkFacts | null>
  /** The captions of this language that people wrote: subtitles as text. */
  readonly captions: (url: string, language: string) => Effect.Effect<string, SiteRefusal>
  /**
   * Stores the sound, or a video with it, as one file at `target`. What was there is replaced; what did not arrive whole
   * leaves nothing. Completes without a refusal only if the file is there.
   */
  readonly fetch: (url: string, target: string, limits: FetchLimits) => Stream.Stream<FetchProgress, SiteRefusal>
}>()("domain/link/LinkSource") {}
