import { useText } from "#web/lib/text.ts"
import { Input } from "#web/ui/input.tsx"
import { type ReactElement, useId } from "react"
import { Note } from "../parts/note.tsx"

interface VideoFieldProps {
  readonly url: string
  /** It was asked for without an address. */
  readonly isEmpty: boolean
  readonly onChange: (url: string) => void
}

/** Where the address of a video goes. */
export const VideoField = ({ url, isEmpty, onChange }: VideoFieldProps): ReactElement => {
  const t = useText("tools/text")
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="text-base font-[560]">{t("video.url")}</label>
      <Input
        id={id}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={url}
        aria-invalid={isEmpty}
        placeholder="https://www.youtube.com/watch?v=…"
        onChange={({ target }) => onChange(target.value)}
        className="mt-2 h-11"
      />
      {isEmpty && (
        <div className="mt-2">
          <Note tone="bad">{t("video.empty")}</Note>
        </div>
      )}
    </>
  )
}
