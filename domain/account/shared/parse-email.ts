import { Effect, Schema } from "effect"
import { EmailInvalid } from "../errors.ts"
import { Email, normaliseEmail } from "../user.ts"

/** An address as it is stored, from one as people write it. */
export const parseEmail = (written: string): Effect.Effect<Email, EmailInvalid> =>
  Schema.decodeEffect(Email)(normaliseEmail(written)).pipe(Effect.mapError(() => new EmailInvalid()))
