import { playerTime } from "#web/entities/playback/player-state.ts"
import { player } from "#web/entities/playback/player.ts"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { indexAtTime } from "#web/entities/transcript/lines.ts"
import { useLines } from "#web/entities/transcript/use-lines.ts"
import { clock } from "#web/lib/format.ts"
import { useSlice } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { useVirtualList } from "#web/lib/use-virtual-list.ts"
import { colourIndex, nameColour } from "#web/ui/speaker-colour.ts"
import { clsx } from "clsx"
import { type ReactElement, useMemo, useRef } from "react"
import { excerptOf, turnsOf } from "./turns.ts"

const estimatedHeight = 74

/** Who speaks from when to when, turn by turn; a turn plays from its beginning. For phones, which have no room beside the text. */
export const TimelineTab = ({ task }: { readonly task: OpenedTask }): ReactElement => {
  const t = useText("transcript")
  const { lines } = useLines(task)
  const turns = useMemo(() => turnsOf(lines), [lines])
  const begins = useMemo(() => Int32Array.from(turns, ({ first }) => lines.begins[first] ?? 0), [turns, lines])
  const now = useSlice(playerTime, (time) => indexAtTime(begins, time))
  const scroller = useRef<HTMLDivElement>(null)
  const list = useVirtualList({
    count: turns.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeight,
    overscan: 8,
  })
  if (turns.length === 0) return <p className="px-6 py-20 text-center text-md text-fg-2">{t("transcript.empty")}</p>
  return (
    <div ref={scroller} className="scroll h-full overflow-y-auto py-2">
      <ol className="relative" style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, start }) => {
          const turn = turns[index] ?? { first: 0, last: 0 }
          const speaker = lines.speakers[lines.speakerOf[turn.first] ?? -1]
          const [begin, end] = [clock(begins[index] ?? 0), clock(lines.ends[turn.last] ?? 0)]
          return (
            <li
              key={index}
              ref={list.measureElement}
              data-index={index}
              aria-setsize={turns.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 px-2"
              style={{ top: start }}
            >
              <button
                type="button"
                data-plays
                aria-current={index === now ? "time" : undefined}
                className={clsx(
                  "block w-full rounded-md px-3 py-2 text-left",
                  index === now ? "bg-accent-soft" : "hover:bg-hover",
                )}
                onClick={() => player.seek(begins[index] ?? 0, true)}
              >
                <span className="flex items-baseline gap-2">
                  {speaker !== undefined && (
                    <span
                      className="truncate font-[600]"
                      style={{ color: nameColour(colourIndex(speaker.id, lines.speakerOf[turn.first] ?? 0)) }}
                    >
                      {speaker.name}
                    </span>
                  )}
                  <span className="tnum ml-auto shrink-0 text-xs text-fg-3">
                    {t("timeline.span", { begin, end })}
                  </span>
                </span>
                <span className="mt-0.5 line-clamp-2 text-sm text-fg-2">{excerptOf(lines, turn)}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
