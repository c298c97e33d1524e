import { cacheEdit } from "#web/entities/transcript/lines-cache.ts"
import { t as say, useText } from "#web/entities/voice/texts.ts"
import { useStore } from "#web/lib/store.ts"
import { useLanguage } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { askInterval, heldBack } from "#web/request/held-back.ts"
import { type RouterOutput, trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Confirm } from "#web/ui/confirm.tsx"
import { type ReactElement, useState } from "react"

interface SpeakerVoicesProps {
  readonly taskId: string
  readonly speakers: ReadonlyArray<{ readonly id: string; readonly name: string }>
}

type Suggestion = RouterOutput["voice"]["getTaskVoices"]["suggestions"][number]

/** Who the speakers may be, and whose voices are kept; one line while that is off, nothing where no model compares voices. */
export const SpeakerVoices = ({ taskId, speakers }: SpeakerVoicesProps): ReactElement | null => {
  const t = useText()
  const language = useLanguage()
  const utils = trpc.useUtils()
  const [isAsking, setAsking] = useState(false)
  // The stream of the task says when a worker has compared them, if it arrives.
  const { data } = trpc.voice.getTaskVoices.useQuery({ task_id: taskId }, {
    refetchInterval: useStore(heldBack) ? askInterval : false,
  })
  const changing = {
    onError: (failure: unknown) => void toast(errorMessage(failure), { tone: "bad" }),
    onSettled: () => utils.voice.invalidate(),
  }
  const turnOn = trpc.voice.switchRecognition.useMutation(changing)
  const keep = trpc.voice.keepVoice.useMutation(changing)
  const dismiss = trpc.voice.dismissSuggestion.useMutation(changing)
  const nameOf = (id: string): string => speakers.find((one) => one.id === id)?.name ?? ""
  const rename = async (id: string, name: string) =>
    cacheEdit(
      utils,
      await utils.client.transcript.renameSpeakers.mutate({ task_id: taskId, speakers: [{ id, name }] }),
      (lines) => lines,
    )
  const undo = async (id: string, name: string) => {
    await rename(id, name)
    await keep.mutateAsync({ task_id: taskId, speaker_id: id, is_kept: false })
  }
  const accept = trpc.voice.acceptSuggestion.useMutation({
    ...changing,
    onSuccess: (answer, { speaker_id: id }) => {
      const shown = nameOf(id)
      // As it is stored, not in the reader's language.
      const before = utils.library.openTask.getData({ task_id: taskId })?.speakers.find((one) => one.id === id)?.name
      cacheEdit(utils, answer, (lines) => lines)
      const name = answer.speakers.find((one) => one.id === id)?.name ?? ""
      toast(say("voices.accepted", { speaker: shown, name }), {
        action: { label: say("act.undo"), run: () => void undo(id, before ?? shown).catch(changing.onError) },
      })
    },
  })
  if (data?.is_offered !== true) return null
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 })
  const named = speakers.filter(({ id }) => data.named.includes(id))
  const pair = ({ speaker_id, voice_id }: Suggestion) => ({ task_id: taskId, speaker_id, voice_id })
  return (
    <section aria-label={t("voices.title")} className="mt-5 px-2 text-sm">
      {!data.is_on && (
        <button
          type="button"
          className="text-left text-fg-3 underline hover:text-fg max-md:min-h-11"
          onClick={() => setAsking(true)}
        >
          {t("voices.off")}
        </button>
      )}
      {data.suggestions.map((one) => {
        const { speaker_id: id, name, likeness } = one
        const speaker = nameOf(id)
        return (
          <div key={id} className="mb-2 flex flex-wrap items-center gap-2">
            <span className="min-w-0 flex-1 break-words" title={t("voices.hint")}>
              {t("voices.suggestion", { speaker, name, percent: percent.format(likeness) })}
              <span className="sr-only">{t("voices.hint")}</span>
            </span>
            <Button
              size="sm"
              className="max-md:h-11"
              aria-label={t("voices.acceptOne", { speaker, name })}
              onClick={() => accept.mutate(pair(one))}
            >
              {t("voices.accept")}
            </Button>
            <Button
              size="sm"
              tone="ghost"
              className="max-md:h-11"
              aria-label={t("voices.dismissOne", { speaker, name })}
              onClick={() => dismiss.mutate(pair(one))}
            >
              ✕
            </Button>
          </div>
        )
      })}
      {data.is_on &&
        named.map(({ id, name }) => (
          <label key={id} className="flex min-h-8 items-center gap-2 text-fg-2 max-md:min-h-11">
            <input
              type="checkbox"
              className="size-4 shrink-0 accent-(--accent)"
              checked={keep.isPending && keep.variables.speaker_id === id
                ? keep.variables.is_kept
                : data.kept.includes(id)}
              onChange={({ target }) =>
                keep.mutate({ task_id: taskId, speaker_id: id, is_kept: target.checked })}
            />
            <span className="min-w-0 break-words">{t("voices.keep", { name })}</span>
          </label>
        ))}
      {isAsking && (
        <Confirm
          title={t("voices.onTitle")}
          description={t("voices.text")}
          act={t("voices.turnOn")}
          onAct={() => turnOn.mutate({ is_on: true })}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
