import { barColour, nameColour } from "#web/ui/speaker-colour.ts"
import { clsx } from "clsx"
import type { ReactElement, ReactNode } from "react"
import type { Tag } from "./use-tags.ts"

/** In the order of the colours of people, whose shades they share. */
export const tagColours = ["violet", "teal", "amber", "pink", "blue", "green", "red", "grey"] as const

interface TagLabelProps {
  readonly tag: Pick<Tag, "name" | "colour">
  readonly className?: string
  /** A button that takes it off. */
  readonly children?: ReactNode
}

/** A tag, in its colour. */
export const TagLabel = ({ tag: { name, colour }, className, children }: TagLabelProps): ReactElement => {
  const place = tagColours.indexOf(colour)
  return (
    <span
      className={clsx("inline-flex max-w-44 items-center rounded-full text-xs font-[540]", className ?? "h-5 px-2")}
      style={{
        color: nameColour(place),
        background: `color-mix(in oklab, ${barColour(place)} 16%, var(--surface))`,
      }}
    >
      <span className="truncate">{name}</span>
      {children}
    </span>
  )
}
