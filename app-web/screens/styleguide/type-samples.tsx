import { useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"

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

export const TypeSamples = (): ReactElement => {
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
