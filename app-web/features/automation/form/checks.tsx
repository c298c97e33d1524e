import { useText } from "#web/lib/text.ts"
import type { ReactElement, ReactNode } from "react"

interface ChecksProps<Value extends string> {
  readonly legend: string
  readonly options: ReadonlyArray<{ readonly value: Value; readonly label: string; readonly aside?: ReactNode }>
  readonly chosen: ReadonlyArray<Value>
  readonly className?: string
  readonly onChange: (chosen: ReadonlyArray<Value>) => void
}

/** Several of a few, and one at least. */
export const Checks = <Value extends string>(
  { legend, options, chosen, className, onChange }: ChecksProps<Value>,
): ReactElement => {
  const t = useText("automation/form")
  const turned = (value: Value, isOn: boolean) =>
    options.map((option) => option.value).filter((one) => one === value ? isOn : chosen.includes(one))
  return (
    <fieldset>
      <legend className="mb-1 font-[540]">{legend}</legend>
      <div className={className}>
        {options.map(({ value, label, aside }) => (
          <label
            key={value}
            className="flex min-h-9 flex-wrap items-center gap-x-3 rounded-md px-1 text-base max-md:min-h-11"
          >
            <input
              type="checkbox"
              className="size-4.5 shrink-0 accent-accent"
              checked={chosen.includes(value)}
              onChange={({ target }) => onChange(turned(value, target.checked))}
            />
            {label} {aside}
          </label>
        ))}
      </div>
      {chosen.length === 0 && <p role="alert" className="mt-1 text-sm text-bad">{t("form.noneChosen")}</p>}
    </fieldset>
  )
}
