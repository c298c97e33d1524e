import { elementFor } from "#web/entities/playback/current-element.ts"
import { playerState } from "#web/entities/playback/player-state.ts"
import { player } from "#web/entities/playback/player.ts"
import { useSlice } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { IconButton } from "#web/ui/icon-button.tsx"
import { ChevronDown, ChevronUp, PictureInPicture2 } from "lucide-react"
import { type ReactElement, useEffect, useRef, useState } from "react"

/** The picture of a video above its transcript; it can pop out or be hidden. */
export const VideoStage = (): ReactElement | null => {
  const hasPicture = useSlice(playerState, (state) => state.kind === "video" && state.playbackError === null)
  return hasPicture ? <Stage /> : null
}

const Stage = (): ReactElement => {
  const t = useText("player")
  const container = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    const video = elementFor("video")
    video.className = "mx-auto block h-full max-w-full bg-black"
    // Removing it from the page and adding it again would stop it.
    if (video.parentElement !== container.current) container.current?.append(video)
    player.warm()
  }, [])
  return (
    <div className="relative shrink-0 border-b bg-sunken">
      <div
        ref={container}
        className={isShown ? "mx-auto h-[min(34dvh,300px)] max-w-[832px] py-2 max-md:h-[26dvh] max-md:py-0" : "hidden"}
      />
      <div className={isShown ? "absolute top-2 right-2 flex" : "flex justify-end px-4 md:px-6"}>
        {isShown && document.pictureInPictureEnabled && (
          <IconButton label={t("video.pop")} size="iconSm" className="bg-raised/80 max-md:!size-11" onClick={pop}>
            <PictureInPicture2 />
          </IconButton>
        )}
        <IconButton
          label={t(isShown ? "video.hide" : "video.show")}
          size="iconSm"
          className="bg-raised/80 max-md:!size-11"
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <ChevronUp /> : <ChevronDown />}
        </IconButton>
      </div>
    </div>
  )
}

const pop = (): void => {
  const video = elementFor("video")
  // If this is refused, the picture stays where it is.
  if (video instanceof HTMLVideoElement) void video.requestPictureInPicture().catch(() => undefined)
}
