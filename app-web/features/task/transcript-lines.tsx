import type { ReactElement } from "react"
import { clock, t } from "../../lib/text.ts"

export interface LineShown {
  readonly id: string
  readonly begin: number
  readonly text: string
  readonly speaker_id: string | null
}

interface TranscriptLinesProps {
  readonly lines: ReadonlyArray<LineShown>
  readonly speakers: ReadonlyArray<{ readonly id: string; readonly name: string }>
  readonly hasTimes: boolean
}

/** The lines with their times; a name stands where somebody else begins to speak. */
export const TranscriptLines = ({ lines, speakers, hasTimes }: TranscriptLinesProps): ReactElement => {
  if (lines.length === 0) return <p className="quiet">{t("task.noText")}</p>
  const order = new Map(speakers.map(({ id, name }, index) => [id, { name, colour: `sp${index % 8}` }]))
  return (
    <div>
      {lines.map(({ id, begin, text, speaker_id }, index) => {
        const speaker = speaker_id === null ? undefined : order.get(speaker_id)
        const isNew = speaker_id !== lines[index - 1]?.speaker_id
        return (
          <div key={id} className="line" id={`t=${Math.floor(begin / 1000)}`}>
            {hasTimes ? <time>{clock(begin)}</time> : <span />}
            <p>
              {speaker && isNew && <b className={speaker.colour}>{speaker.name}</b>}
              {text}
            </p>
          </div>
        )
      })}
    </div>
  )
}
