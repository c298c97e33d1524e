import { Effect } from "effect"
import type { TaskId } from "../../kernel/ids.ts"
import { EditConflict } from "../../task/errors.ts"
import { replacements } from "../../text/occurrences.ts"
import { LineTooLong } from "../errors.ts"
import { recordChange } from "../shared/record-change.ts"
import { maxLineLength } from "../shared/save-lines.ts"
import { TranscriptStore } from "../transcript-store.port.ts"
import { withText } from "../with-text.ts"

interface Replacing {
  readonly taskId: TaskId
  readonly find: string
  readonly replacement: string
  readonly matchCase?: boolean
  readonly wholeWord?: boolean
  readonly speakerId?: string
  readonly revision?: number
}

/** Replaces the text in every line. Lines left empty are removed. */
export const replacedText = Effect.fnUntraced(function*(wanted: Replacing) {
  const { taskId, find, replacement, matchCase = false, wholeWord = false, speakerId, revision } = wanted
  const transcripts = yield* TranscriptStore
  const { columns, revision: present } = yield* transcripts.plain(taskId, null)
  if (revision !== undefined && revision !== present) return yield* new EditConflict({ taskId, current: { lines: [] } })
  const steps = new Map(columns.ids.flatMap((id, at) => {
    const isSearched = speakerId === undefined || columns.speakerIds[at] === speakerId
    const texts = isSearched
      ? replacements(columns.texts[at] ?? "", { text: find, matchCase, wholeWord }, replacement)
      : []
    return texts.length === 0 ? [] : [[id, texts] as const]
  }))
  if (steps.size === 0) return { changeId: null, splices: [], count: 0 }
  const stored = yield* transcripts.lines(taskId, [...steps.keys()])
  const changes = stored.map((before) => {
    const after = (steps.get(before.id) ?? []).reduce(withText, before)
    return { before: [before], after: after.text.trim() === "" ? [] : [after] }
  })
  if (changes.some(({ after: [line] }) => line !== undefined && line.text.length > maxLineLength)) {
    return yield* new LineTooLong({ max: maxLineLength })
  }
  const count = [...steps.values()].reduce((sum, texts) => sum + texts.length, 0)
  return { ...yield* recordChange(taskId, "replace", changes), count }
})
