import { errorMessage } from "#web/request/error-message.ts"
import { type RouterInput, slow, trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Input } from "#web/ui/input.tsx"
import { Said } from "#web/ui/said.tsx"
import { type ReactElement, useId, useRef, useState } from "react"
import { useText } from "./texts.ts"

/** Where the address is entered, or a file chosen; it replaces the calendar that is there. */
export const CalendarField = ({ isThere }: { readonly isThere: boolean }): ReactElement => {
  const t = useText()
  const id = useId()
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
      <label htmlFor={id} className="mb-1.5 block text-sm font-[540]">
        {t(isThere ? "calendar.other" : "calendar.address")}
      </label>
      <div className="flex flex-wrap gap-2">
        <Input
          id={id}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          value={url}
          aria-invalid={saving.isError}
          aria-describedby={`${id}-said`}
          onChange={({ target }) => {
            setUrl(target.value)
            if (saving.isError) saving.reset()
          }}
          className="min-w-0 flex-1 basis-60 max-md:!h-11"
        />
        <Button type="submit" className="!h-10 max-md:!h-11" disabled={url.trim() === ""} aria-busy={saving.isPending}>
          {t("calendar.save")}
        </Button>
        <Button className="!h-10 max-md:!h-11" aria-busy={saving.isPending} onClick={() => chooser.current?.click()}>
          {t("calendar.file")}
        </Button>
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
      </div>
      <div id={`${id}-said`} className="mt-1.5 text-sm text-fg-3">
        <output className="block">{t(saving.isPending ? "calendar.reading" : "calendar.hint")}</output>
        {saving.isError && (
          <p role="alert" className="text-bad">
            <Said text={errorMessage(saving.error)} />
          </p>
        )}
      </div>
    </form>
  )
}
