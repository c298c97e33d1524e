import type { PresentContent } from "./present-content.ts"
import type { RefusedFile } from "./refused-file.ts"
import type { BrokenRule, Params } from "./rules.ts"

/** Why a request was refused. Each surface maps every kind exactly once, in its own errors.ts. */
export type ErrorKind =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "not-found"
  | "conflict"
  | "gone"
  | "too-large"
  | "quota"
  | "rate-limited"
  | "unavailable"

/** An expected refusal. `_tag` is the public error code; `message` is the English default. */
export interface DomainError {
  readonly _tag: string
  readonly kind: ErrorKind
  readonly message: string
  /** What exactly was wrong, where the tag stands for several things; stable, like the tag. */
  readonly code?: string | undefined
  /** Names, limits and counts of the sentence. */
  readonly params?: Params | undefined
  /** Each field of the input that is wrong, with the rule it breaks. */
  readonly issues?: ReadonlyArray<BrokenRule> | undefined
  /** The paid feature that would allow it, on refusals by plan. */
  readonly feature?: { readonly code: number; readonly name: string } | undefined
  /** What is kept at present, on edits of something else. Spelled as it travels. */
  readonly current?: PresentContent | undefined
  /** Each file that was refused, of a request with several. */
  readonly files?: ReadonlyArray<RefusedFile> | undefined
  /** Seconds after which a repeat may succeed, on refusals by rate. */
  readonly retryAfter?: number | undefined
}
