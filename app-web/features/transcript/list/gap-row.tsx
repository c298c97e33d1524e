import { player } from "#web/entities/playback/player.ts"
import { useIsManaged } from "#web/entities/task/task-item.ts"
import { clock } from "#web/lib/format.ts"
import type { Translate } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { CircleDashed } from "lucide-react"
import { memo, type ReactElement } from "react"
import { againSpan } from "../again/again-span.ts"
import { type CoverageGap, gapReason } from "../speakers/coverage-gap.ts"

interface GapRowProps {
  readonly row: number
  readonly gap: CoverageGap
  readonly top: number
  readonly position: number
  readonly setSize: number
  readonly measure: (element: HTMLElement | null) => void
  readonly t: Translate<"transcript">
}

/** Speech without words, at its position in the text; a click plays it. */
export const GapRow = memo(({ row, gap, top, position, setSize, measure, t }: GapRowProps): ReactElement => {
  const isManaged = useIsManaged()
  return (
    <li
      ref={measure}
      data-index={row}
      aria-posinset={position}
      aria-setsize={setSize}
      className="absolute inset-x-0 px-4 py-1 md:pr-8 md:pl-[100px]"
      style={{ top }}
    >
      <div className="flex items-center gap-2 rounded-sm border border-dashed border-line-strong pr-1.5 max-md:min-h-11">
        <button
          type="button"
          className="flex min-w-0 flex-1 items-center gap-2 rounded-sm px-3 py-1.5 text-left text-sm text-fg-2 hover:bg-hover max-md:min-h-11"
          onClick={() => player.seek(gap.begin, true)}
        >
          <CircleDashed className="size-4 shrink-0 text-warn" />
          <span className="min-w-0">
            <span className="tnum font-[520]">{t("coverage.gap", { from: clock(gap.begin), to: clock(gap.end) })}</span>
            {": "}
            {gapReason(gap, t)}
          </span>
        </button>
        {isManaged && (
          <Button size="sm" tone="ghost" onClick={() => againSpan.set({ begin: gap.begin, end: gap.end })}>
            {t("again.title")}
          </Button>
        )}
      </div>
    </li>
  )
})
