import { Schema } from "effect"
import { Counter } from "../../kernel/counter.ts"
import { TaskId } from "../../kernel/ids.ts"
import { maxCharacters, notBlank, StorableText } from "../../kernel/text-rules.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { changeLines, LinesChanged } from "../steps/lines-changed.ts"
import { replacedText } from "../steps/replaced-text.ts"

const input = wire({
  taskId: TaskId,
  find: StorableText.check(notBlank, maxCharacters(200)),
  replacement: StorableText.check(maxCharacters(1000)),
  matchCase: Schema.optionalKey(Schema.Boolean),
  wholeWord: Schema.optionalKey(Schema.Boolean),
  /** Only in the lines of this speaker. */
  speakerId: Schema.optionalKey(Schema.String),
  /** Of the transcript that was searched; refused if it has changed since. */
  revision: Schema.optionalKey(Counter),
})

/** Replaces a text wherever it occurs. By default, case and accents are ignored. Lines left empty are removed. */
export const replaceText = useCase("transcript.replaceText", {
  input,
  output: wire({ ...LinesChanged.to.fields, count: Schema.Int }),
  run: (wanted) => changeLines(wanted.taskId, replacedText(wanted)),
})
