import { useText } from "#web/lib/text.ts"
import { clsx } from "clsx"
import { type ReactElement, useId } from "react"
import { formats, type SoundFormat } from "./recipe.ts"

interface FormatFieldProps {
  readonly value: SoundFormat
  readonly onChange: (format: SoundFormat) => void
}

export const FormatField = ({ value, onChange }: FormatFieldProps): ReactElement => {
  const t = useText("tools/media")
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-base font-[560]">{t("media.format")}</legend>
      <div className="flex flex-wrap gap-2">
        {formats.map((format) => (
          <label
            key={format}
            className={clsx(
              "flex min-h-11 cursor-default items-center rounded-md px-4 text-base font-[540] has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-brand",
              value === format
                ? "bg-accent-soft text-accent-text shadow-[inset_0_0_0_1.5px_var(--accent)]"
                : "shadow-[inset_0_0_0_1px_var(--field-line)]",
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === format}
              onChange={() => onChange(format)}
            />
            {format.toUpperCase()}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface QualityFieldProps {
  /** Per cent. */
  readonly value: number
  readonly onChange: (quality: number) => void
}

export const recommended = 40
const presets = [["voice", 20], ["recommended", recommended], ["music", 75]] as const

/** 10 to 90 per cent, with what suits voices and music. */
export const QualityField = ({ value, onChange }: QualityFieldProps): ReactElement => {
  const t = useText("tools/media")
  const id = useId()
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-base font-[560]">{t("media.quality")}</label>
        <output htmlFor={id} className="tnum text-base font-[560]">{t("unit.percent", { value })}</output>
      </div>
      <input
        id={id}
        type="range"
        min={10}
        max={90}
        step={5}
        value={value}
        aria-valuetext={t("unit.percent", { value })}
        onChange={({ target }) => onChange(Number(target.value))}
        className="my-2 h-6 w-full accent-(--accent)"
      />
      <div className="flex flex-wrap gap-2">
        {presets.map(([name, preset]) => (
          <button
            key={name}
            type="button"
            aria-pressed={value === preset}
            onClick={() => onChange(preset)}
            className="min-h-9 rounded-full px-3 text-sm text-fg-2 shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-hover aria-pressed:bg-accent-soft aria-pressed:text-accent-text max-sm:min-h-11"
          >
            {t(`media.preset.${name}`)}
          </button>
        ))}
      </div>
    </div>
  )
}
