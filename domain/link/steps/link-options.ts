import { Schema } from "effect"
import { optionFields } from "../../intake/transcription-options.ts"
import { maxCharacters, StorableText } from "../../kernel/text-rules.ts"
import { wire } from "../../kernel/wire.ts"
import { Title } from "../../task/title.ts"

/** A language as sites spell it. It is said to a program that would read patterns and lists: it must be neither. */
const CaptionsLanguage = StorableText.check(
  Schema.isPattern(/^[A-Za-z\d][\w.-]{0,39}$/u, { rule: "captions-language" }),
)

/** A video link, and how to work on it. */
export const LinkInput = wire({
  url: StorableText.check(maxCharacters(2000)),
  /** The language of captions to take instead of hearing the video. */
  captions: Schema.optionalKey(Schema.NullOr(CaptionsLanguage)),
  title: Schema.optionalKey(Title),
  ...optionFields,
})
