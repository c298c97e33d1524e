import { Popover as Radix } from "radix-ui"
import { type ReactElement, type ReactNode, useRef, useState } from "react"
import { layers } from "./layers.ts"

interface PopoverProps {
  readonly title: string
  /** What it belongs to. It stays where this was if that scrolls out of the document. */
  readonly anchor: Element
  readonly footer: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A small dialog beside what it is about. It is open while it is rendered; the focus moves to its first field and back. */
export const Popover = ({ title, anchor, footer, onClose, children }: PopoverProps): ReactElement => {
  const content = useRef<HTMLDivElement>(null)
  const [opener] = useState(() => document.activeElement)
  const [place] = useState(() => ({ current: anchorOf(anchor) }))
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={place} />
      <Radix.Portal container={layers}>
        <Radix.Content
          ref={content}
          aria-label={title}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className="scroll z-50 max-h-(--radix-popover-content-available-height) w-80 animate-pop overflow-y-auto rounded-lg bg-raised p-4 shadow-e4 outline-none"
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            content.current?.querySelector("input")?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
          }}
        >
          <h2 className="mb-3 text-base font-[600]">{title}</h2>
          {children}
          {footer !== null && <div className="mt-4 flex flex-wrap justify-end gap-2">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const anchorOf = (anchor: Element) => {
  let last = anchor.getBoundingClientRect()
  return {
    getBoundingClientRect: () => {
      if (anchor.isConnected) last = anchor.getBoundingClientRect()
      return last
    },
  }
}
