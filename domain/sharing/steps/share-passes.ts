import { type DateTime, Effect, Option } from "effect"
import { Secrets } from "../../kernel/secrets.port.ts"
import { TokenSigner } from "../../kernel/token-signer.port.ts"
import { passExpiry, passOfText, type SharePass, textOfPass } from "../share-pass.ts"
import type { Share } from "../share.ts"

/** A pass for this link with its current password. */
export const signPass = Effect.fnUntraced(function*(share: Share, reader: SharePass["reader"], now: DateTime.Utc) {
  const { sign } = yield* TokenSigner
  const expiresAt = passExpiry(now)
  const link = yield* linkOf(share)
  return { pass: yield* sign(textOfPass({ reader, link, until: expiresAt.epochMilliseconds })), expiresAt }
})

/** Whom a pass admits to this link; null for a pass that is forged, expired, or for another link or password. */
export const readerOf = Effect.fnUntraced(function*(share: Share, pass: string | undefined, now: DateTime.Utc) {
  if (pass === undefined) return null
  const { open } = yield* TokenSigner
  const found = Option.flatMap(Option.fromNullOr(yield* open(pass)), (text) => passOfText(text, now))
  if (Option.isNone(found) || found.value.link !== (yield* linkOf(share))) return null
  return found.value.reader
})

const linkOf = Effect.fnUntraced(function*({ token, passwordHash }: Share) {
  const { hash } = yield* Secrets
  return yield* hash(`share ${token} ${passwordHash ?? ""}`)
})
