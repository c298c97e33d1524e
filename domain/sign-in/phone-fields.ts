import { Schema } from "effect"
import { maxCharacters, notBlank, StorableText } from "../kernel/text-rules.ts"

/** The specification calls it `name`: the country code, which is 86 in China, and the number. */
export const PhoneName = StorableText.check(notBlank, maxCharacters(32))

/** A one-time secret of the steps before a session. */
export const PhoneTicket = Schema.NonEmptyString.check(maxCharacters(128))

export const codeLasts = { minutes: 5 } as const

/** How often a code may be tried. */
export const maxTries = 5
