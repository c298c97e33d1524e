import { servicesIn } from "#web/entities/meeting/service-names.ts"
import { MeetingOptions } from "#web/entities/transcription-options/option-fields.tsx"
import { useStore } from "#web/lib/store.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { AddressInput } from "#web/ui/address-input.tsx"
import { Input } from "#web/ui/input.tsx"
import { type ReactElement, useId } from "react"
import { meetingChoice } from "./meeting-state.ts"
import { useJoin } from "./use-join.ts"

/** A meeting to go to: its link, a title, the language, and what the guest does there. */
export const MeetingTab = (): ReactElement => {
  const t = useText("add-dialog/meeting")
  const reader = useLanguage()
  const id = useId()
  const { link, title } = useStore(meetingChoice)
  const { join, error } = useJoin()
  const { data: offer } = trpc.meeting.getMeetingOffer.useQuery({}, { staleTime: 300_000 })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        join()
      }}
    >
      <AddressInput
        label={t("meeting.link")}
        value={link}
        hint={offer === undefined
          ? null
          : t("meeting.linkHint", { services: servicesIn(offer.services, reader, "disjunction") })}
        fault={error === null ? null : errorMessage(error)}
        onChange={(written) => meetingChoice.set((before) => ({ ...before, link: written }))}
      />
      <label htmlFor={id} className="mt-4 mb-1.5 block font-[540]">{t("meeting.title")}</label>
      <Input
        id={id}
        autoComplete="off"
        maxLength={200}
        value={title}
        onChange={({ target }) => meetingChoice.set((before) => ({ ...before, title: target.value }))}
        className="max-md:!h-11"
      />
      <MeetingOptions />
      <p className="mt-4 rounded-md bg-sunken px-4 py-3 text-sm text-fg-2">{t("meeting.what")}</p>
      <button type="submit" hidden tabIndex={-1} aria-hidden />
    </form>
  )
}
