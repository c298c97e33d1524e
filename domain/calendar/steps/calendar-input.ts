import { Schema } from "effect"
import { maxCharacters, StorableText } from "../../kernel/text-rules.ts"
import { wire } from "../../kernel/wire.ts"

export const CalendarInput = wire({
  url: Schema.optionalKey(StorableText.check(maxCharacters(2000))),
  /** What is in the file. */
  file: Schema.optionalKey(StorableText.check(maxCharacters(1_900_000))),
  fileName: Schema.optionalKey(StorableText.check(maxCharacters(200))),
  isJoining: Schema.optionalKey(Schema.Boolean),
})
