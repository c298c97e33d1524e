import { clock } from "#web/lib/format.ts"
import { Avatar } from "#web/ui/avatar.tsx"
import { nameColour } from "#web/ui/speaker-colour.ts"
import { memo, type ReactElement } from "react"
import type { Translate } from "../texts.ts"

interface TurnHeaderProps {
  readonly name: string
  /** Of the colours. */
  readonly index: number
  /** Milliseconds. */
  readonly begin: number
  /** From the first line of the turn to the end of its last. */
  readonly top: number
  readonly height: number
  readonly place: number
  readonly places: number
  /** Its first line. */
  readonly line: number
  readonly onPress: ((line: number, isTurn: boolean) => void) | null
  readonly t: Translate
}

/** Who speaks. The name goes along with its lines as long as one of them is to be seen. */
export const TurnHeader = memo((
  { name, index, begin, top, height, place, places, line, onPress, t }: TurnHeaderProps,
): ReactElement => {
  const person = (
    <>
      <Avatar name={name} index={index} size={24} />
      <span className="truncate text-base font-[600]" style={{ color: nameColour(index) }}>{name}</span>
    </>
  )
  return (
    <li
      aria-posinset={place}
      aria-setsize={places}
      className="pointer-events-none absolute inset-x-0 z-10"
      style={{ top, height }}
    >
      <div className="sticky top-0 flex h-11 items-center gap-2.5 bg-surface px-4 pt-3 pb-0.5 md:px-8 md:pl-[112px]">
        {onPress === null ? person : (
          <button
            type="button"
            aria-label={t("speakers.changeOf", { name })}
            className="pointer-events-auto -mx-1.5 flex min-w-0 items-center gap-2.5 rounded-sm px-1.5 hover:bg-hover pointer-coarse:-my-2.5 pointer-coarse:py-2.5"
            onClick={() => onPress(line, true)}
          >
            {person}
          </button>
        )}
        <span className="tnum text-xs text-fg-3 md:hidden">{clock(begin)}</span>
      </div>
    </li>
  )
})
