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
  | "full"

/** An expected refusal. `_tag` is the public error code; `message` is the English default. */
export interface DomainError {
  readonly _tag: string
  readonly kind: ErrorKind
  readonly message: string
  /** What exactly was wrong, if the tag covers several cases; as stable as the tag. */
  readonly code?: string | undefined
  /** Names, limits and counts of the sentence. */
  readonly params?: Params | undefined
  /** Each field of the input that is wrong, with the rule it breaks. */
  readonly issues?: ReadonlyArray<BrokenRule> | undefined
  /** The paid feature that is required, if the plan lacks one. */
  readonly feature?: { readonly code: number; readonly name: string } | undefined
  /** The stored content, if an edit was based on an older version. Keys as on the wire. */
  readonly current?: PresentContent | undefined
  /** The refused files of a request with several. */
  readonly files?: ReadonlyArray<RefusedFile> | undefined
  /** Seconds after which a retry may succeed. */
  readonly retryAfter?: number | undefined
}
