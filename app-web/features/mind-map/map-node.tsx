import { barColour, nameColour } from "#web/ui/speaker-colour.ts"
import { clsx } from "clsx"
import type { CSSProperties, ReactElement } from "react"
import type { Placed } from "./layout.ts"
import type { VisibleNode } from "./tree.ts"

interface MapNodeProps {
  readonly visible: VisibleNode
  /** Null until it is measured. */
  readonly placed: Placed | null
  readonly isOpen: boolean
  readonly isCurrent: boolean
  readonly onPress: () => void
  readonly onFocus: () => void
}

const shapes = [
  "max-w-[304px] max-sm:max-w-[136px] max-sm:px-3 rounded-[14px] bg-accent px-[22px] py-[14px] text-center text-[18px] leading-[26px] font-[620] text-white",
  "max-w-[258px] max-sm:max-w-[150px] rounded-[10px] px-[14px] py-2 text-center text-[15px] leading-[22px] font-[580]",
  "max-w-[288px] max-sm:max-w-[152px] px-1 py-[3px] text-left text-[14px] leading-[20px] text-fg",
] as const

/** A node of the map. Its text is whole; a number says how much is folded away under it. */
export const MapNodeView = (
  { visible: { node, depth }, placed, isOpen, isCurrent, onPress, onFocus }: MapNodeProps,
): ReactElement => {
  const isBranch = depth === 1 && placed !== null
  const style: CSSProperties = {
    ...(placed === null ? { visibility: "hidden" } : { transform: `translate(${placed.x}px, ${placed.y}px)` }),
    ...(isBranch && {
      color: nameColour(placed.branch),
      background: `color-mix(in oklab, ${barColour(placed.branch)} 18%, var(--surface))`,
    }),
  }
  const folded = isOpen ? 0 : node.children.length
  return (
    <button
      type="button"
      role="treeitem"
      data-node={node.id}
      tabIndex={isCurrent ? 0 : -1}
      aria-level={depth + 1}
      aria-selected={isCurrent}
      aria-expanded={node.children.length === 0 ? undefined : isOpen}
      style={style}
      onClick={onPress}
      onFocus={onFocus}
      className={clsx("absolute top-0 left-0 w-max break-words", shapes[Math.min(depth, 2)])}
    >
      {node.text}
      {folded > 0 && depth > 0 && (
        <span aria-hidden className="tnum ml-1.5 inline-block rounded-full bg-hover px-1.5 text-xs text-fg-2">
          {folded}
        </span>
      )}
    </button>
  )
}
