import { speakerName } from "#web/entities/transcript/speaker-name.ts"
import { clock } from "#web/lib/format.ts"
import { useText } from "#web/lib/text.ts"
import { Tip } from "#web/ui/tip.tsx"
import { Play, TextQuote } from "lucide-react"
import type { ReactElement, ReactNode } from "react"
import type { Moment, Sentence } from "./turns.ts"

interface ChipProps {
  readonly sentence: Sentence
  readonly onShow: (moment: Moment | Sentence) => void
}

const chip =
  "tnum relative -top-px ml-1 inline-flex h-[22px] items-center gap-1 rounded-full bg-accent-soft px-2 align-middle text-xs font-[560] text-accent-text transition-colors hover:bg-accent-soft-2 max-md:h-8 max-md:px-3"

/** The number of the place that a sentence is based on: its words on hover, and the place itself on a click. */
export const CitationChip = ({ sentence, onShow }: ChipProps): ReactElement => {
  const t = useText("asking")
  const { number, begin, speaker, quote } = sentence
  const label = [number, begin === null ? null : clock(begin)].filter((part) => part !== null).join(" · ")
  const place = speaker === null ? label : `${label}, ${speakerName(speaker, t)}`
  const name = t(begin === null ? "ask.showPlace" : "ask.playPlace", { place })
  return (
    <Tip label={quote ?? name}>
      <button type="button" data-plays aria-label={name} onClick={() => onShow(sentence)} className={chip}>
        <MomentIcon begin={begin} />
        {label}
      </button>
    </Tip>
  )
}

interface ClosestProps {
  readonly moments: ReadonlyArray<Moment>
  readonly onShow: (moment: Moment | Sentence) => void
}

/** The places closest to a question that has no sure answer. */
export const ClosestMoments = ({ moments, onShow }: ClosestProps): ReactElement => (
  <ul className="mt-2 space-y-1">
    {moments.map((moment) => (
      <li key={moment.segments.join()}>
        <MomentButton begin={moment.begin} speaker={moment.speaker} onShow={() => onShow(moment)}>
          <span className="mt-0.5 line-clamp-3">{moment.text}</span>
        </MomentButton>
      </li>
    ))}
  </ul>
)

interface MomentIconProps {
  /** Milliseconds; null in a text, which is not played. */
  readonly begin: number | null
}

const MomentIcon = ({ begin }: MomentIconProps): ReactElement =>
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
