import { clock } from "#web/lib/format.ts"
import type { Translate } from "#web/lib/text.ts"
import { Avatar } from "#web/ui/avatar.tsx"
import { nameColour } from "#web/ui/speaker-colour.ts"
import { memo, type ReactElement } from "react"

interface TurnHeaderProps {
  readonly name: string
  /** Decides the colour. */
  readonly index: number
  /** Milliseconds; null if the text has no times. */
  readonly begin: number | null
  /** Spans from its first line to the end of its last. */
  readonly top: number
  readonly height: number
  readonly position: number
  readonly setSize: number
  /** Its first line. */
  readonly line: number
  readonly onPress: ((line: number, isTurn: boolean, anchor: Element) => void) | null
  readonly t: Translate<"transcript">
}

/** The speaker of a turn. The name stays in view as long as one of its lines does. */
export const TurnHeader = memo((
  { name, index, begin, top, height, position, setSize, line, onPress, t }: TurnHeaderProps,
): ReactElement => {
  const person = (
    <>
      <Avatar name={name} index={index} size={24} />
      <span className="truncate text-base font-[600]" style={{ color: nameColour(index) }}>{name}</span>
    </>
  )
  return (
    <li
      aria-posinset={position}
      aria-setsize={setSize}
      className="pointer-events-none absolute inset-x-0 z-10"
      style={{ top, height }}
    >
      <div className="sticky top-0 flex h-11 items-center gap-2.5 bg-surface px-4 pt-3 pb-0.5 md:px-8 md:pl-[112px]">
        {onPress === null ? person : (
          <button
            type="button"
            aria-label={t("speakers.changeOf", { name })}
            className="pointer-events-auto -mx-1.5 flex min-w-0 items-center gap-2.5 rounded-sm px-1.5 hover:bg-hover pointer-coarse:-my-2.5 pointer-coarse:py-2.5"
            onClick={({ currentTarget }) => onPress(line, true, currentTarget)}
          >
            {person}
          </button>
        )}
        {begin !== null && <span className="tnum text-xs text-fg-3 md:hidden">{clock(begin)}</span>}
      </div>
    </li>
  )
})
