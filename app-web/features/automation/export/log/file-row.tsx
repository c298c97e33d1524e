import { FileLink } from "#web/entities/task/file-link.tsx"
import { languageName } from "#web/lib/language-name.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { useMoment } from "#web/lib/use-moment.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { ActionButton } from "#web/ui/action-button.tsx"
import { Chip } from "#web/ui/chip.tsx"
import type { ReactElement } from "react"
import { useFaultText } from "../rule-words.ts"
import type { ExportedFile } from "../rule.ts"

const tones = {
  waiting: "plain",
  written: "ok",
  failed: "bad",
  removed: "warn",
  conflict: "warn",
  none: "plain",
} as const

interface FileRowProps {
  readonly ruleId: string
  readonly file: ExportedFile
  readonly isOn: boolean
}

/** A file that is written: what it is called there, how far it got, and a way to have it written once more. */
export const FileRow = ({ ruleId, file, isOn }: FileRowProps): ReactElement => {
  const t = useText("automation/export-log")
  const kinds = useText("export")
  const reader = useLanguage()
  const utils = trpc.useUtils()
  const again = trpc.automaticExport.writeFileAgain.useMutation({
    onError: (failure) => void toast(errorMessage(failure), { tone: "bad" }),
    onSettled: () => utils.automaticExport.invalidate(),
  })
  const { id, task_id: taskId, title, format, language, path, state } = file
  const kind = [kinds(`export.${format}`), ...language === null ? [] : [languageName(language, reader)]].join(", ")
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="break-words">
          <Chip tone={tones[state]} className="mr-2">{t(`exportLog.${state}`)}</Chip>
          <span className="font-[540]">{title}</span> <span className="text-sm text-fg-3">{kind}</span>
        </p>
        {path !== null && <p className="mt-1 font-mono text-sm break-all text-fg-2">{path}</p>}
        <FileState file={file} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <FileLink taskId={taskId} name={`${title}, ${kind}`} />
        {isOn && state !== "waiting" && (
          <ActionButton
            aria-label={t("exportLog.againNamed", { name: `${title}, ${kind}` })}
            disabled={again.isPending}
            onClick={() => again.mutate({ id: ruleId, file_id: id })}
          >
            {t("exportLog.again")}
          </ActionButton>
        )}
      </div>
    </li>
  )
}

/** Why a file is as it is, and when something was done or will be. */
const FileState = ({ file }: { readonly file: ExportedFile }): ReactElement => {
  const t = useText("automation/export-log")
  const log = useText("log")
  const moment = useMoment()
  const faultText = useFaultText()
  const { state, fault, status, attempts, written_at: written, tried_at: tried, next_at: next } = file
  const times = [
    written !== null && t("exportLog.writtenAt", { time: moment(written) }),
    state !== "written" && tried !== null && t("exportLog.triedAt", { time: moment(tried) }),
    next !== null && (attempts === 0 ? log("log.queued") : log("log.next", { time: moment(next) })),
    attempts > 0 && log("log.attempts", { count: attempts }),
  ].filter((one) => one !== false)
  return (
    <div className="mt-1 text-sm text-fg-3">
      {(state === "removed" || state === "conflict" || state === "none") && (
        <p className="text-fg-2">{t(`exportLog.why.${state}`)}</p>
      )}
      {fault !== null && <p className={state === "failed" ? "text-bad" : "text-warn"}>{faultText(fault, status)}</p>}
      {times.length > 0 && <p className="tnum">{times.join(" · ")}</p>}
    </div>
  )
}
