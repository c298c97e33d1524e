import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { Button } from "#web/ui/button.tsx"
import { Copy, Download, Sparkles } from "lucide-react"
import { type ReactElement, useEffect, useState } from "react"
import { client } from "../calls/client.ts"
import { saveExport } from "../calls/save-file.ts"
import { saying } from "../calls/saying.ts"
import { Card } from "../parts/card.tsx"
import { Note } from "../parts/note.tsx"
import { copyText } from "./copy-text.ts"
import { PlainMarkdown, plainText } from "./plain-markdown.tsx"
import type { ToolTask } from "./task-state.ts"

interface AnalysisCardProps {
  readonly taskId: string
  readonly title: string
  readonly status: ToolTask["status"]
  readonly onStart: () => void
}

const has = (status: ToolTask["status"]): boolean => !["completed", "analyzing", "analysisFailed"].includes(status)

/** The summary, or the way to one. */
export const AnalysisCard = ({ taskId, title, status, onStart }: AnalysisCardProps): ReactElement | null => {
  const t = useText("tools/text")
  const [summary, setSummary] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    if (!has(status)) return
    client.analysis.getSummary.query({ task_id: taskId }).then(
      (found) => setSummary(found.summary),
      (error: unknown) => setFailure(saying(error, t("analysis.notLoaded"))),
    )
  }, [taskId, status, t])
  const start = () => {
    setFailure(null)
    client.analysis.startAnalysis.mutate({ task_id: taskId }).then(
      onStart,
      (error: unknown) => setFailure(saying(error, t("analysis.notStarted"))),
    )
  }
  const save = () =>
    saveExport(taskId, "md", "summary").catch((error: unknown) =>
      toast(saying(error, t("result.notSaved")), { tone: "bad" })
    )
  if (status === "analyzing") return null
  return (
    <Card>
      <h2 className="text-lg font-[620] break-words">{t("analysis.title")}</h2>
      {status === "analysisFailed" && failure === null && <Note tone="bad">{t("analysis.failed")}</Note>}
      {failure !== null && <Note tone="bad">{failure}</Note>}
      {summary === null && !has(status) && (
        <div className="mt-2 grid justify-items-start gap-3">
          <p className="text-base text-fg-2">{t("analysis.offer", { title })}</p>
          <Button tone="primary" className="max-sm:h-11" onClick={start}>
            <Sparkles />
            {t("analysis.start")}
          </Button>
        </div>
      )}
      {summary !== null && (
        <>
          <PlainMarkdown text={summary} />
          <p className="mt-4 text-sm text-fg-3">{t("analysis.check")}</p>
          <div className="mt-4 flex flex-wrap gap-2 max-sm:[&>button]:h-11">
            <Button onClick={() => void copyText(plainText(summary))}>
              <Copy />
              {t("act.copy")}
            </Button>
            <Button onClick={() => void save()}>
              <Download />
              {t("analysis.save")}
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}
