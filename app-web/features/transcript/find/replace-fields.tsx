import { Button } from "#web/ui/button.tsx"
import { Input } from "#web/ui/input.tsx"
import { type FormEvent, type ReactElement, useState } from "react"
import { useText } from "../texts.ts"
import type { Find } from "./use-find.ts"
import type { ReplaceAll } from "./use-replace-all.ts"

interface ReplaceFieldsProps {
  readonly find: Find
  readonly replace: ReplaceAll
}

/** What to write instead of what was found, and how exactly that must match. */
export const ReplaceFields = ({ find, replace }: ReplaceFieldsProps): ReactElement => {
  const t = useText()
  const [replacement, setReplacement] = useState("")
  const [learn, setLearn] = useState(false)
  const { options, choose, text, hits } = find
  const count = hits.lines.length
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void replace.run(text, replacement, options, learn && replacement.trim() !== "")
  }
  const choices = [
    {
      label: t("replace.matchCase"),
      isOn: options.matchCase,
      set: (isOn: boolean) => choose({ ...options, matchCase: isOn }),
    },
    {
      label: t("replace.wholeWord"),
      isOn: options.wholeWord,
      set: (isOn: boolean) => choose({ ...options, wholeWord: isOn }),
    },
    { label: t("replace.learn"), isOn: learn, set: setLearn },
  ]
  return (
    <form className="space-y-2 px-3.5" onSubmit={onSubmit}>
      <Input
        value={replacement}
        maxLength={1000}
        aria-label={t("replace.with")}
        placeholder={t("replace.with")}
        onChange={({ target }) => setReplacement(target.value)}
        onKeyDown={({ key }) => key === "Escape" && find.close()}
      />
      {choices.map(({ label, isOn, set }) => (
        <label key={label} className="flex min-h-7 items-center gap-2.5 text-sm max-md:min-h-11">
          <input
            type="checkbox"
            className="size-4 accent-(--accent)"
            checked={isOn}
            onChange={({ target }) =>
              set(target.checked)}
          />
          {label}
        </label>
      ))}
      <Button type="submit" tone="primary" className="w-full" disabled={count === 0 || replace.isBusy}>
        {t("replace.all", { count })}
      </Button>
    </form>
  )
}
