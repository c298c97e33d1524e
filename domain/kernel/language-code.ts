import { Schema } from "effect"

const code = "[a-z]{2,3}(-[A-Za-z0-9]{2,8})?"
const rule = "language-code"

/** A language such as en or pt-BR. */
export const LanguageCode = Schema.String.check(
  Schema.isPattern(new RegExp(`^${code}$`, "u"), { rule, expected: "a language code such as en or pt-BR" }),
)

/** A language, or "auto" to detect it. */
export const LanguageChoice = Schema.String.check(Schema.isPattern(new RegExp(`^(auto|${code})$`, "u"), { rule }))
