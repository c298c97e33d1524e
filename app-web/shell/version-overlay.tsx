import { useText } from "#web/lib/text.ts"
import { Logo } from "#web/ui/logo.tsx"
import { ProgressBar } from "#web/ui/progress-bar.tsx"
import { type ReactElement, useEffect, useState } from "react"
import { addressAfterUpdate } from "./update-mark.ts"

/** How long the bar fills, how often it moves, and how long it stays full. */
const filling = { durationMs: 20_000, tickMs: 100, fullMs: 200 }

/** How often an unreachable server is polled. */
const awayPollMs = 1000

/** Covers the page while the service is being updated, then reloads it, as soon as the server answers. Typed text is safe in drafts. */
export const VersionOverlay = (): ReactElement => {
  const t = useText()
  const percent = useFilling()
  useEffect(() => {
    if (percent < 100) return
    const leaving = new AbortController()
    void reload(leaving.signal)
    return () => leaving.abort()
  }, [percent])
  return (
    <div
      role="alertdialog"
      aria-modal="true"
      aria-labelledby="updating"
      className="fixed inset-0 z-100 grid animate-fade place-items-center bg-canvas p-6"
    >
      <div className="grid w-full max-w-sm justify-items-center gap-5 text-center">
        <Logo size={48} />
        <div>
          <p id="updating" className="text-xl font-[620]">{t("update.title")}</p>
          <p className="mt-1.5 text-md text-fg-2">{t("update.text")}</p>
        </div>
        <div className="flex w-full items-center gap-4">
          <ProgressBar value={percent} label={t("update.title")} className="h-2 flex-1" />
          <span className="tnum w-12 text-right font-[560]">{t("unit.percent", { value: percent })}</span>
        </div>
      </div>
    </div>
  )
}

/** If the server is still unreachable, the reader would be left with a browser error, which nothing reloads. */
const reload = async (signal: AbortSignal, delayMs: number = filling.fullMs): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, delayMs))
  const isThere = await fetch(location.href, { method: "HEAD", signal }).then(() => true, () => false)
  if (signal.aborted) return
  if (isThere) location.replace(addressAfterUpdate())
  else await reload(signal, awayPollMs)
}

/** By the clock, so that a tab in the background fills just as fast. */
const useFilling = (): number => {
  const [percent, setPercent] = useState(0)
  useEffect(() => {
    const startedAt = performance.now()
    const timer = setInterval(() => {
      const done = Math.min(100, Math.floor(((performance.now() - startedAt) / filling.durationMs) * 100))
      setPercent(done)
      if (done === 100) clearInterval(timer)
    }, filling.tickMs)
    return () => clearInterval(timer)
  }, [])
  return percent
}
