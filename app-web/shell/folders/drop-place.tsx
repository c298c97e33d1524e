import { useDropPlace } from "#web/entities/folder/use-drag.ts"
import { clsx } from "clsx"
import { type ReactElement, type ReactNode, useRef } from "react"

interface DropPlaceProps {
  /** The folder; null for files in none. */
  readonly id: string | null
  readonly name: string
  readonly onDrop: (() => void) | undefined
  readonly className?: string
  readonly children: ReactNode
}

/** An entry of the side bar that files can be dropped on. */
export const DropPlace = ({ id, name, onDrop, className, children }: DropPlaceProps): ReactElement => {
  const element = useRef<HTMLDivElement>(null)
  const isOver = useDropPlace(element, { id, name }, () => onDrop?.())
  return (
    <div
      ref={element}
      data-drop-folder={id ?? "uncategorized"}
      className={clsx("rounded-md", isOver && "bg-accent-soft outline-2 -outline-offset-2 outline-brand", className)}
    >
      {children}
    </div>
  )
}
