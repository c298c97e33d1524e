import { settings } from "#web/lib/settings.ts"
import { useText } from "#web/lib/text.ts"
import { Select } from "#web/ui/select.tsx"
import type { ReactElement } from "react"
import { Field } from "./field.tsx"
import { useEditProfile } from "./use-edit-profile.ts"
import { zoneToday } from "./zone-today.ts"

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
