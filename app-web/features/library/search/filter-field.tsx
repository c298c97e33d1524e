import { useText } from "#web/lib/text.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { clsx } from "clsx"
import { Search, X } from "lucide-react"
import { type KeyboardEvent, type ReactElement, type RefObject, Suspense, useId, useState } from "react"

const SearchHint = lazyComponent(() => import("#web/entities/search-hint/search-hint.tsx"), "SearchHint")

interface FilterFieldProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly value: string
  readonly onChange: (value: string) => void
  /** Escape: clears the filter and leaves the field. */
  readonly onLeave: () => void
  /** Enter or arrow down: moves to the rows. */
  readonly onContinue: () => void
  readonly className: string
}

/** The longest query the server accepts. */
const maxLength = 200

export const FilterField = (
  { field, value, onChange, onLeave, onContinue, className }: FilterFieldProps,
): ReactElement => {
  const t = useText("library")
  const [isFocused, setIsFocused] = useState(false)
  const hint = useId()
  const isHinting = isFocused && value === ""
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
        aria-describedby={isHinting ? hint : undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
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
      {isHinting && (
        <Suspense>
          <SearchHint
            id={hint}
            className="pointer-events-none absolute top-full right-0 z-30 mt-1.5 w-max max-w-[min(24rem,calc(100vw-32px))] max-md:right-auto max-md:left-0 animate-fade rounded-md bg-raised px-3 py-2 text-sm text-fg-2 shadow-e2"
          />
        </Suspense>
      )}
    </search>
  )
}
