import type { LineLocks } from "#web/entities/presence/presence.ts"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { useLines } from "#web/entities/transcript/use-lines.ts"
import { useText } from "#web/lib/text.ts"
import { type ReactElement, useMemo, useRef } from "react"
import { noMarks } from "./find/marks.ts"
import { rowsOf } from "./list/rows.ts"
import { TranscriptRows } from "./list/transcript-rows.tsx"
import { useRows } from "./list/use-rows.ts"

interface LiveTranscriptProps {
  readonly task: OpenedTask
  readonly progress: ReactElement
}

const noLocks: LineLocks = new Map()

/** A recording that is being transcribed: the progress, and the lines that are finished. */
export const LiveTranscript = ({ task, progress }: LiveTranscriptProps): ReactElement => {
  const t = useText("transcript")
  const { lines } = useLines(task)
  const rows = useMemo(() => rowsOf(lines, [], null), [lines])
  const box = useRef<HTMLDivElement>(null)
  // A reader at the end stays at the end as lines are added.
  const scroller = useRows(box, rows, lines, -1, { paddingStart: 20, followOnAppend: true })
  if (rows.what.length === 0) {
    return (
      <div className="scroll h-full overflow-y-auto">
        {progress}
      </div>
    )
  }
  return (
    <div className="@container h-full">
      <div className="flex h-full flex-col @4xl:flex-row">
        <div className="scroll shrink-0 overflow-y-auto border-b max-h-[45%] @4xl:order-2 @4xl:max-h-none @4xl:w-[400px] @4xl:border-b-0 @4xl:border-l">
          {progress}
        </div>
        <div ref={box} className="scroll min-h-0 flex-1 overflow-y-auto">
          <ol
            aria-label={t("transcript.lines")}
            className="relative mx-auto w-full max-w-[832px]"
            style={{ height: scroller.getTotalSize() }}
          >
            <TranscriptRows
              scroller={scroller}
              lines={lines}
              rows={rows}
              gaps={[]}
              isSpoken
              marks={noMarks}
              locks={noLocks}
              editing={null}
              activeRow={-1}
              tabStop={-1}
              onSpeaker={null}
            />
          </ol>
        </div>
      </div>
    </div>
  )
}
