import { clsx } from "clsx"
import type { KeyboardEvent, ReactElement } from "react"

interface NameListProps {
  readonly label: string
  readonly names: ReadonlyArray<{ readonly key: string; readonly name: string; readonly picture: ReactElement }>
  readonly chosen: string
  /** `byKeys` says that it was chosen by the keyboard. */
  readonly onChoose: (name: string, byKeys: boolean) => void
}

/** Names to choose from. The arrow keys go from one to the next: see `moveAmongNames`. */
export const NameList = ({ label, names, chosen, onChoose }: NameListProps): ReactElement | null =>
  names.length === 0 ? null : (
    <>
      <p aria-hidden className="px-2 pt-2 pb-1 text-xs font-[540] text-fg-3">{label}</p>
      <ul aria-label={label}>
        {names.map(({ key, name, picture }) => (
          <li key={key}>
            <button
              type="button"
              data-name
              onKeyDown={moveAmongNames}
              aria-pressed={chosen === name}
              className={clsx(
                "flex min-h-10 w-full items-center gap-2.5 rounded-sm px-2 text-left max-md:min-h-11",
                chosen === name ? "bg-accent-soft" : "hover:bg-hover",
              )}
              // A press of a key has no position.
              onClick={({ detail }) => onChoose(name, detail === 0)}
            >
              {picture}
              <span className="truncate">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )

const stop = "input:not([type=radio]),[data-name]"

/** The arrow keys go from the field to the names below it, among them, and back. */
export const moveAmongNames = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.nativeEvent.isComposing || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return
  const stops = [...(event.currentTarget.closest("form")?.querySelectorAll<HTMLElement>(stop) ?? [])]
  const at = stops.findIndex((one) => one === event.currentTarget)
  const next = at < 0 ? undefined : stops[at + (event.key === "ArrowDown" ? 1 : -1)]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}
