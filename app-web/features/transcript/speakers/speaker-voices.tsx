import { cacheEdit } from "#web/entities/transcript/lines-cache.ts"
import { settings } from "#web/lib/settings.ts"
import { useStore } from "#web/lib/store.ts"
import { textsOf, useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { askInterval, heldBack } from "#web/request/held-back.ts"
import { type RouterOutput, trpc } from "#web/request/trpc.ts"
import { Confirm } from "#web/ui/confirm.tsx"
import { type ReactElement, useEffect, useRef, useState } from "react"
import { VoiceSuggestion } from "./voice-suggestion.tsx"

const { t: say } = textsOf("voice")

interface SpeakerVoicesProps {
  readonly taskId: string
  /** As they are shown. */
  readonly speakers: ReadonlyArray<{ readonly id: string; readonly name: string }>
  /** As the server has them: only then does it know of a new name. */
  readonly stored: ReadonlyArray<{ readonly id: string; readonly name: string }>
}

type Suggestion = RouterOutput["voice"]["getTaskVoices"]["suggestions"][number]

/** Who the speakers may be, and whose voices are kept; one line while that is off, nothing where no model compares voices. */
export const SpeakerVoices = ({ taskId, speakers, stored }: SpeakerVoicesProps): ReactElement | null => {
  const t = useText("voice")
  const utils = trpc.useUtils()
  const [isAsking, setAsking] = useState(false)
  // The stream of the task says when a worker has compared them, if it arrives.
  const { data } = trpc.voice.getTaskVoices.useQuery({ task_id: taskId }, {
    refetchInterval: useStore(heldBack) ? askInterval : false,
  })
  const names = JSON.stringify(stored)
  const known = useRef(names)
  useEffect(() => {
    if (known.current !== names) void utils.voice.getTaskVoices.invalidate({ task_id: taskId })
    known.current = names
  }, [names, taskId, utils])
  const section = useRef<HTMLElement>(null)
  // What was pressed is about to disappear.
  const onSuccess = () => section.current?.focus()
  const changing = {
    onError: (failure: unknown) => void toast(errorMessage(failure), { tone: "bad" }),
    onSettled: () => utils.voice.invalidate(),
  }
  const turnOn = trpc.voice.switchRecognition.useMutation({ ...changing, onSuccess })
  const keep = trpc.voice.keepVoice.useMutation(changing)
  const dismiss = trpc.voice.dismissSuggestion.useMutation({ ...changing, onSuccess })
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
      onSuccess()
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
  const named = speakers.filter(({ id }) => data.named.includes(id))
  const pair = ({ speaker_id, voice_id }: Suggestion) => ({ task_id: taskId, speaker_id, voice_id })
  return (
    <section ref={section} tabIndex={-1} aria-label={t("voices.title")} className="mt-5 px-2 text-sm outline-none">
      {!data.is_on && (
        <button
          type="button"
          className="text-left text-fg-3 underline hover:text-fg max-md:min-h-11"
          onClick={() => setAsking(true)}
        >
          {t("voices.off")}
        </button>
      )}
      {data.suggestions.map((one) => (
        <VoiceSuggestion
          key={one.speaker_id}
          speaker={nameOf(one.speaker_id)}
          name={one.name}
          likeness={one.likeness}
          onAccept={() => accept.mutate(pair(one))}
          onDismiss={() => dismiss.mutate(pair(one))}
        />
      ))}
      {data.is_on && data.suggestions.length === 0 && named.length === 0 && (
        <p className="text-xs text-fg-3">{t("voices.first")}</p>
      )}
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
          description={t("voices.text", { brand: settings.brand })}
          act={t("voices.turnOn")}
          onAct={() => turnOn.mutate({ is_on: true })}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
