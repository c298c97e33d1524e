import { Effect, Option, Schema } from "effect"
import { Email, normaliseEmail, normalisePhone, Phone } from "../../account/user.ts"
import { customs, OwnEdition } from "../../kernel/edition.ts"
import { brokenRule } from "../../kernel/rules.ts"
import { UserIdentifierInvalid } from "../errors.ts"

/** The address, or in editions that use numbers the number, as the account of that person has it or would have it. */
export const readIdentifier = Effect.fnUntraced(function*(written: string) {
  const { knownBy } = customs[yield* OwnEdition]
  const read: Option.Option<Email | Phone> = knownBy === "phone"
    ? readPhone(normalisePhone(written))
    : readEmail(normaliseEmail(written))
  return Option.isSome(read)
    ? read.value
    : yield* new UserIdentifierInvalid({ issues: [brokenRule("user_identifier", knownBy)] })
})

const readEmail = Schema.decodeOption(Email)
const readPhone = Schema.decodeOption(Phone)
