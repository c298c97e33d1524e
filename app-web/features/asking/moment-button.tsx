import { speakerName } from "#web/entities/transcript/speaker-name.ts"
import { clock } from "#web/lib/format.ts"
import { useText } from "#web/lib/text.ts"
import { Play, TextQuote } from "lucide-react"
import type { ReactElement, ReactNode } from "react"

interface MomentIconProps {
  /** Milliseconds; null in a text, which is not played. */
  readonly begin: number | null
}

export const MomentIcon = ({ begin }: MomentIconProps): ReactElement =>
  begin === null
    ? <TextQuote className="size-3" aria-hidden />
    : <Play className="size-2.5" fill="currentColor" strokeWidth={0} aria-hidden />

interface MomentButtonProps extends MomentIconProps {
  readonly speaker: string | null
  readonly onShow: () => void
  /** What was said there. */
  readonly children: ReactNode
}

/** A passage, under its time and speaker: shown and played on a press. */
export const MomentButton = ({ begin, speaker, onShow, children }: MomentButtonProps): ReactElement => {
  const t = useText()
  const place = [begin === null ? "" : clock(begin), speakerName(speaker, t)].filter(Boolean).join(" · ")
  return (
    <button
      type="button"
      data-plays
      onClick={onShow}
      className="w-full rounded-md bg-surface px-3 py-2 text-left text-base shadow-[inset_0_0_0_1px_var(--line)] hover:bg-hover"
    >
      <span className="tnum flex items-center gap-1.5 text-xs font-[560] text-accent-text">
        <MomentIcon begin={begin} />
        {place}
      </span>
      {children}
    </button>
  )
}
