import { player } from "#web/entities/playback/player.ts"
import { clock } from "#web/lib/format.ts"
import { Play } from "lucide-react"
import type { ReactElement, ReactNode } from "react"
import { useText } from "./texts.ts"

interface CitationChipProps {
  readonly second: number
  readonly children: ReactNode
}

/** The time a claim comes from; a click plays the recording from there. */
export const CitationChip = ({ second, children }: CitationChipProps): ReactElement => {
  const t = useText()
  return (
    <button
      type="button"
      aria-label={t("summary.playFrom", { time: clock(second * 1000) })}
      onClick={() => player.seek(second * 1000, true)}
      className="tnum relative -top-px mx-0.5 inline-flex h-[22px] items-center gap-1 rounded-full bg-accent-soft px-2 align-middle text-xs font-[560] text-accent-text transition-colors hover:bg-accent-soft-2 max-md:h-8 max-md:px-3"
    >
      <Play className="size-2.5" fill="currentColor" strokeWidth={0} />
      {children}
    </button>
  )
}
