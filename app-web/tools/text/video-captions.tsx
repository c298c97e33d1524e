import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import type { ReactElement } from "react"
import type { client } from "../calls/client.ts"
import { Card } from "../parts/card.tsx"

export type Inspected = Awaited<ReturnType<typeof client.link.inspectLink.mutate>>

interface VideoCaptionsProps {
  readonly video: Inspected
  /** All videos are used: nothing can be chosen. */
  readonly isSpent: boolean
  /** With the language of captions, or null to hear the video. */
  readonly onChoose: (captions: string | null) => void
}

/** People have written captions: they are there at once, and cost nothing. */
export const VideoCaptions = ({ video, isSpent, onChoose }: VideoCaptionsProps): ReactElement => {
  const t = useText("tools/text")
  return (
    <Card>
      <h2 className="text-lg font-[620] break-words">{video.title}</h2>
      <p className="mt-2 text-base text-fg-2">{t("video.captions")}</p>
      <div className="mt-4 flex flex-wrap gap-2 max-sm:[&>button]:h-11">
        {video.captions.map(({ language, name }) => (
          <Button
            key={language}
            tone="primary"
            disabled={isSpent}
            onClick={() => onChoose(language)}
          >
            {name}
          </Button>
        ))}
        <Button disabled={isSpent} onClick={() => onChoose(null)}>{t("video.hear")}</Button>
      </div>
    </Card>
  )
}
