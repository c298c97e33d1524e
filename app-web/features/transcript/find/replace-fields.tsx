import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Input } from "#web/ui/input.tsx"
import { type FormEvent, type ReactElement, useState } from "react"
import type { Find } from "./use-find.ts"
import type { ReplaceAll } from "./use-replace-all.ts"

interface ReplaceFieldsProps {
  readonly find: Find
  readonly replace: ReplaceAll
}

/** What to write instead of what was found, and how exactly that must match. */
export const ReplaceFields = ({ find, replace }: ReplaceFieldsProps): ReactElement => {
  const t = useText("transcript")
  const [replacement, setReplacement] = useState("")
  const [learn, setLearn] = useState(false)
  const { options, choose, text, hits } = find
  const count = hits.lines.length
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    replace.one(find, replacement)
  }
  const onAll = () => void replace.run(text, replacement, options, learn && replacement.trim() !== "")
  const isIdle = count > 0 && !replace.isBusy
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
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className="flex-1 max-md:!h-11" disabled={!isIdle}>{t("replace.show")}</Button>
        <Button tone="primary" className="flex-1 max-md:!h-11" disabled={!isIdle} onClick={onAll}>
          {t("replace.all", { count })}
        </Button>
      </div>
    </form>
  )
}
