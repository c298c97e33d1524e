import { sizeOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { Switch } from "#web/ui/switch.tsx"
import type { ReactElement } from "react"
import { changeOne, recordings } from "./chosen-lists.ts"
import type { Chosen } from "./chosen.ts"
import { limits } from "./limits.ts"

/** Offers to send only the audio of a large video. A video that is too large can only be sent that way. */
export const SoundOnly = ({ chosen }: { readonly chosen: Chosen }): ReactElement | null => {
  const t = useText("add-dialog")
  const reader = useLanguage()
  const { id, file, sound, isSoundOnly, error } = chosen
  if (sound === null) return null
  const sizes = { small: sizeOf(sound.size, reader), large: sizeOf(file.size, reader) }
  if (error === "videoSize") {
    return (
      <p className="mt-1 pl-8 text-sm text-fg-2">
        {t("add.soundNeeded", { ...sizes, max: sizeOf(limits.video, reader) })}
      </p>
    )
  }
  return (
    <label className="mt-1 flex items-center gap-3 pl-8 text-sm text-fg-2">
      <span className="flex-1">{t("add.soundOnly", sizes)}</span>
      <Switch
        checked={isSoundOnly}
        aria-label={t("add.soundOnly", sizes)}
        onCheckedChange={(isSoundOnly) => changeOne(recordings, id, { isSoundOnly })}
      />
    </label>
  )
}
