import { settings } from "#web/lib/settings.ts"
import { useText } from "#web/lib/text.ts"
import { clsx } from "clsx"
import { type ReactElement, useId } from "react"
import { lastMethod } from "./entry.ts"

/** The sign-in methods that begin with typing. */
export type Typed = "email" | "phone"

const usual: ReadonlyArray<Typed> = settings.region === "cn" ? ["phone", "email"] : ["email", "phone"]
const offered = usual.filter((one) => settings.signIn.methods.some(({ name }) => name === one))

/** The one used last, or else the edition's usual one; null if none is offered. */
export const firstTyped = (): Typed | null => offered.find((one) => one === lastMethod()) ?? offered[0] ?? null

const labels = { email: "signIn.email", phone: "signIn.phone" } as const

interface TypedChoiceProps {
  readonly typed: Typed
  readonly onChoose: (typed: Typed) => void
}

/** Whether an address or a number is typed, if both are offered. */
export const TypedChoice = ({ typed, onChoose }: TypedChoiceProps): ReactElement | null => {
  const t = useText("sign-in")
  const name = useId()
  if (offered.length < 2) return null
  return (
    <fieldset className="mb-5 grid grid-cols-2 rounded-lg bg-sunken p-1">
      <legend className="sr-only">{t("signIn.title")}</legend>
      {offered.map((one) => (
        <label
          key={one}
          className={clsx(
            "relative grid min-h-10 cursor-pointer place-items-center rounded-md px-2 text-center text-sm font-[560] has-focus-visible:outline-2 has-focus-visible:outline-brand max-md:min-h-11",
            typed === one ? "bg-raised text-fg shadow-e1" : "text-fg-2",
          )}
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 cursor-pointer opacity-0"
            checked={typed === one}
            onChange={() => onChoose(one)}
            onClick={({ detail, currentTarget }) => {
              // Choosing by mouse or touch moves to the field; the keyboard stays on the choice.
              if (detail > 0) currentTarget.blur()
            }}
          />
          {t(labels[one])}
        </label>
      ))}
    </fieldset>
  )
}
