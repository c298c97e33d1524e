import { lengthOf, minutesOf } from "#web/lib/format.ts"
import { useStore } from "#web/lib/store.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { Select } from "#web/ui/select.tsx"
import type { ReactElement } from "react"
import { captionsOf, linkChoice, type Video } from "./link-choice.ts"

/** What is behind the link; and whether it is heard, or captions that people wrote are taken. */
export const LinkedVideo = ({ video }: { readonly video: Video }): ReactElement => {
  const t = useText("add-dialog/link")
  const reader = useLanguage()
  const choice = useStore(linkChoice)
  const { site, title, duration, captions, minutes } = video
  const [first] = captions
  return (
    <>
      <output className="mt-1 block rounded-md bg-sunken px-4 py-3">
        <span className="block font-[560] break-words">{title}</span>
        <span className="tnum mt-0.5 block text-sm break-words text-fg-3">
          {site} · {duration === null ? t("link.noLength") : lengthOf(duration, reader)}
        </span>
      </output>
      {first !== undefined && (
        <fieldset className="mt-4">
          <legend className="mb-1.5 font-[540]">{t("link.how")}</legend>
          <LinkRadio checked={!choice.takesCaptions} onChoose={() => take(false)}>
            {t("link.listen", { length: duration === null ? t("link.noLength") : minutesOf(minutes, reader) })}
          </LinkRadio>
          <LinkRadio checked={choice.takesCaptions} onChoose={() => take(true)}>
            {captions.length === 1 ? t("link.captions", { name: first.name }) : t("link.captionsSeveral")}
          </LinkRadio>
          {captions.length > 1 && choice.takesCaptions && (
            <Select
              aria-label={t("link.language")}
              className="mt-1 ml-7"
              value={captionsOf(choice) ?? ""}
              onChange={({ target }) => linkChoice.set((before) => ({ ...before, language: target.value }))}
            >
              {captions.map(({ language, name }) => <option key={language} value={language}>{name}</option>)}
            </Select>
          )}
        </fieldset>
      )}
    </>
  )
}

const take = (takesCaptions: boolean): void => linkChoice.set((before) => ({ ...before, takesCaptions }))

interface LinkRadioProps {
  readonly checked: boolean
  readonly onChoose: () => void
  readonly children: string
}

const LinkRadio = ({ checked, onChoose, children }: LinkRadioProps): ReactElement => (
  <label className="flex min-h-9 items-center gap-3 max-md:min-h-11">
    <input
      type="radio"
      name="link-source"
      className="size-4 shrink-0 accent-brand"
      checked={checked}
      onChange={onChoose}
    />
    {children}
  </label>
)
