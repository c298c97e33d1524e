import { clock } from "#web/lib/format.ts"
import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { Button } from "#web/ui/button.tsx"
import { Copy, Download } from "lucide-react"
import { type ReactElement, useEffect, useState } from "react"
import { client } from "../calls/client.ts"
import { saveExport } from "../calls/save-file.ts"
import { saying } from "../calls/saying.ts"
import { Card } from "../parts/card.tsx"
import { Note } from "../parts/note.tsx"
import { copyText } from "./copy-text.ts"

type Transcript = Awaited<ReturnType<typeof client.transcript.getTranscript.query>>

interface TranscriptCardProps {
  readonly taskId: string
  readonly title: string
  /** Only a recording has subtitles. */
  readonly isTimed: boolean
}

/** Lines shown at first. */
const few = 12
const files = ["txt", "srt", "vtt"] as const

/** The text with its times: to read, copy and download. */
export const TranscriptCard = ({ taskId, title, isTimed }: TranscriptCardProps): ReactElement => {
  const t = useText("tools/text")
  const [found, setFound] = useState<Transcript | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    client.transcript.getTranscript.query({ task_id: taskId }).then(
      setFound,
      (error: unknown) => setFailure(saying(error, t("result.notLoaded"))),
    )
  }, [taskId, t])
  const lines = found?.segments ?? []
  const save = (format: (typeof files)[number]) =>
    saveExport(taskId, format, "transcript").catch((error: unknown) =>
      toast(saying(error, t("result.notSaved")), { tone: "bad" })
    )
  return (
    <Card>
      <h2 className="text-lg font-[620] break-words">{title}</h2>
      {failure !== null && <Note tone="bad">{failure}</Note>}
      {found !== null && lines.length === 0 && <p className="mt-2 text-base text-fg-2">{t("result.empty")}</p>}
      <ol className="mt-3" aria-label={t("result.text")}>
        {(isWhole ? lines : lines.slice(0, few)).map(({ id, begin, text }) => (
          <li key={id} className="flex gap-3 py-1.5 text-md">
            {isTimed && <span className="tnum w-14 shrink-0 text-sm text-fg-3">{clock(begin)}</span>}
            <span className="min-w-0 break-words">{text}</span>
          </li>
        ))}
      </ol>
      {!isWhole && lines.length > few && (
        <Button
          tone="ghost"
          className="mt-1 max-sm:h-11"
          onClick={() => setWhole(true)}
        >
          {t("result.all", { count: lines.length })}
        </Button>
      )}
      <div className="mt-4 flex flex-wrap gap-2 max-sm:[&>button]:h-11">
        <Button onClick={() => void copyText(lines.map(({ text }) => text).join("\n"))}>
          <Copy />
          {t("act.copy")}
        </Button>
        {files.filter((format) => isTimed || format === "txt").map((format) => (
          <Button
            key={format}
            onClick={() => void save(format)}
          >
            <Download />
            {format.toUpperCase()}
          </Button>
        ))}
      </div>
    </Card>
  )
}
