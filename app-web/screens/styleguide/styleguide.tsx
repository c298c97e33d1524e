import { useText } from "#web/lib/text.ts"
import { useTitle } from "#web/lib/use-title.ts"
import type { ReactElement } from "react"
import { ColourSamples } from "./colour-samples.tsx"
import { PartSamples } from "./part-samples.tsx"
import { ShapeSamples } from "./shape-samples.tsx"
import { TypeSamples } from "./type-samples.tsx"

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
