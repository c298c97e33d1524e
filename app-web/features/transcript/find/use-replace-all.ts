import type { Lines } from "#web/entities/transcript/lines.ts"
import type { FindOptions } from "#web/lib/find.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { useState } from "react"
import { offerUndo, showChange } from "../edit/line-changes.ts"
import { t } from "../texts.ts"

export interface ReplaceAll {
  readonly isBusy: boolean
  /** Replaces a text in all lines shown. With `learn`, later recordings expect the new one. */
  readonly run: (find: string, replacement: string, options: FindOptions, learn: boolean) => Promise<void>
}

/** Replaces what was found everywhere, unless the transcript has changed since; can be undone. */
export const useReplaceAll = (taskId: string, { revision, speakers }: Lines, only: number | null): ReplaceAll => {
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
