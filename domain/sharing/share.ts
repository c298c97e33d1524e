import { DateTime, Result, Schema } from "effect"
import { NotAnalysed } from "../analysis/errors.ts"
import type { TaskId } from "../kernel/ids.ts"
import type { Publication } from "./publication.ts"

/** What viewers of a link may see, and with `owner` whose it is. Never the recording or the transcript. */
export const SharePart = Schema.Literals(["summary", "mind_map", "owner"])
export type SharePart = typeof SharePart.Type

/** The public link of a task. A link that was switched off never works again: switching on creates a new one. */
export interface Share {
  readonly token: string
  readonly isOn: boolean
  /** After this time the link counts as off; null for never. */
  readonly expiresAt: DateTime.Utc | null
  /** The hash that the password is compared with; null without one. */
  readonly passwordHash: string | null
  readonly parts: ReadonlyArray<SharePart>
  readonly publication: Publication | null
}

/** The share of a task that was never shared: off, with both texts, and without a name. */
export const newShare = (token: string): Share => ({
  token,
  isOn: false,
  expiresAt: null,
  passwordHash: null,
  parts: ["summary", "mind_map"],
  publication: null,
})

/** A summary as far as sharing needs it: there must be one, with text. */
export interface Shareable {
  readonly taskId: TaskId
  readonly summary: string | null
}

export const isReady = ({ summary }: Shareable): boolean => summary !== null && summary.trim() !== ""

export const requireReady = <A>(content: Shareable, shared: A): Result.Result<A, NotAnalysed> =>
  isReady(content) ? Result.succeed(shared) : Result.fail(new NotAnalysed({ taskId: content.taskId }))

/** `fresh` is the token of a new link; one that is on stays. */
export const switchedOn = (content: Shareable, share: Share, fresh: string): Result.Result<Share, NotAnalysed> =>
  requireReady(content, share.isOn ? share : { ...share, token: fresh, isOn: true })

/** A new link instead of the current one, which never works again. */
export const renewed = (content: Shareable, share: Share, fresh: string): Result.Result<Share, NotAnalysed> =>
  requireReady(content, { ...share, token: fresh, isOn: true })

export const isOpenAt = ({ isOn, expiresAt }: Share, now: DateTime.Utc): boolean =>
  isOn && (expiresAt === null || DateTime.isLessThan(now, expiresAt))
