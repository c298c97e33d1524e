import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { useKeys } from "#web/lib/keys.ts"
import { useText } from "#web/lib/text.ts"
import { useMedia } from "#web/lib/use-media.ts"
import { type KeyboardEvent, type ReactElement, useEffect, useRef } from "react"

export type Tab = "original" | "summary" | "mindmap" | "speakers" | "timeline"

/** In the order of the keys 1, 2, 3. */
const everywhere: ReadonlyArray<Tab> = ["original", "summary", "mindmap"]

/** Phones also have the speakers and the timeline, which wider windows show beside the text. */
export const useTabs = ({ is_spoken, transcribed_at }: OpenedTask): ReadonlyArray<Tab> => {
  const isPhone = !useMedia("(min-width: 768px)")
  return isPhone && is_spoken && transcribed_at !== null ? [...everywhere, "speakers", "timeline"] : everywhere
}

interface TaskTabsProps {
  readonly tabs: ReadonlyArray<Tab>
  readonly chosen: Tab
  readonly onChoose: (tab: Tab) => void
}

/** The id of the panel that a tab controls. */
export const panelId = (tab: Tab): string => `panel-${tab}`

const look =
  "relative h-11 shrink-0 rounded-xs text-base whitespace-nowrap font-[520] text-fg-3 transition-colors after:absolute after:inset-x-0 after:bottom-0 after:h-[2px] after:rounded-full after:bg-transparent hover:text-fg aria-selected:text-fg aria-selected:after:bg-brand max-sm:grow"

/** Original, Summary, Mind map: by click, by arrow keys, by 1, 2, 3. */
export const TaskTabs = ({ tabs, chosen, onChoose }: TaskTabsProps): ReactElement => {
  const t = useText("task-header")
  const list = useRef<HTMLDivElement>(null)
  useKeys({
    "1": () => onChoose("original"),
    "2": () => onChoose("summary"),
    "3": () => onChoose("mindmap"),
  })
  const isThere = tabs.includes(chosen)
  // Not all of them fit on a phone in every language.
  useEffect(() => {
    if (!isThere) return
    list.current?.querySelector(`[data-tab=${chosen}]`)?.scrollIntoView({ block: "nearest", inline: "nearest" })
  }, [chosen, isThere])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(tabs, chosen, event.key)
    if (next === null) return
    event.preventDefault()
    onChoose(next)
    list.current?.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t("task.views")}
      className="flex gap-6 max-sm:-mx-1 max-sm:flex-1 max-sm:gap-3 max-sm:overflow-x-auto max-sm:px-1 max-sm:[scrollbar-width:none]"
    >
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          data-tab={tab}
          aria-selected={tab === chosen}
          aria-controls={panelId(tab)}
          tabIndex={tab === chosen ? 0 : -1}
          className={look}
          onClick={() => onChoose(tab)}
          onKeyDown={onKeyDown}
        >
          {t(`tab.${tab}`)}
        </button>
      ))}
    </div>
  )
}

const neighbour = (tabs: ReadonlyArray<Tab>, tab: Tab, key: string): Tab | null => {
  const at = tabs.indexOf(tab)
  if (key === "Home") return "original"
  if (key === "End") return tabs.at(-1) ?? null
  if (key === "ArrowRight") return tabs[(at + 1) % tabs.length] ?? null
  return key === "ArrowLeft" ? tabs.at(at - 1) ?? null : null
}
