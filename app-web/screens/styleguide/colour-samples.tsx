import { type TextKey, useText } from "#web/lib/text.ts"
import { Avatar } from "#web/ui/avatar.tsx"
import { barColour, nameColour } from "#web/ui/speaker-colour.ts"
import type { ReactElement } from "react"

const colours: ReadonlyArray<readonly [string, TextKey<"styleguide">]> = [
  ["accent", "guide.accent"],
  ["brand", "guide.brand"],
  ["accent-text", "guide.accentText"],
  ["accent-soft", "guide.accentSoft"],
  ["accent-soft-2", "guide.accentSoft2"],
  ["canvas", "guide.canvas"],
  ["surface", "guide.surface"],
  ["raised", "guide.raised"],
  ["sunken", "guide.sunken"],
  ["hover", "guide.hover"],
  ["line", "guide.line"],
  ["line-strong", "guide.lineStrong"],
  ["field-line", "guide.fieldLine"],
  ["fg", "guide.fg"],
  ["fg-2", "guide.fg2"],
  ["fg-3", "guide.fg3"],
  ["ok", "guide.ok"],
  ["warn", "guide.warn"],
  ["bad", "guide.bad"],
]

const speakers = [0, 1, 2, 3, 4, 5, 6, 7]

export const ColourSamples = (): ReactElement => {
  const t = useText("styleguide")
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-4">
        {colours.map(([name, use]) => (
          <div key={name}>
            <div className="h-11 rounded-md ring-1 ring-line" style={{ background: `var(--${name})` }} />
            <p className="mt-1.5 text-xs font-[560]">{name}</p>
            <p className="text-2xs text-fg-3">{t(use)}</p>
          </div>
        ))}
      </div>
      <div className="flex flex-wrap gap-4">
        {speakers.map((index) => (
          <span key={index} className="flex flex-col items-center gap-1.5">
            <Avatar name={`S ${index + 1}`} index={index} size={34} />
            <span className="text-xs font-[560]" style={{ color: nameColour(index) }}>
              {t("guide.name", { number: index + 1 })}
            </span>
            <span className="h-1.5 w-12 rounded-full" style={{ background: barColour(index) }} />
          </span>
        ))}
      </div>
    </>
  )
}
