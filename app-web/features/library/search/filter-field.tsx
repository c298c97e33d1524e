import { clsx } from "clsx"
import { Search, X } from "lucide-react"
import type { KeyboardEvent, ReactElement, RefObject } from "react"
import { useText } from "../texts.ts"

interface FilterFieldProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly value: string
  readonly onChange: (value: string) => void
  /** Escape: clears the filter and leaves the field. */
  readonly onLeave: () => void
  /** Enter or arrow down: moves on to the rows. */
  readonly onContinue: () => void
  readonly className: string
}

/** The longest query the server accepts. */
const maxLength = 200

export const FilterField = (
  { field, value, onChange, onLeave, onContinue, className }: FilterFieldProps,
): ReactElement => {
  const t = useText()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === "Escape") onLeave()
    if (event.key !== "Enter" && event.key !== "ArrowDown") return
    event.preventDefault()
    onContinue()
  }
  return (
    <search className={clsx("relative", className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-fg-3"
      />
      <input
        ref={field}
        value={value}
        maxLength={maxLength}
        aria-label={t("list.filter")}
        placeholder={t("list.filter")}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        className="h-9 w-full rounded-md bg-hover pr-9 pl-9 outline-none placeholder:text-fg-3 focus-visible:shadow-[inset_0_0_0_2px_var(--brand)] max-md:h-11 max-md:text-[16px]"
      />
      {value !== "" && (
        <button
          type="button"
          aria-label={t("list.emptyFilter")}
          className="absolute top-0 right-0 grid size-9 place-items-center rounded-md text-fg-3 hover:text-fg max-md:size-11"
          onClick={() => {
            onChange("")
            field.current?.focus()
          }}
        >
          <X className="size-4" />
        </button>
      )}
    </search>
  )
}
