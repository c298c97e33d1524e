import { failureText } from "#web/entities/task/failure-text.ts"
import { dayOf, sizeOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { Button } from "#web/ui/button.tsx"
import { ProgressBar } from "#web/ui/progress-bar.tsx"
import { Trash2 } from "lucide-react"
import { type ReactElement, useState } from "react"
import { client } from "../calls/client.ts"
import type { Who } from "../calls/guest.ts"
import { saying } from "../calls/saying.ts"
import { LoginDialog } from "../parts/login.tsx"
import { MadeFile } from "./made-file.tsx"
import { madeOf } from "./on-server.ts"
import { type Conversion, isRunning } from "./use-conversions.ts"

interface ConversionRowProps {
  readonly conversion: Conversion
  readonly who: Exclude<Who, "nobody">
  readonly onChange: () => void
}

/** A conversion of the list: its file while there is one, and what can be done with it. */
export const ConversionRow = ({ conversion, who, onChange }: ConversionRowProps): ReactElement => {
  const t = useText("tools/media")
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const { id, tool, file_name, format, quality, original_size, created_at, status, progress } = conversion
  const [made] = useState(() => madeOf(conversion))
  const isMade = status === "completed" || status === "expired"
  const act = async (call: Promise<unknown>): Promise<void> => {
    try {
      await call
    } catch (error) {
      toast(saying(error, t("media.failed")), { tone: "bad" })
    }
    onChange()
  }
  const again = () => void act(client.conversion.convertMedia.mutate({ conversion_id: id, tool, format, quality }))
  const transcribe = async (): Promise<void> => {
    if (who === "guest") return setAsking(true)
    try {
      const { id: task } = await client.conversion.transcribeConversion.mutate({ conversion_id: id, origin: "tool" })
      location.assign(`/transcribe/task/${task}`)
    } catch (error) {
      toast(saying(error, t("made.notTranscribed")), { tone: "bad" })
    }
  }
  return (
    <li className="px-4 py-3.5 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3">
        <h3 title={file_name} className="min-w-0 flex-1 truncate text-base font-[560]">{file_name}</h3>
        {isMade && (
          <Button size="sm" className="max-sm:h-11" onClick={() => void transcribe()}>{t("made.transcribe")}</Button>
        )}
        {isRunning(conversion) && (
          <Button
            size="sm"
            className="max-sm:h-11"
            onClick={() => void act(client.conversion.cancelConversion.mutate({ conversion_id: id }))}
          >
            {t("act.cancel")}
          </Button>
        )}
        <Button
          size="iconSm"
          tone="ghost"
          className="max-sm:!size-11"
          aria-label={t("media.remove", { file: file_name })}
          onClick={() => void act(client.conversion.deleteConversion.mutate({ conversion_id: id }))}
        >
          <Trash2 />
        </Button>
      </div>
      <p className="text-sm text-fg-3">
        {dayOf(new Date(created_at), language)} · {format.toUpperCase()} · {t("unit.percent", { value: quality })} ·
        {" "}
        {sizeOf(original_size, language)}
      </p>
      {isRunning(conversion) && (
        <ProgressBar value={progress * 100} label={t("media.step.converting")} className="mt-2.5 w-full" />
      )}
      {status === "failed" && <p className="mt-1 text-base text-bad">{failureText(conversion)}</p>}
      {status === "cancelled" && <p className="mt-1 text-base text-fg-2">{t("made.cancelled")}</p>}
      {isMade && (
        <MadeFile
          key={status}
          made={status === "expired" ? { ...made, endsAt: 0 } : made}
          originalSize={original_size}
          onAgain={again}
        />
      )}
      {isAsking && <LoginDialog onClose={() => setAsking(false)} />}
    </li>
  )
}
