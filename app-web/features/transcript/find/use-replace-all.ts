import { setEdit } from "#web/entities/transcript/line-edits.ts"
import type { Lines } from "#web/entities/transcript/lines.ts"
import { findIn, type FindOptions } from "#web/lib/find.ts"
import { textsOf } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { useState } from "react"
import { deleteLine, offerUndo, showChange } from "../edit/line-changes.ts"
import { saveLine } from "../edit/save-line.ts"
import type { Find } from "./use-find.ts"

const { t } = textsOf("transcript")

export interface ReplaceAll {
  readonly isBusy: boolean
  /** Replaces a text in all lines shown. With `learn`, later recordings expect the new one. */
  readonly run: (find: string, replacement: string, options: FindOptions, learn: boolean) => Promise<void>
  /** Replaces one hit, and goes on to the next. It is an edit of its line like any other. */
  readonly one: (find: Find, replacement: string) => void
}

/** Replaces what was found everywhere, unless the transcript has changed since; can be undone. */
export const useReplaceAll = (taskId: string, lines: Lines, only: number | null): ReplaceAll => {
  const { revision, speakers } = lines
  const utils = trpc.useUtils()
  const [isBusy, setBusy] = useState(false)
  const speaker = only === null ? undefined : speakers[only]
  const replace = async (find: string, replacement: string, { matchCase, wholeWord }: FindOptions): Promise<void> => {
    const answer = await utils.client.transcript.replaceText.mutate({
      task_id: taskId,
      find,
      replacement,
      match_case: matchCase,
      whole_word: wholeWord,
      revision,
      ...(speaker === undefined ? {} : { speaker_id: speaker.id }),
    })
    if (answer.change_id === null) return
    showChange(utils, answer)
    offerUndo(utils, taskId, t("replace.done", { count: answer.count }), answer.change_id)
  }
  return {
    isBusy,
    one: ({ hits, current, options, text: sought, step }, replacement) => {
      const [line = -1, from = 0, to = 0] = [hits.lines[current], hits.froms[current], hits.tos[current]]
      const [id, was] = [lines.ids[line], lines.texts[line]]
      if (id === undefined || was === undefined) return
      const text = `${was.slice(0, from)}${replacement}${was.slice(to)}`.trim()
      // The new text may be a hit itself, for example if only its case has changed.
      if (hitsIn(text, sought, options) >= hitsIn(was, sought, options)) step(1)
      if (text === was) return
      setEdit(taskId, id, { state: "draft", was, text })
      void (text === "" ? deleteLine(utils, taskId, { id, was }) : saveLine(utils, taskId, id))
    },
    run: async (find, replacement, options, learn) => {
      setBusy(true)
      try {
        await replace(find, replacement, options)
        if (!learn) return
        await utils.client.hotword.addHotwords.mutate({ text: replacement })
        void utils.hotword.listHotwords.invalidate()
      } catch (error) {
        toast(errorMessage(error), { tone: "bad" })
      } finally {
        setBusy(false)
      }
    },
  }
}

const hitsIn = (text: string, sought: string, options: FindOptions): number =>
  findIn([text], sought, () => true, options).lines.length
