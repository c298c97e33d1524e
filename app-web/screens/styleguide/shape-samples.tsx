import { type TextKey, useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"

const shadows: ReadonlyArray<readonly [string, TextKey<"styleguide">]> = [
  ["e1", "guide.e1"],
  ["e2", "guide.e2"],
  ["e3", "guide.e3"],
  ["e4", "guide.e4"],
]

const radii = [["xs", 6], ["sm", 8], ["md", 10], ["lg", 14], ["xl", 18], ["2xl", 24]] as const

export const ShapeSamples = (): ReactElement => {
  const t = useText("styleguide")
  return (
    <>
      <div className="grid grid-cols-2 gap-5 xl:grid-cols-4">
        {shadows.map(([name, use]) => (
          <div key={name} className="rounded-lg bg-raised p-4" style={{ boxShadow: `var(--shadow-${name.slice(1)})` }}>
            <p className="text-sm font-[560]">{name}</p>
            <p className="text-xs text-fg-3">{t(use)}</p>
          </div>
        ))}
      </div>
      <div className="flex flex-wrap gap-5">
        {radii.map(([name, radius]) => (
          <div key={name} className="text-center">
            <div
              className="size-14 bg-accent-soft shadow-[inset_0_0_0_1.5px_var(--brand)]"
              style={{ borderRadius: radius }}
            />
            <p className="mt-1 text-2xs text-fg-3">{name} {radius}</p>
          </div>
        ))}
      </div>
    </>
  )
}
