import type { Share } from "#domain/sharing/share.ts"
import { SharePart } from "#domain/sharing/share.ts"
import { DateTime, Schema } from "effect"

const Row = Schema.Struct({
  token: Schema.String,
  is_on: Schema.Boolean,
  expires_at: Schema.NullOr(Schema.DateTimeUtcFromDate),
  password_hash: Schema.NullOr(Schema.String),
  parts: Schema.Array(SharePart),
  published_day: Schema.NullOr(Schema.String),
  published_slug: Schema.NullOr(Schema.String),
  published_at: Schema.NullOr(Schema.DateTimeUtcFromDate),
  is_indexed: Schema.Boolean,
})

export const shareColumns = [
  "token",
  "is_on",
  "expires_at",
  "password_hash",
  "parts",
  "published_day",
  "published_slug",
  "published_at",
  "is_indexed",
] as const

export const shareOf = (row: unknown): Share => {
  const found = Schema.decodeUnknownSync(Row)(row)
  const { token, is_on, expires_at, password_hash, parts, published_day, published_slug, published_at } = found
  return {
    token,
    isOn: is_on,
    expiresAt: expires_at,
    passwordHash: password_hash,
    parts,
    publication: published_day === null || published_slug === null || published_at === null
      ? null
      : { day: published_day, slug: published_slug, publishedAt: published_at, isIndexed: found.is_indexed },
  }
}

export const rowOf = ({ token, isOn, expiresAt, passwordHash, parts, publication }: Share) => ({
  token,
  is_on: isOn,
  expires_at: expiresAt && DateTime.formatIso(expiresAt),
  password_hash: passwordHash,
  parts: JSON.stringify(parts),
  published_day: publication?.day ?? null,
  published_slug: publication?.slug ?? null,
  published_at: publication && DateTime.formatIso(publication.publishedAt),
  is_indexed: publication?.isIndexed ?? false,
})
