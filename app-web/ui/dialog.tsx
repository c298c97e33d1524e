import { useBackCloses } from "#web/lib/layer-history.ts"
import { useText } from "#web/lib/text.ts"
import { clsx } from "clsx"
import { X } from "lucide-react"
import { Dialog as Radix } from "radix-ui"
import { type ReactElement, type ReactNode, useRef, useState } from "react"
import { Button } from "./button.tsx"
import { layers } from "./layers.ts"

interface DialogProps {
  readonly title: string
  readonly description?: string
  readonly footer?: ReactNode
  readonly className?: string
  /** What it holds grows below fields that can be used already: its top stays where it is, and so do they. */
  readonly grows?: boolean
  readonly onClose: () => void
  readonly children?: ReactNode
}

const frame =
  "scroll fixed z-50 overflow-y-auto bg-raised shadow-e4 outline-none max-sm:inset-x-0 max-sm:bottom-0 max-sm:animate-sheet max-sm:rounded-t-2xl sm:left-1/2 sm:-translate-x-1/2 sm:animate-fade sm:rounded-xl"
const centred = "max-h-[92dvh] sm:top-1/2 sm:-translate-y-1/2"
const fromTheTop = "max-sm:flex max-sm:h-[92dvh] max-sm:flex-col sm:top-[8dvh] sm:max-h-[84dvh]"

/**
 * A dialog over the page; on phones a sheet from the bottom. It is open while it is rendered. The focus moves to its first
 * field, and back to where it was when the dialog closes.
 */
export const Dialog = (
  { title, description, footer, className, grows = false, onClose, children }: DialogProps,
): ReactElement => {
  const t = useText()
  const content = useRef<HTMLDivElement>(null)
  useBackCloses(onClose)
  const [opener] = useState(() => document.activeElement)
  const focusField = (event: Event) => {
    const field = content.current?.querySelector<HTMLElement>("input:not([disabled]),textarea,select")
    if (field === null || field === undefined) return
    event.preventDefault()
    field.focus()
  }
  const focusOpener = (event: Event) => {
    event.preventDefault()
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  }
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal container={layers}>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-scrim motion-safe:backdrop-blur-[2px]" />
        <Radix.Content
          ref={content}
          onOpenAutoFocus={focusField}
          onCloseAutoFocus={focusOpener}
          {...(description === undefined ? { "aria-describedby": undefined } : {})}
          className={clsx(frame, grows ? fromTheTop : centred, className ?? "sm:w-[min(560px,calc(100vw-32px))]")}
        >
          <div className="sticky top-0 z-10 flex items-start gap-4 bg-raised px-6 pt-5 pb-3">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-lg font-[620]">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-1 text-base text-fg-2">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <Button tone="ghost" size="iconSm" aria-label={t("act.close")} className="-mr-2">
                <X />
              </Button>
            </Radix.Close>
          </div>
          <div className="grow px-6 pb-5">{children}</div>
          {footer !== undefined && (
            <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-2 border-t bg-raised px-6 pt-4 pb-[max(16px,env(safe-area-inset-bottom))] max-sm:[&>button]:h-11 max-sm:[&>button]:flex-1">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
