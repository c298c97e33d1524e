import { Effect } from "effect"
import { withoutControls } from "../../kernel/without-controls.ts"
import { utf8Length } from "../../text/utf8-length.ts"
import { IntakeRefused, TextTooLarge } from "../errors.ts"
import { limits, tooMuchText } from "../limits.ts"

/** Pasted text without control characters, and its size; refused if a transcript cannot hold it. */
export const pastedText = Effect.fnUntraced(function*(pasted: string) {
  const text = withoutControls(pasted)
  const fileSize = utf8Length(text)
  if (fileSize > limits.text) return yield* new TextTooLarge({ limit: limits.text })
  const broken = tooMuchText("text", text)
  if (broken !== null) return yield* new IntakeRefused({ issues: [broken] })
  return { text, fileSize }
})
