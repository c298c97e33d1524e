import { indexAtTime, type Lines } from "#web/entities/transcript/lines.ts"
import { clock } from "#web/lib/format.ts"
import { colourIndex, nameColour } from "#web/ui/speaker-colour.ts"
import type { ReactElement } from "react"

interface HoverCardProps {
  readonly lines: Lines
  /** Milliseconds. */
  readonly time: number
  /** The horizontal position, as a fraction of the width. */
  readonly share: number
}

/** A preview of what is said at a time. */
export const HoverCard = ({ lines, time, share }: HoverCardProps): ReactElement => {
  const at = indexAtTime(lines.begins, time)
  const index = lines.speakerOf[at] ?? -1
  const speaker = lines.speakers[index]
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute bottom-full z-30 mb-3 w-64 -translate-x-1/2 animate-fade rounded-md bg-raised px-3 py-2 text-sm shadow-e3 max-md:hidden"
      style={{ left: `clamp(128px, ${share * 100}%, calc(100% - 128px))` }}
    >
      <span className="flex items-center gap-2">
        <span className="tnum font-[560]">{clock(time)}</span>
        {speaker !== undefined && (
          <span className="truncate" style={{ color: nameColour(colourIndex(speaker.id, index)) }}>{speaker.name}</span>
        )}
      </span>
      {at >= 0 && <span className="mt-0.5 line-clamp-2 text-fg-2">{lines.texts[at]}</span>}
    </div>
  )
}
