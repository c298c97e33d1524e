import { Effect, Schema } from "effect"
import { PhoneInvalid } from "../errors.ts"
import { normalisePhone, Phone } from "../user.ts"

/** A number as it is stored, from one as people write it. */
export const parsePhone = (written: string): Effect.Effect<Phone, PhoneInvalid> =>
  Schema.decodeEffect(Phone)(normalisePhone(written)).pipe(Effect.mapError(() => new PhoneInvalid()))
