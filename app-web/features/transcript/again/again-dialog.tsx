import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import type { Lines } from "#web/entities/transcript/lines.ts"
import { spokenLanguages } from "#web/entities/transcription-options/spoken-languages.ts"
import { clock } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { Select } from "#web/ui/select.tsx"
import { ChevronsDown, ChevronsUp } from "lucide-react"
import { type FormEvent, type ReactElement, useId, useState } from "react"
import type { Span } from "./again-span.ts"
import { EditedLines } from "./edited-lines.tsx"

/** The span with one more line before (-1) or after it (1); null if there is none. */
const widened = (
  { begins, ends }: Pick<Lines, "begins" | "ends">,
  { begin, end }: Span,
  by: -1 | 1,
): Span | null => {
  const line = by < 0
    ? begins.findLastIndex((from) => from < begin)
    : begins.findIndex((from, at) => from >= end || (ends[at] ?? 0) > end)
  if (line < 0) return null
  return { begin: Math.min(begin, begins[line] ?? begin), end: Math.max(end, ends[line] ?? end) }
}

interface AgainDialogProps {
  readonly task: OpenedTask
  readonly lines: Lines
  readonly span: Span & { readonly onlyPossible?: boolean }
  readonly onClose: () => void
}

/** Transcribes a span again, with a choice of engine, language, and edited lines to replace. */
export const AgainDialog = ({ task, lines, span: asked, onClose }: AgainDialogProps): ReactElement => {
  const t = useText("transcript")
  const reader = useLanguage()
  const form = useId()
  const utils = trpc.useUtils()
  const [span, setSpan] = useState<Span>(asked)
  const isOnlyPossible = asked.onlyPossible === true
  const parts = isOnlyPossible ? task.coverage?.possible ?? [] : [span]
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const engines = trpc.transcript.listRecognisers.useQuery({}).data?.engines ?? []
  const { mutate, isPending, error } = trpc.transcript.retranscribe.useMutation({
    onSuccess: ({ retranscription }) => {
      utils.library.openTask.setData({ task_id: task.id }, (before) => before && { ...before, retranscription })
      onClose()
    },
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = (name: string): string => {
      const value = given.get(name)
      return typeof value === "string" ? value.trim() : ""
    }
    const hotwords = text("hotwords").split("\n").map((word) => word.trim()).filter((word) => word !== "")
    mutate({
      task_id: task.id,
      from: span.begin,
      to: span.end,
      ...(isOnlyPossible ? { only_possible: true } : { replace: [...ticked] }),
      ...(text("engine") === "" ? {} : { engine: text("engine") }),
      ...(text("language") === "" ? {} : { language: text("language") }),
      ...(hotwords.length === 0 ? {} : { hotwords }),
    })
  }
  const [before, after] = [widened(lines, span, -1), widened(lines, span, 1)]
  return (
    <Dialog
      title={isOnlyPossible ? t("coverage.all") : t("again.title")}
      description={isOnlyPossible ? t("again.allHint") : t("again.hint")}
      onClose={onClose}
      className="sm:w-[min(480px,calc(100vw-32px))]"
      grows
      footer={
        <>
          <Button onClick={onClose}>{t("act.cancel")}</Button>
          <Button tone="primary" type="submit" form={form} disabled={isPending}>
            {isOnlyPossible ? t("coverage.all") : t("again.title")}
          </Button>
        </>
      }
    >
      <form id={form} className="space-y-4" onSubmit={onSubmit}>
        <div className="flex flex-wrap items-center gap-2">
          <span className="tnum mr-auto font-[540]">
            {isOnlyPossible
              ? parts.map(({ begin, end }) => `${clock(begin)}–${clock(end)}`).join(", ")
              : `${clock(span.begin)}–${clock(span.end)}`}
          </span>
          {!isOnlyPossible && (
            <>
              <Button size="sm" disabled={before === null} onClick={() => before !== null && setSpan(before)}>
                <ChevronsUp /> {t("again.before")}
              </Button>
              <Button size="sm" disabled={after === null} onClick={() => after !== null && setSpan(after)}>
                <ChevronsDown /> {t("again.after")}
              </Button>
            </>
          )}
        </div>
        <label className="block">
          <span className="mb-1.5 block text-sm font-[540]">{t("again.engine")}</span>
          <Select name="engine" className="w-full max-md:[&>select]:h-11" defaultValue="">
            <option value="">{t("again.best")}</option>
            {engines.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
          </Select>
        </label>
        <label className="block">
          <span className="mb-1.5 block text-sm font-[540]">{t("again.language")}</span>
          <Select name="language" className="w-full max-md:[&>select]:h-11" defaultValue="">
            <option value="">{t("again.asBefore")}</option>
            {spokenLanguages(reader).map(({ code, name }) => <option key={code} value={code}>{name}</option>)}
          </Select>
        </label>
        <label className="block">
          <span className="mb-1.5 block text-sm font-[540]">{t("again.hotwords")}</span>
          <textarea
            name="hotwords"
            rows={2}
            className="block w-full rounded-sm border bg-surface px-3 py-2 text-base max-md:text-[16px]"
          />
        </label>
        {!isOnlyPossible && <EditedLines taskId={task.id} span={span} ticked={ticked} onTick={setTicked} />}
        <p className="text-sm text-fg-2">
          {t("again.cost", { count: Math.ceil(parts.reduce((sum, { begin, end }) => sum + end - begin, 0) / 60_000) })}
        </p>
        {error !== null && <p role="alert" className="text-sm text-bad">{errorMessage(error)}</p>}
      </form>
    </Dialog>
  )
}
