import { dayOf } from "#web/lib/format.ts"
import { settings } from "#web/lib/settings.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Confirm } from "#web/ui/confirm.tsx"
import { IconButton } from "#web/ui/icon-button.tsx"
import { Section } from "#web/ui/section.tsx"
import { SwitchRow } from "#web/ui/switch-row.tsx"
import { Trash2 } from "lucide-react"
import { type ReactElement, useRef, useState } from "react"

interface Asked {
  /** Null for all. */
  readonly id: string | null
  readonly name: string
}

/** The voices that are kept, and whether people are recognised by them. Nothing where there is neither a model nor a voice. */
export const VoiceSection = (): ReactElement | null => {
  const t = useText("voice")
  const reader = useLanguage()
  const utils = trpc.useUtils()
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { data } = trpc.voice.listVoices.useQuery({}, { refetchOnMount: "always" })
  const changing = {
    onError: (failure: unknown) => void toast(errorMessage(failure), { tone: "bad" }),
    onSettled: () => utils.voice.invalidate(),
  }
  const turn = trpc.voice.switchRecognition.useMutation(changing)
  const onSuccess = () => heading.current?.focus()
  const remove = trpc.voice.deleteVoice.useMutation({ ...changing, onSuccess })
  const removeAll = trpc.voice.deleteVoices.useMutation({ ...changing, onSuccess })
  if (data === undefined || (!data.is_offered && data.items.length === 0)) return null
  return (
    <Section title={t("voices.title")} heading={heading}>
      {data.is_offered && (
        <SwitchRow
          label={t("voices.switch")}
          hint={t("voices.text", { brand: settings.brand })}
          checked={turn.isPending ? turn.variables.is_on : data.is_on}
          onChange={(isOn) => turn.mutate({ is_on: isOn })}
        />
      )}
      {data.items.length === 0 ? data.is_on && <p className="mt-3 px-1 text-fg-3">{t("voices.none")}</p> : (
        <>
          <ul aria-label={t("voices.title")} className="mt-3 divide-y divide-line">
            {data.items.map(({ id, name, recordings, is_current: isCurrent, updated_at: updated }) => (
              <li key={id} className="flex items-center gap-3 px-1 py-3">
                <div className="min-w-0 flex-1">
                  <p className="break-words font-[540]">{name}</p>
                  <p className="text-sm text-fg-3">
                    {t("voices.made", { count: recordings, date: dayOf(new Date(updated), reader) })}
                  </p>
                  {data.is_offered && !isCurrent && <p className="text-sm text-warn">{t("voices.old")}</p>}
                </div>
                <IconButton
                  label={t("voices.delete", { name })}
                  className="max-md:!size-11"
                  onClick={() =>
                    setAsked({ id, name })}
                >
                  <Trash2 />
                </IconButton>
              </li>
            ))}
          </ul>
          <Button className="mt-3 max-md:h-11" onClick={() => setAsked({ id: null, name: "" })}>
            {t("voices.all")}
          </Button>
        </>
      )}
      {asked !== null && (
        <Confirm
          danger
          title={asked.id === null ? t("voices.allTitle") : t("voices.deleteTitle", { name: asked.name })}
          description={t("voices.deleteText")}
          act={t("act.delete")}
          onAct={() => asked.id === null ? removeAll.mutate({}) : remove.mutate({ id: asked.id })}
          onClose={() => setAsked(null)}
        />
      )}
    </Section>
  )
}
