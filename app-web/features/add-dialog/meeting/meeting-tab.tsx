import { MeetingOptions } from "#web/entities/transcription-options/meeting-options.tsx"
import { useStore } from "#web/lib/store.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Input } from "#web/ui/input.tsx"
import { Said } from "#web/ui/said.tsx"
import { type ReactElement, useId } from "react"
import { meetingChoice } from "./meeting-state.ts"
import { useText } from "./texts.ts"
import { useJoin } from "./use-join.ts"

/** A meeting to go to: its link, a title, the language, and what the guest does there. */
export const MeetingTab = (): ReactElement => {
  const t = useText()
  const id = useId()
  const { link, title } = useStore(meetingChoice)
  const { join, error } = useJoin()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        join()
      }}
    >
      <label htmlFor={id} className="mb-1.5 block font-[540]">{t("meeting.link")}</label>
      <Input
        id={id}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        value={link}
        aria-invalid={error !== null}
        aria-describedby={`${id}-said`}
        onChange={({ target }) => meetingChoice.set((before) => ({ ...before, link: target.value }))}
        className="max-md:!h-11"
      />
      <div id={`${id}-said`} className="mt-2 text-sm">
        {error === null ? <p className="text-fg-3">{t("meeting.linkHint")}</p> : (
          <p role="alert" className="text-bad">
            <Said text={errorMessage(error)} />
          </p>
        )}
      </div>
      <label htmlFor={`${id}-title`} className="mt-4 mb-1.5 block font-[540]">{t("meeting.title")}</label>
      <Input
        id={`${id}-title`}
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
