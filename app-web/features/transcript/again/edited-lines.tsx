import { useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import type { ReactElement } from "react"
import type { Span } from "./again-span.ts"

interface EditedLinesProps {
  readonly taskId: string
  readonly span: Span
  readonly ticked: ReadonlySet<string>
  readonly onTick: (ticked: ReadonlySet<string>) => void
}

/** The lines of the span that a person has edited: they stay, except those that are ticked. */
export const EditedLines = ({ taskId, span, ticked, onTick }: EditedLinesProps): ReactElement | null => {
  const t = useText("transcript")
  const { data } = trpc.transcript.getTranscript.useQuery({
    task_id: taskId,
    from: span.begin,
    to: span.end,
    words: true,
  })
  const edited = (data?.segments ?? []).filter(({ begin, end, is_edited: isEdited }) =>
    isEdited === true && begin >= span.begin && end <= span.end
  )
  if (edited.length === 0) return null
  const toggle = (id: string, isTicked: boolean) =>
    onTick(new Set(isTicked ? [...ticked, id] : [...ticked].filter((one) => one !== id)))
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-[540]">{t("again.edited")}</legend>
      <ul className="scroll max-h-40 overflow-y-auto">
        {edited.map(({ id, text }) => (
          <li key={id}>
            <label className="flex min-h-9 items-start gap-2.5 py-1.5 max-md:min-h-11">
              <input
                type="checkbox"
                className="mt-1 size-4 accent-(--accent)"
                checked={ticked.has(id)}
                onChange={({ target }) => toggle(id, target.checked)}
              />
              <span className="min-w-0 break-words">{text}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
