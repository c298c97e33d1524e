import { sentenceBreak } from "#web/lib/full-stop.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { messageOr } from "#web/request/error-message.ts"
import { ruleText } from "#web/request/refusal-text.ts"
import type { RouterOutput } from "#web/request/trpc.ts"
import { useRefusals } from "#web/request/use-refusals.ts"
import { Button } from "#web/ui/button.tsx"
import { TextArea } from "#web/ui/input.tsx"
import { Select } from "#web/ui/select.tsx"
import { type ReactElement, useId, useState } from "react"
import type { Hotwords } from "./use-hotwords.ts"

type Added = RouterOutput["hotword"]["addHotwords"]
const languages = ["auto", "en", "zh"] as const

/** Adds hotwords, one a line. Lines that are refused stay in the field, each with its reason. */
export const AddHotwords = ({ add }: Pick<Hotwords, "add">): ReactElement => {
  const t = useText("hotwords")
  const reader = useLanguage()
  const id = useId()
  const [text, setText] = useState("")
  const [language, setLanguage] = useState<(typeof languages)[number]>("auto")
  const [added, setAdded] = useState<Added | null>(null)
  const canSayWhy = useRefusals((added?.refused.length ?? 0) > 0)
  const isBatch = text.trim().includes("\n")
  const unexplained = isBatch ? "hotwords.failed.batch" : "hotwords.failed.create"
  const submit = () => {
    if (text.trim() === "" || add.isPending) return
    setAdded(null)
    add.mutate({ text, ...(language !== "auto" && { language }) }, {
      onSuccess: (done) => {
        setAdded(done)
        setText(done.refused.map((line) => line.text).join("\n"))
      },
    })
  }
  return (
    <form
      className="mb-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <label htmlFor={id} className="mb-1 block text-sm font-[540]">{t("hotwords.new")}</label>
      <TextArea
        id={id}
        rows={3}
        value={text}
        aria-describedby={`${id}-rule`}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return
          event.preventDefault()
          submit()
        }}
      />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Select
          aria-label={t("hotwords.language")}
          value={language}
          onChange={({ target }) => setLanguage(languages.find((one) => one === target.value) ?? "auto")}
        >
          {languages.map((one) => <option key={one} value={one}>{t(`hotwords.${one}`)}</option>)}
        </Select>
        <p id={`${id}-rule`} className="min-w-0 flex-1 basis-48 text-sm text-fg-3">{t("hotwords.rule")}</p>
        <Button type="submit" tone="primary" className="ml-auto" disabled={text.trim() === "" || add.isPending}>
          {t("hotwords.add")}
        </Button>
      </div>
      <output className="block text-sm">
        {added !== null && (
          <span className="mt-2 block text-fg-2">
            {t("hotwords.added", { count: added.items.length })}
            {added.known > 0 && `${sentenceBreak(reader)}${t("hotwords.known", { count: added.known })}`}
          </span>
        )}
        {canSayWhy &&
          added?.refused.map(({ line, text: refused, issue }) => (
            <span key={line} className="mt-1 block text-bad">
              {t("hotwords.refused", { text: refused, rule: ruleText(issue) ?? issue.rule })}
            </span>
          ))}
      </output>
      {add.error !== null && (
        <p role="alert" className="mt-2 text-sm text-bad">{messageOr(add.error, t(unexplained))}</p>
      )}
    </form>
  )
}
