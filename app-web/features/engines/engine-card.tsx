import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Chip } from "#web/ui/chip.tsx"
import { Check } from "lucide-react"
import { type ReactElement, type ReactNode, useId, useRef } from "react"

interface EngineCardProps {
  readonly title: string
  readonly text: string
  readonly isUsed: boolean
  /** Announced to screen readers when it changes. */
  readonly status: string
  readonly error: unknown
  readonly children: ReactNode
  /** Buttons; pressing one moves the focus to the card, as most of them disappear. */
  readonly actions: ReactNode
}

/** One engine. */
export const EngineCard = (
  { title, text, isUsed, status, error, children, actions }: EngineCardProps,
): ReactElement => {
  const t = useText("engines")
  const id = useId()
  const card = useRef<HTMLLIElement>(null)
  return (
    <li
      ref={card}
      tabIndex={-1}
      aria-labelledby={id}
      className="rounded-lg bg-surface p-5 shadow-[inset_0_0_0_1px_var(--line)] outline-none focus-visible:shadow-[inset_0_0_0_2px_var(--brand)] max-sm:p-4"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={id} className="text-lg font-[600]">{title}</h3>
        {isUsed && (
          <Chip tone="ok">
            <Check aria-hidden />
            {t("engines.used")}
          </Chip>
        )}
        <output className="sr-only">{status}</output>
      </div>
      <p className="mt-1 text-fg-2">{text}</p>
      {children}
      {error !== null && <p role="alert" className="mt-3 text-sm text-bad">{errorMessage(error)}</p>}
      <div
        className="mt-4 flex flex-wrap gap-2 empty:hidden"
        onClickCapture={({ target }) => {
          if (target instanceof Element && target.closest("[data-leaves]") !== null) card.current?.focus()
        }}
      >
        {actions}
      </div>
    </li>
  )
}
