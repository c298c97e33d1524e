import { TaskId } from "#domain/kernel/ids.ts"
import { type DateTime, Schema } from "effect"
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"

/** What a link stands for: one file of one task (null for the one made for playback), until a moment. */
const MediaClaim = Schema.Struct({ task: TaskId, part: Schema.NullOr(Schema.Int), until: Schema.Finite })
type MediaClaim = typeof MediaClaim.Type

const Claim = Schema.fromJsonString(MediaClaim)

export interface MediaLinks {
  readonly sign: (claim: MediaClaim) => string
  /** The claim of a link that is ours and has not expired; else null. */
  readonly open: (link: string, now: DateTime.Utc) => MediaClaim | null
}

/** Links are signed, not stored: they end with the secret, which is this process's own unless given. */
export const mediaLinks = (secret: string = randomBytes(32).toString("base64url")): MediaLinks => {
  const mark = (text: string): Buffer => createHmac("sha256", secret).update(text).digest()
  return {
    sign: (claim) => {
      const text = Buffer.from(Schema.encodeSync(Claim)(claim)).toString("base64url")
      return `${text}.${mark(text).toString("base64url")}`
    },
    open: (link, now) => {
      const [text = "", given = ""] = link.split(".")
      const expected = mark(text)
      const actual = Buffer.from(given, "base64url")
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null
      const claim = Schema.decodeUnknownSync(Claim)(Buffer.from(text, "base64url").toString())
      return claim.until > now.epochMilliseconds ? claim : null
    },
  }
}
