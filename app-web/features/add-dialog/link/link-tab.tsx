import { OptionFields } from "#web/entities/transcription-options/option-fields.tsx"
import { useStore } from "#web/lib/store.ts"
import type { ReactElement } from "react"
import { LinkField } from "./link-field.tsx"
import { LinkQuota } from "./link-quota.tsx"
import { linkChoice } from "./link-state.ts"
import { LinkedVideo } from "./linked-video.tsx"

/** A video on another site: its link, what is behind it, and its options. Captions have nothing to detect. */
export const LinkTab = (): ReactElement => {
  const { video, takesCaptions } = useStore(linkChoice)
  return (
    <>
      <LinkField />
      {video !== null && <LinkedVideo video={video} />}
      {video !== null && !takesCaptions && <OptionFields />}
      <LinkQuota />
    </>
  )
}
