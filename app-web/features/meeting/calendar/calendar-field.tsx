import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { type RouterInput, slow, trpc } from "#web/request/trpc.ts"
import { AddressInput } from "#web/ui/address-input.tsx"
import { Button } from "#web/ui/button.tsx"
import { type ReactElement, useRef, useState } from "react"

/** Where the address is entered, or a file chosen; it replaces the calendar that is there. */
export const CalendarField = ({ isThere }: { readonly isThere: boolean }): ReactElement => {
  const t = useText("meeting/calendar")
  const chooser = useRef<HTMLInputElement>(null)
  const [url, setUrl] = useState("")
  const utils = trpc.useUtils()
  const saving = trpc.calendar.saveCalendar.useMutation({
    ...slow,
    onSuccess: () => {
      setUrl("")
      return utils.calendar.invalidate()
    },
  })
  const save = (given: RouterInput["calendar"]["saveCalendar"]) => !saving.isPending && saving.mutate(given)
  const choose = async (file: File | undefined) => {
    if (file !== undefined) save({ file: await file.text(), file_name: file.name.slice(0, 200) })
  }
  return (
    <form
      noValidate
      className={isThere ? "mt-5" : ""}
      onSubmit={(event) => {
        event.preventDefault()
        if (url.trim() !== "") save({ url: url.trim() })
      }}
    >
      <AddressInput
        label={t(isThere ? "calendar.other" : "calendar.address")}
        value={url}
        hint={t(saving.isPending ? "calendar.reading" : "calendar.hint")}
        fault={saving.isError ? errorMessage(saving.error) : null}
        onChange={(written) => {
          setUrl(written)
          if (saving.isError) saving.reset()
        }}
      >
        <Button type="submit" className="!h-10 max-md:!h-11" disabled={url.trim() === ""} aria-busy={saving.isPending}>
          {t("calendar.save")}
        </Button>
        <Button className="!h-10 max-md:!h-11" aria-busy={saving.isPending} onClick={() => chooser.current?.click()}>
          {t("calendar.file")}
        </Button>
      </AddressInput>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".ics,.ical,text/calendar"
        aria-label={t("calendar.file")}
        onChange={({ target }) => {
          void choose(target.files?.[0])
          target.value = ""
        }}
      />
    </form>
  )
}
