import { openAdd } from "#web/features/add-dialog/add-state.ts"
import { useSources } from "#web/features/add-dialog/use-sources.ts"
import { useText } from "#web/lib/text.ts"
import { EmptyWave } from "#web/ui/empty-wave.tsx"
import { clsx } from "clsx"
import type { ReactElement } from "react"
import { ExampleOffer } from "./example-offer.tsx"

/** The empty library: what it will contain, an example to look at first, and the ways to start. */
export const EmptyLibrary = (): ReactElement => {
  const t = useText("library")
  const sources = useSources()
  return (
    <div className="mx-auto max-w-2xl px-6 pt-[7vh] pb-16 text-center">
      <EmptyWave />
      <h2 className="mt-6 text-xl font-[620]">{t("list.empty")}</h2>
      <p className="mx-auto mt-2 max-w-md text-md text-fg-2">{t("list.emptyHint")}</p>
      <ul className="mt-8 grid gap-3 text-left sm:grid-cols-2">
        <ExampleOffer />
        {sources.map(({ tab, icon: Icon, label, hint }, index) => (
          <li key={tab} className={clsx("grid", index === 0 && sources.length % 2 === 1 && "sm:col-span-2")}>
            <button
              type="button"
              onClick={() =>
                openAdd(tab)}
              className="flex items-start gap-3.5 rounded-lg p-4 text-left shadow-[inset_0_0_0_1px_var(--line)] transition-[background-color,box-shadow] hover:bg-hover hover:shadow-[inset_0_0_0_1px_var(--line-strong)] active:bg-hover"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-text">
                <Icon className="size-[18px]" />
              </span>
              <span className="min-w-0">
                <span className="block font-[560]">{t(label)}</span>
                <span className="mt-0.5 block text-sm text-fg-3">{t(hint)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
