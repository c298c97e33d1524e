import { clock, sizeOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import { Button } from "#web/ui/button.tsx"
import { Chip } from "#web/ui/chip.tsx"
import { Download, RotateCcw } from "lucide-react"
import { type ReactElement, useEffect, useState } from "react"
import type { Made } from "./items.ts"

/** Counts down to a moment on the clock of this page, which nobody can set; null if there is none. */
const useSecondsLeft = (endsAt: number | null): number | null => {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (endsAt === null) return
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [endsAt])
  return endsAt === null ? null : Math.max(0, Math.ceil((endsAt - now) / 1000))
}

interface MadeFileProps {
  readonly made: Made
  readonly originalSize: number
  readonly onAgain: () => void
}

/** The new file: how much smaller it is, and how long it can be downloaded. */
export const MadeFile = ({ made, originalSize, onAgain }: MadeFileProps): ReactElement => {
  const t = useText("tools/media")
  const language = useLanguage()
  const left = useSecondsLeft(made.endsAt)
  const saved = Math.round((1 - made.size / originalSize) * 100)
  if (left === 0) {
    return (
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <span className="text-base text-fg-2">{t("media.expired")}</span>
        <Button size="sm" className="max-sm:h-11" onClick={onAgain}>
          <RotateCcw />
          {t("media.again")}
        </Button>
      </div>
    )
  }
  return (
    <output className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="text-base">
        {t("media.sizes", { before: sizeOf(originalSize, language), after: sizeOf(made.size, language) })}
      </span>
      {saved > 0 && <Chip tone="ok">{t("media.smaller", { value: saved })}</Chip>}
      {saved < 0 && <Chip tone="warn">{t("media.larger")}</Chip>}
      {left !== null && <span className="tnum text-sm text-fg-3">{t("media.left", { time: clock(left * 1000) })}</span>}
      <a
        href={made.url}
        download={made.name}
        className={buttonStyle({ tone: "primary" }, "ml-auto max-sm:h-11 max-sm:w-full")}
      >
        <Download aria-hidden />
        {t("media.download", { format: made.format.toUpperCase() })}
      </a>
    </output>
  )
}
