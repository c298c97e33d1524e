import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { Tabs } from "radix-ui"
import type { ReactElement } from "react"
import { documents, recordings } from "./files/chosen-lists.ts"
import { useSources } from "./use-sources.ts"

/** The tabs; a number shows where files are waiting. */
export const TabList = (): ReactElement => {
  const t = useText("add-dialog")
  const sources = useSources()
  const waiting: Partial<Record<string, number>> = {
    files: useStore(recordings).length,
    document: useStore(documents).length,
  }
  return (
    <Tabs.List
      aria-label={t("add.source")}
      className="mb-4 grid auto-cols-fr grid-flow-col gap-1 rounded-md bg-hover p-1"
    >
      {sources.map(({ tab, icon: Icon }) => (
        <Tabs.Trigger
          key={tab}
          value={tab}
          className="flex h-9 min-w-0 items-center justify-center gap-2 rounded-sm text-base font-[520] text-fg-2 transition-colors hover:text-fg data-[state=active]:bg-raised data-[state=active]:text-fg data-[state=active]:shadow-e1 max-sm:h-13 max-sm:flex-col max-sm:gap-0.5 max-sm:text-2xs dark:data-[state=active]:bg-line-strong"
        >
          <Icon className="size-4 shrink-0 max-sm:size-[18px]" aria-hidden />
          <span className="max-w-full truncate">{t(`add.tab.${tab}`)}</span>
          {(waiting[tab] ?? 0) > 0 && (
            <span className="tnum -ml-1 rounded-full bg-accent-soft px-1.5 text-2xs font-[560] text-accent-text max-sm:absolute max-sm:mt-[-4px] max-sm:ml-8">
              {waiting[tab]}
            </span>
          )}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  )
}
