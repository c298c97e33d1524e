import { useTitle } from "#web/lib/use-title.ts"
import { NotFound } from "#web/screens/not-found/not-found.tsx"
import { DrawerButton } from "#web/shell/drawer-button.tsx"
import { useText } from "#web/shell/texts.ts"
import { Chip } from "#web/ui/chip.tsx"
import { useParams } from "@tanstack/react-router"
import { BookA, Wrench } from "lucide-react"
import type { ReactElement } from "react"

const places = {
  tools: { icon: Wrench, title: "nav.tools", text: "coming.tools" },
  hotwords: { icon: BookA, title: "nav.hotwords", text: "coming.hotwords" },
} as const

/** A placeholder for a feature that is not there yet. */
export const Coming = (): ReactElement => {
  const t = useText()
  const { place } = useParams({ from: "/app/coming/$place" })
  const known = place === "tools" || place === "hotwords" ? places[place] : null
  useTitle(known === null ? "" : t(known.title))
  if (known === null) return <NotFound />
  const Icon = known.icon
  return (
    <div className="flex h-full flex-col">
      <header className="flex items-center gap-2 px-4 pt-4 md:px-8 md:pt-7">
        <DrawerButton />
        <h1 className="text-2xl font-[640] max-md:text-xl">{t(known.title)}</h1>
        <Chip>{t("coming.chip")}</Chip>
      </header>
      <div className="mx-auto grid max-w-md flex-1 place-content-center justify-items-center gap-5 px-6 pb-24 text-center">
        <span className="grid size-14 place-items-center rounded-lg bg-accent-soft text-accent-text">
          <Icon className="size-6" />
        </span>
        <p className="text-md text-fg-2">{t(known.text)}</p>
      </div>
    </div>
  )
}
