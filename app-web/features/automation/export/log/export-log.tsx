import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { ActionButton } from "#web/ui/action-button.tsx"
import { ofLog, pageOf, useLogView } from "#web/ui/log-view.ts"
import { Log } from "#web/ui/log.tsx"
import type { ReactElement } from "react"
import type { ExportRule } from "../rule.ts"
import { FileRow } from "./file-row.tsx"

const states = ["waiting", "written", "failed", "removed", "conflict", "none"] as const

/** The files of a rule, what changed last first, and what became of them. */
export const ExportLog = ({ rule }: { readonly rule: ExportRule }): ReactElement => {
  const t = useText("automation/export-log")
  const { id, is_on: isOn, failed } = rule
  const view = useLogView<(typeof states)[number]>()
  const utils = trpc.useUtils()
  const found = trpc.automaticExport.listExportedFiles.useQuery({ id, ...pageOf(view) }, ofLog)
  const again = trpc.automaticExport.writeFailedAgain.useMutation({
    onSuccess: (end) => toast(t("exportLog.willBe", { count: end.again })),
    onError: (failure) => void toast(errorMessage(failure), { tone: "bad" }),
    onSettled: () => utils.automaticExport.invalidate(),
  })
  return (
    <Log
      choice={t("exportLog.which")}
      states={states.map((one) => [one, t(`exportLog.${one}`)] as const)}
      view={view}
      found={found}
      empty={t(view.state === undefined ? "exportLog.nothing" : "exportLog.noneSuch")}
      action={isOn
        ? failed > 0 && (
          <ActionButton disabled={again.isPending} onClick={() => again.mutate({ id })}>
            {t("exportLog.allAgain")}
          </ActionButton>
        )
        : <p className="text-sm text-fg-3">{t("exportLog.off")}</p>}
    >
      {found.data?.items.map((file) => <FileRow key={file.id} ruleId={id} file={file} isOn={isOn} />)}
    </Log>
  )
}
