import { speakerName } from "#web/entities/transcript/speaker-name.ts"
import { clock } from "#web/lib/format.ts"
import { Tip } from "#web/ui/tip.tsx"
import { Play, TextQuote } from "lucide-react"
import type { ReactElement } from "react"
import { useText } from "./texts.ts"
import type { Moment, Sentence } from "./turns.ts"

interface ChipProps {
  readonly sentence: Sentence
  readonly onShow: (moment: Moment | Sentence) => void
}

const chip =
  "tnum relative -top-px ml-1 inline-flex h-[22px] items-center gap-1 rounded-full bg-accent-soft px-2 align-middle text-xs font-[560] text-accent-text transition-colors hover:bg-accent-soft-2 max-md:h-8 max-md:px-3"

/** The number of the place that a sentence is based on: its words on hover, and the place itself on a click. */
export const CitationChip = ({ sentence, onShow }: ChipProps): ReactElement => {
  const t = useText()
  const { number, begin, speaker, quote } = sentence
  const label = [number, begin === null ? null : clock(begin)].filter((part) => part !== null).join(" · ")
  const place = speaker === null ? label : `${label}, ${speakerName(speaker, t)}`
  const name = t(begin === null ? "ask.showPlace" : "ask.playPlace", { place })
  return (
    <Tip label={quote ?? name}>
      <button type="button" data-plays aria-label={name} onClick={() => onShow(sentence)} className={chip}>
        {begin === null ? <TextQuote className="size-3" aria-hidden /> : <PlayIcon />}
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
export const ClosestMoments = ({ moments, onShow }: ClosestProps): ReactElement => {
  const t = useText()
  return (
    <ul className="mt-2 space-y-1">
      {moments.map((moment) => (
        <li key={moment.segments.join()}>
          <button
            type="button"
            data-plays
            onClick={() => onShow(moment)}
            className="w-full rounded-md bg-surface px-3 py-2 text-left text-base shadow-[inset_0_0_0_1px_var(--line)] hover:bg-hover"
          >
            <span className="tnum flex items-center gap-1.5 text-xs font-[560] text-accent-text">
              {moment.begin === null ? <TextQuote className="size-3" aria-hidden /> : <PlayIcon />}
              {[moment.begin === null ? "" : clock(moment.begin), speakerName(moment.speaker, t)].filter(Boolean).join(
                " · ",
              )}
            </span>
            <span className="mt-0.5 line-clamp-3">{moment.text}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const PlayIcon = (): ReactElement => <Play className="size-2.5" fill="currentColor" strokeWidth={0} aria-hidden />
