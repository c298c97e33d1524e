import { DateTime, Option, Schema } from "effect"

/** Lets a reader past the password of one link, or the owner look at it. Signed, so that nothing is stored. */
export const SharePass = Schema.Struct({
  reader: Schema.Literals(["viewer", "owner"]),
  /** The hash of the link's token and password: a new link or password ends its passes. */
  link: Schema.String,
  /** Milliseconds since 1970. */
  until: Schema.Finite,
})
export type SharePass = typeof SharePass.Type

const Text = Schema.fromJsonString(SharePass)
const decode = Schema.decodeUnknownOption(Text)

/** The text that is signed. */
export const textOfPass = Schema.encodeSync(Text)

/** What a signed text lets in, until it expires. */
export const passOfText = (text: string, now: DateTime.Utc): Option.Option<SharePass> =>
  Option.filter(decode(text), ({ until }) => until > now.epochMilliseconds)

export const passExpiry = (now: DateTime.Utc): DateTime.Utc => DateTime.add(now, { hours: 12 })
