import { DateTime } from "effect"

/** A task's page under an address that people can read: `/show/2026-11-20/weekly-sync`. Renaming the task leaves it. */
export interface Publication {
  /** The UTC day on which the task was created. */
  readonly day: string
  readonly slug: string
  /** Whether search engines may list it. */
  readonly isIndexed: boolean
  readonly publishedAt: DateTime.Utc
}

const maxSlug = 80

/** A title as part of an address: lower case, words joined by hyphens, in any script. */
export const slugOf = (title: string): string => {
  const words = title.normalize("NFKC").toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const slug = Array.from(words.join("-")).slice(0, maxSlug).join("").replace(/-$/, "")
  return slug === "" ? "untitled" : slug
}

export const dayOf = (createdAt: DateTime.Utc): string => DateTime.formatIsoDateUtc(createdAt)
