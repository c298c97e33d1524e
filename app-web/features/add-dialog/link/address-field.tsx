import { Input } from "#web/ui/input.tsx"
import { clsx } from "clsx"
import { Info } from "lucide-react"
import { type ReactElement, useId, useState } from "react"
import { useText } from "../texts.ts"
import { checkLink } from "./check-link.ts"

interface AddressFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly hosts: ReadonlyArray<string>
  /** Shown when the address leads to another site. */
  readonly otherHost: string
  readonly hint: string
  /** What this server cannot do yet. */
  readonly notYet: string
}

/** An address, checked as it is typed. No error is shown before something was typed. */
export const AddressField = (
  { label, placeholder, hosts, otherHost, hint, notYet }: AddressFieldProps,
): ReactElement => {
  const t = useText()
  const id = useId()
  const [typed, setTyped] = useState("")
  const [isTouched, setIsTouched] = useState(false)
  const problem = checkLink(typed, hosts)
  const texts = {
    empty: t("link.empty"),
    notAnAddress: t("link.notAnAddress"),
    notWeb: t("link.notWeb"),
    otherHost,
  }
  const isWrong = problem !== null && isTouched
  return (
    <div className="pb-1">
      <label htmlFor={id} className="mb-1.5 block font-[540]">{label}</label>
      <Input
        id={id}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={typed}
        placeholder={placeholder}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setTyped(target.value)
          setIsTouched(true)
        }}
      />
      <output id={`${id}-hint`} className={clsx("mt-2 block text-sm", isWrong ? "text-bad" : "text-fg-3")}>
        {isWrong ? texts[problem] : problem === null ? t("link.fits") : hint}
      </output>
      <p className="mt-5 flex items-start gap-3 rounded-lg bg-sunken p-4 text-fg-2">
        <Info className="mt-0.5 size-[18px] shrink-0 text-accent-text" aria-hidden />
        {notYet}
      </p>
    </div>
  )
}
