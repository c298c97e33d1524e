import type { ReactElement } from "react"

interface TabsProps<Name extends string> {
  readonly names: ReadonlyArray<Name>
  readonly labelOf: (name: Name) => string
  readonly chosen: Name
  readonly onChoose: (name: Name) => void
}

/** A row of tabs; arrow keys go from one to the next. */
export const Tabs = <Name extends string>({ names, labelOf, chosen, onChoose }: TabsProps<Name>): ReactElement => (
  <div
    role="tablist"
    tabIndex={-1}
    onKeyDown={(event) => {
      const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0
      const next = names[(names.indexOf(chosen) + by + names.length) % names.length]
      if (by === 0 || next === undefined) return
      onChoose(next)
      document.querySelector<HTMLElement>(`#tab-${next}`)?.focus()
    }}
  >
    {names.map((name) => (
      <button
        key={name}
        id={`tab-${name}`}
        type="button"
        role="tab"
        aria-selected={name === chosen}
        aria-controls={`panel-${name}`}
        tabIndex={name === chosen ? 0 : -1}
        onClick={() => onChoose(name)}
      >
        {labelOf(name)}
      </button>
    ))}
  </div>
)
