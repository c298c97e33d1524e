import { Schema } from "effect"
import { optionFields } from "../../intake/transcription-options.ts"
import { maxCharacters, StorableText } from "../../kernel/text-rules.ts"
import { wire } from "../../kernel/wire.ts"
import { Title } from "../../task/title.ts"

/** A video link, and how to work on it. */
export const LinkInput = wire({
  url: StorableText.check(maxCharacters(2000)),
  /** The language of captions to take instead of hearing the video. */
  captions: Schema.optionalKey(Schema.NullOr(StorableText.check(maxCharacters(40)))),
  title: Schema.optionalKey(Title),
  ...optionFields,
})
