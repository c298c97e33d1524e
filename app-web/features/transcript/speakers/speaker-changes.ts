import { withSpeakers } from "#web/entities/transcript/changed-lines.ts"
import { cacheEdit, showEdit } from "#web/entities/transcript/lines-cache.ts"
import type { Lines, Speaker } from "#web/entities/transcript/lines.ts"
import { textsOf } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { type RouterOutput, trpc } from "#web/request/trpc.ts"

const { t } = textsOf("transcript")

/** An existing speaker by id, or a new one by name. */
export type Target = { readonly speaker_id: string } | { readonly name: string }

export interface SpeakerChanges {
  readonly rename: (speaker: Speaker, name: string) => Promise<void>
  /** Assigns lines to a speaker; can be undone for six seconds. */
  readonly assign: (lineIndices: ReadonlyArray<number>, target: Target) => Promise<void>
  /** Merges two speakers; can be undone for six seconds. */
  readonly merge: (from: Speaker, into: Speaker) => Promise<void>
}

type Merged = RouterOutput["transcript"]["mergeSpeakers"]["merged"]

/** Corrections of who said what. Failures are reported. */
export const useSpeakerChanges = (taskId: string, lines: Lines): SpeakerChanges => {
  const utils = trpc.useUtils()
  const { transcript } = utils.client
  const assign = async (ids: ReadonlyArray<string>, target: Target): Promise<void> => {
    const [first, ...others] = ids
    if (first === undefined) return
    const answer = await transcript.assignSpeaker.mutate({
      task_id: taskId,
      segment_ids: [first, ...others],
      ...target,
    })
    const moved = new Set(ids)
    const to = "speaker_id" in target ? target.speaker_id : answer.speakers.at(-1)?.id ?? null
    cacheEdit(
      utils,
      answer,
      (before) => withSpeakers(before, answer.speakers, (line, id) => moved.has(before.ids[line] ?? "") ? to : id),
    )
  }
  const restore = async (before: ReadonlyArray<{ readonly id: string; readonly speaker_id: string | null }>) => {
    const [first, ...others] = before
    if (first !== undefined) await transcript.editLines.mutate({ task_id: taskId, lines: [first, ...others] })
    await utils.library.openTask.invalidate({ task_id: taskId })
  }
  /** Restores the merged speaker with its id, and therefore its colour. */
  const unmerge = async (merged: Merged) => {
    const answer = await transcript.undoMerge.mutate({ task_id: taskId, ...merged })
    const moved = new Set(merged.segment_ids)
    cacheEdit(
      utils,
      answer,
      (before) =>
        withSpeakers(
          before,
          answer.speakers,
          (line, id) => id === merged.into && moved.has(before.ids[line] ?? "") ? merged.from.id : id,
        ),
    )
  }
  return {
    rename: ({ id }, name) => {
      const renamed = (before: Lines): Lines => ({
        ...before,
        speakers: before.speakers.map((speaker) => speaker.id === id ? { id, name } : speaker),
      })
      return reporting(async () => {
        const undo = showEdit(utils, taskId, renamed)
        try {
          cacheEdit(
            utils,
            await transcript.renameSpeakers.mutate({ task_id: taskId, speakers: [{ id, name }] }),
            renamed,
          )
        } catch (error) {
          undo()
          throw error
        }
      })
    },
    assign: (lineIndices, target) =>
      reporting(async () => {
        // The lines may have had several speakers or none, so each is remembered.
        const before = lineIndices.map((line) => ({
          id: lines.ids[line] ?? "",
          speaker_id: lines.speakers[lines.speakerOf[line] ?? -1]?.id ?? null,
        }))
        await assign(before.map(({ id }) => id), target)
        toast(t("speakers.assigned", { count: lineIndices.length }), withUndo(() => restore(before)))
      }),
    merge: (from, into) =>
      reporting(async () => {
        const answer = await transcript.mergeSpeakers.mutate({ task_id: taskId, from: from.id, into: into.id })
        cacheEdit(utils, answer, (before) =>
          withSpeakers(before, answer.speakers, (_, id) =>
            id === from.id ? into.id : id))
        toast(
          t("speakers.merged", { from: from.name, into: into.name }),
          withUndo(() =>
            unmerge(answer.merged)
          ),
        )
      }),
  }
}

/** A failure can be tried again: the name is not typed a second time. */
const reporting = async (act: () => Promise<void>): Promise<void> => {
  try {
    await act()
  } catch (error) {
    const again = { label: t("act.retry"), run: () => void reporting(act) }
    toast(errorMessage(error, "speaker"), { tone: "bad", action: again })
  }
}

const withUndo = (undo: () => Promise<void>) => ({
  action: { label: t("act.undo"), run: () => void reporting(undo) },
})
