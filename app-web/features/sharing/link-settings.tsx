import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Input } from "#web/ui/input.tsx"
import { type FormEvent, type ReactElement, useId, useState } from "react"
import type { Share, ShareChanges } from "./use-share.ts"

interface LinkSettingsProps {
  readonly share: Share
  readonly changes: ShareChanges
}

/** What a link shows, until when, and to whom. */
export const LinkSettings = ({ share, changes }: LinkSettingsProps): ReactElement => {
  const t = useText("sharing")
  const own = useText("sharing")
  const id = useId()
  const [now] = useState(() => new Date())
  const isOver = share.expires_at !== null && Date.parse(share.expires_at) <= now.getTime()
  const setDay = (day: string) => changes.edit({ expires_at: day === "" ? null : endOf(day) })
  return (
    <div className="mt-5 grid gap-5 border-t pt-5">
      <Parts share={share} changes={changes} />
      <div>
        <label htmlFor={`${id}-day`} className="mb-1.5 block text-sm font-[540]">{t("share.expires")}</label>
        <div className="flex items-center gap-2">
          <Input
            id={`${id}-day`}
            type="date"
            min={dayOf(now)}
            value={share.expires_at === null ? "" : dayOf(new Date(share.expires_at))}
            onChange={(event) => setDay(event.target.value)}
            aria-describedby={`${id}-when`}
            className="max-w-52 max-md:h-11"
          />
          {share.expires_at !== null && (
            <Button
              tone="ghost"
              className="max-md:h-11"
              disabled={changes.isPending}
              onClick={() => setDay("")}
            >
              {t("share.removeDate")}
            </Button>
          )}
        </div>
        <p id={`${id}-when`} className="mt-1.5 text-sm text-fg-3">
          {share.expires_at === null ? t("share.neverExpires") : isOver && t("share.expired")}
        </p>
      </div>
      {share.has_password
        ? (
          <div className="flex items-center justify-between gap-3">
            <span className="text-sm font-[540]">
              {t("share.password")} <span aria-hidden>••••••</span>
            </span>
            <Button
              className="max-md:h-11"
              disabled={changes.isPending}
              onClick={() => changes.edit({ password: null })}
            >
              {t("share.removePassword")}
            </Button>
          </div>
        )
        : <PasswordField changes={changes} save={own("act.save")} />}
    </div>
  )
}

const Parts = ({ share: { parts }, changes }: LinkSettingsProps): ReactElement => {
  const t = useText("sharing")
  const own = useText("sharing")
  const all = ["summary", "mind_map", "owner"] as const
  const texts = parts.filter((part) => part !== "owner")
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-[540]">{t("share.parts")}</legend>
      <div className="flex flex-wrap gap-x-6">
        {all.map((part) => (
          <label key={part} className="flex items-center gap-2 py-1.5 max-md:min-h-11">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={parts.includes(part)}
              disabled={texts.length === 1 && texts[0] === part}
              onChange={({ target }) => {
                const [first, ...rest] = all.filter((one) => one === part ? target.checked : parts.includes(one))
                if (first !== undefined) changes.edit({ parts: [first, ...rest] })
              }}
            />
            {part === "owner" ? t("share.ownerName") : own(part === "summary" ? "tab.summary" : "tab.mindmap")}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const minLength = 6

const PasswordField = (
  { changes, save }: Pick<LinkSettingsProps, "changes"> & { readonly save: string },
): ReactElement => {
  const t = useText("sharing")
  const id = useId()
  const [password, setPassword] = useState("")
  const submit = (event: FormEvent) => {
    event.preventDefault()
    changes.edit({ password }, () => setPassword(""))
  }
  return (
    <form onSubmit={submit}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-[540]">{t("share.password")}</label>
      <div className="flex gap-2">
        <Input
          id={id}
          type="password"
          autoComplete="new-password"
          maxLength={128}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          aria-describedby={`${id}-hint`}
          className="min-w-0 flex-1 max-md:h-11"
        />
        <Button type="submit" className="max-md:h-11" disabled={changes.isPending || password.length < minLength}>
          {save}
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-fg-3">{t("share.passwordHint", { min: minLength })}</p>
    </form>
  )
}

/** The day as a date field has it, in the reader's time zone. */
const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-")

/** The last second of a day. */
const endOf = (day: string): string => new Date(`${day}T23:59:59`).toISOString()
