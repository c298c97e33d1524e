import { clsx } from "clsx"
import type { ReactElement } from "react"
import { initials } from "./initials.ts"
import { barColour, nameColour } from "./speaker-colour.ts"

interface AvatarProps {
  readonly name: string
  /** The speaker's position in order of appearance: it decides the colour. */
  readonly index: number
  readonly size?: number
  readonly ring?: boolean
}

/** A person as two letters in their colour. The name always appears next to it. */
export const Avatar = ({ name, index, size = 26, ring = false }: AvatarProps): ReactElement => (
  <span
    aria-hidden
    // Drawn by CSS, so that only the name next to it is read out and searched.
    data-letters={initials(name)}
    className={clsx(
      "inline-flex shrink-0 before:content-[attr(data-letters)] items-center justify-center rounded-full font-[600]",
      ring && "ring-2 ring-surface",
    )}
    style={{
      width: size,
      height: size,
      fontSize: size * 0.38,
      color: nameColour(index),
      background: `color-mix(in oklab, ${barColour(index)} 20%, var(--surface))`,
    }}
  />
)
