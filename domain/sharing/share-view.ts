import { Schema } from "effect"
import { wireAs } from "../kernel/wire.ts"
import { shareStateOf } from "../task/task-item.ts"
import type { Publication } from "./publication.ts"
import { isReady, type Share, type Shareable, SharePart } from "./share.ts"

/** The sharing of a task as its owner sees it. */
export const ShareView = wireAs("Share", {
  shareStatus: Schema.Boolean,
  shareUrl: Schema.NullOr(Schema.String),
  /** Shows the owner what viewers see, without the password and without counting; null while the link is off. */
  previewUrl: Schema.NullOr(Schema.String),
  /** Whether there is a summary to share. */
  isReady: Schema.Boolean,
  expiresAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  hasPassword: Schema.Boolean,
  parts: Schema.Array(SharePart),
  /** How often the current link was opened. */
  views: Schema.Int,
  /** The public page that anyone can find; null if it is not published. */
  publishedUrl: Schema.NullOr(Schema.String),
  isIndexed: Schema.Boolean,
})
export type ShareView = typeof ShareView.Type

interface Seen {
  readonly content: Shareable
  readonly share: Share
  readonly views: number
  readonly url: string
  readonly pass: string
}

export const shareViewOf = ({ content, share, views, url, pass }: Seen): ShareView => {
  const state = shareStateOf(content.taskId, share.isOn ? share.token : null, url)
  return {
    ...state,
    previewUrl: state.shareUrl === null ? null : `${state.shareUrl}&pass=${encodeURIComponent(pass)}`,
    isReady: isReady(content),
    expiresAt: share.expiresAt,
    hasPassword: share.passwordHash !== null,
    parts: share.parts,
    views,
    publishedUrl: share.publication === null ? null : publishedUrlOf(share.publication, url),
    isIndexed: share.publication?.isIndexed ?? false,
  }
}

export const publishedUrlOf = ({ day, slug }: Pick<Publication, "day" | "slug">, url: string): string =>
  `${url}/transcribe/show/${day}/${encodeURIComponent(slug)}`
