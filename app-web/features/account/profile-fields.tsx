import { settings } from "#web/lib/settings.ts"
import { useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { Input } from "#web/ui/input.tsx"
import { Select } from "#web/ui/select.tsx"
import type { ReactElement } from "react"
import { Field } from "./field.tsx"
import { zoneToday } from "./zone-today.ts"

interface NameFieldProps {
  readonly username: string | null
  /** What others see without a name. */
  readonly hint: string
}

/** The name that others see. */
export const NameField = ({ username, hint }: NameFieldProps): ReactElement => {
  const t = useText("account")
  const edit = useEditProfile()
  const save = (typed: string) => {
    const name = typed.trim()
    if (name !== (username ?? "")) edit.mutate({ username: name === "" ? null : name })
    else if (edit.isError) edit.reset()
  }
  return (
    <Field label={t("account.name")} hint={hint} saving={edit}>
      {(own) => (
        <Input
          {...own}
          key={username}
          defaultValue={username ?? ""}
          autoComplete="name"
          aria-invalid={edit.isError}
          className="max-w-96 max-md:!h-11"
          onBlur={({ target }) => save(target.value)}
          onKeyDown={({ key, currentTarget, nativeEvent }) => {
            if (key === "Enter" && !nativeEvent.isComposing) save(currentTarget.value)
          }}
        />
      )}
    </Field>
  )
}

/** The one of mail to people who have not chosen. */
const usual = settings.region === "cn" ? "Asia/Shanghai" : "UTC"

/** The time zone of times in emails. */
export const TimeZoneField = ({ timeZone }: { readonly timeZone: string | null }): ReactElement => {
  const t = useText("account")
  const edit = useEditProfile()
  const here = zoneToday(new Intl.DateTimeFormat().resolvedOptions().timeZone)
  const shown = (edit.isPending ? edit.variables.time_zone : timeZone) ?? ""
  // Zone names go out of use: the stored one, and this browser's, stay in the list.
  const zones = [
    ...new Set([...Intl.supportedValuesOf("timeZone").map(zoneToday), "UTC", here, ...(shown === "" ? [] : [shown])]),
  ]
  return (
    <Field label={t("account.timeZone")} hint={t("account.timeZoneText")} saving={edit}>
      {(own) => (
        <Select
          {...own}
          value={shown}
          className="max-w-full [&>select]:!h-10 max-md:[&>select]:!h-11"
          onChange={({ target }) => edit.mutate({ time_zone: target.value === "" ? null : target.value })}
        >
          {shown === "" && <option value="">{t("account.noTimeZone", { zone: usual })}</option>}
          {[here, ...zones.filter((zone) => zone !== here).toSorted()].map((zone) => (
            <option key={zone} value={zone}>{zone.replaceAll("_", " ")}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}

type Edit = ReturnType<typeof trpc.account.editPreferences.useMutation>

/** Saves profile fields; each field has its own mutation, so that it can show its state. */
export const useEditProfile = (): Edit => {
  const utils = trpc.useUtils()
  return trpc.account.editPreferences.useMutation({
    onSuccess: async (kept) => {
      const { username, time_zone } = kept
      // A response on its way may be older than the change.
      await Promise.all([utils.account.getPreferences.cancel({}), utils.account.getCurrentUser.cancel({})])
      utils.account.getPreferences.setData({}, kept)
      utils.account.getCurrentUser.setData({}, (user) => user && { ...user, username, time_zone })
    },
  })
}
