import { useText } from "#web/lib/text.ts"
import { useTitle } from "#web/lib/use-title.ts"
import type { ReactElement } from "react"
import { ColourSamples } from "./colour-samples.tsx"
import { PartSamples } from "./part-samples.tsx"
import { ShapeSamples } from "./shape-samples.tsx"

const sizes = [
  ["34 / 42, 660", "text-3xl font-[660]"],
  ["26 / 34, 640", "text-2xl font-[640]"],
  ["20 / 28, 640", "text-xl font-[640]"],
  ["17 / 26, 620", "text-lg font-[620]"],
  ["15.5 / 26, 400", "text-[15.5px] leading-[26px]"],
  ["15 / 24, 560", "text-md font-[560]"],
  ["14 / 21, 400", "text-base"],
  ["13 / 20, 400", "text-sm text-fg-3"],
  ["12 / 16, 480", "text-xs text-fg-3"],
] as const

const TypeSamples = (): ReactElement => {
  const t = useText("styleguide")
  return (
    <div className="min-w-0 space-y-2.5">
      {sizes.map(([name, look]) => (
        <div key={name} className="flex items-baseline gap-3">
          <span className="tnum w-[92px] shrink-0 text-2xs text-fg-3">{name}</span>
          <span className={`${look} truncate`}>{t("guide.sentence")}</span>
        </div>
      ))}
    </div>
  )
}

/** All tokens and parts, both themes side by side: one page to look at, and to take screenshots of. */
export const Styleguide = (): ReactElement => {
  const t = useText("styleguide")
  useTitle(t("guide.title"))
  return (
    <main id="content" className="flex min-h-dvh max-lg:flex-col">
      <h1 className="sr-only">{t("guide.title")}</h1>
      <Half theme="light" />
      <Half theme="dark" />
    </main>
  )
}

const Half = ({ theme }: { readonly theme: "light" | "dark" }): ReactElement => {
  const t = useText("styleguide")
  return (
    <section
      data-theme={theme}
      aria-label={t(`theme.${theme}`)}
      className="min-w-0 flex-1 bg-canvas p-8 text-fg max-sm:p-3"
    >
      <div className="space-y-8 rounded-xl bg-surface p-8 shadow-e2 ring-1 ring-line max-sm:p-4">
        <h2 className="text-lg font-[620]">{t(`theme.${theme}`)}</h2>
        <ColourSamples />
        <div className="grid grid-cols-1 gap-8 xl:grid-cols-2">
          <TypeSamples />
          <PartSamples />
        </div>
        <ShapeSamples />
      </div>
    </section>
  )
}
