import { createHash } from "node:crypto"

/** Names content by what it is: the same bytes have the same tag, on every server. */
export const entityTag = (content: string | Uint8Array): string =>
  `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`

/** Whether `If-None-Match` has the tag: the reader's copy is still good (weak comparison, RFC 9110, 13.1.2). */
export const isUnchanged = (ifNoneMatch: string | null | undefined, tag: string): boolean =>
  (ifNoneMatch ?? "").split(",").some((known) => {
    const trimmed = known.trim()
    return trimmed === "*" || bare(trimmed) === bare(tag)
  })

const bare = (tag: string): string => tag.replace(/^W\//, "")
